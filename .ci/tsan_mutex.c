// Tells the thread sanitizer of locks it cannot see. Swift's Mutex waits in the kernel, by two functions of a library that has none of
// the sanitizer's instruments, and so whoever waited seems to race with whoever had the lock. Linked to a program, these stand before them.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

static void tell(const char *what, void *mutex) {
  void (*function)(void *) = (void (*)(void *))dlsym(RTLD_DEFAULT, what);
  if (function) function(mutex);
}

SWIFT void lockSlow(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void unlockSlow(SELF) __asm__(UNLOCK);

SWIFT void lockSlow(uint32_t thread, SELF) {
  ((SWIFT void (*)(uint32_t, SELF))dlsym(RTLD_NEXT, LOCK))(thread, self);
  tell("__tsan_acquire", self);
}

SWIFT void unlockSlow(SELF) {
  tell("__tsan_release", self);
  ((SWIFT void (*)(SELF))dlsym(RTLD_NEXT, UNLOCK))(self);
}
