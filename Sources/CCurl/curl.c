#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Options: long, pointer, function and 64-bit numbers begin at 0, 10000, 20000 and 30000.
enum {
  OPT_TIMEOUT_MS = 155,
  OPT_CONNECTTIMEOUT_MS = 156,
  OPT_NOPROGRESS = 43,
  OPT_NOBODY = 44,
  OPT_POST = 47,
  OPT_FOLLOWLOCATION = 52,
  OPT_POSTFIELDSIZE = 60,
  OPT_HTTPGET = 80,
  OPT_NOSIGNAL = 99,
  OPT_PROTOCOLS = 181,
  OPT_WRITEDATA = 10001,
  OPT_URL = 10002,
  OPT_POSTFIELDS = 10015,
  OPT_USERAGENT = 10018,
  OPT_HTTPHEADER = 10023,
  OPT_HEADERDATA = 10029,
  OPT_XFERINFODATA = 10057,
  OPT_ACCEPT_ENCODING = 10102,
  OPT_NOPROXY = 10177,
  OPT_WRITEFUNCTION = 20011,
  OPT_HEADERFUNCTION = 20079,
  OPT_XFERINFOFUNCTION = 20219,
  INFO_REDIRECT_URL = 0x100000 + 31,
  INFO_RESPONSE_CODE = 0x200000 + 2,
  PROTOCOLS_HTTP_HTTPS = 3,
  GLOBAL_DEFAULT = 3,
};

struct slist;

static struct {
  int (*global_init)(long);
  void *(*easy_init)(void);
  void (*easy_cleanup)(void *);
  int (*setopt)(void *, int, ...);
  int (*perform)(void *);
  int (*getinfo)(void *, int, ...);
  struct slist *(*append)(struct slist *, const char *);
  void (*free_all)(struct slist *);
  bool is_loaded;
} curl;

static void load(void) {
#ifdef __APPLE__
  static const char *const names[] = {"/usr/lib/libcurl.4.dylib", "libcurl.4.dylib"};
#else
  static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};
#endif
  void *library = NULL;
  for (size_t i = 0; i < sizeof names / sizeof *names && library == NULL; i++) {
    library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  }
  if (library == NULL) return;
  *(void **)&curl.global_init = dlsym(library, "curl_global_init");
  *(void **)&curl.easy_init = dlsym(library, "curl_easy_init");
  *(void **)&curl.easy_cleanup = dlsym(library, "curl_easy_cleanup");
  *(void **)&curl.setopt = dlsym(library, "curl_easy_setopt");
  *(void **)&curl.perform = dlsym(library, "curl_easy_perform");
  *(void **)&curl.getinfo = dlsym(library, "curl_easy_getinfo");
  *(void **)&curl.append = dlsym(library, "curl_slist_append");
  *(void **)&curl.free_all = dlsym(library, "curl_slist_free_all");
  curl.is_loaded = curl.global_init && curl.easy_init && curl.easy_cleanup && curl.setopt
      && curl.perform && curl.getinfo && curl.append && curl.free_all
      && curl.global_init(GLOBAL_DEFAULT) == 0;
}

void *curio_curl_open(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return curl.is_loaded ? curl.easy_init() : NULL;
}

void curio_curl_close(void *handle) { curl.easy_cleanup(handle); }

struct exchange {
  const struct curio_curl_request *request;
  struct curio_curl_response *response;
  size_t room;
  size_t headers_room;
  bool is_too_long;
  // The blank line after the headers came.
  bool has_headers;
};

// Appends bytes; false without memory.
static bool append(void **place, size_t *length, size_t *room, const void *bytes, size_t count) {
  if (*length + count > *room) {
    size_t wanted = (*length + count) * 2 + 1024;
    void *grown = realloc(*place, wanted);
    if (grown == NULL) return false;
    *place = grown;
    *room = wanted;
  }
  memcpy((char *)*place + *length, bytes, count);
  *length += count;
  return true;
}

static size_t take_body(const char *bytes, size_t size, size_t count, void *context) {
  struct exchange *exchange = context;
  struct curio_curl_response *response = exchange->response;
  size_t total = size * count;
  if (response->length + total > exchange->request->body_limit) {
    exchange->is_too_long = true;
    return 0;
  }
  void *place = response->body;
  bool fits = append(&place, &response->length, &exchange->room, bytes, total);
  response->body = place;
  return fits ? total : 0;
}

static size_t take_header(const char *bytes, size_t size, size_t count, void *context) {
  struct exchange *exchange = context;
  struct curio_curl_response *response = exchange->response;
  size_t total = size * count;
  // A new status line: what came before it was of an interim answer.
  if (total > 5 && memcmp(bytes, "HTTP/", 5) == 0) response->headers_length = 0;
  exchange->has_headers = total <= 2;
  if (response->headers_length + total > 65536) return 0;
  void *place = response->headers;
  bool fits =
      append(&place, &response->headers_length, &exchange->headers_room, bytes, total);
  response->headers = place;
  return fits ? total : 0;
}

static int look_around(void *context, int64_t a, int64_t b, int64_t c, int64_t d) {
  const struct exchange *exchange = context;
  (void)a, (void)b, (void)c, (void)d;
  return exchange->request->is_cancelled(exchange->request->context) ? 1 : 0;
}

static enum curio_curl_outcome outcome(int code, const struct exchange *exchange) {
  switch (code) {
    // A connection that closes within the headers is taken for an answer without a body.
    case 0: return exchange->has_headers ? CURIO_CURL_DONE : CURIO_CURL_BROKEN;
    case 1:
    case 3: return CURIO_CURL_BAD_URL;
    case 5:
    case 6: return CURIO_CURL_UNKNOWN_HOST;
    case 7:
    case 35:
    case 60:
    case 77: return CURIO_CURL_UNREACHABLE;
    case 23: return exchange->is_too_long ? CURIO_CURL_TOO_LONG : CURIO_CURL_BROKEN;
    case 28: return CURIO_CURL_TIMED_OUT;
    case 42: return CURIO_CURL_CANCELLED;
    default: return CURIO_CURL_BROKEN;
  }
}

enum curio_curl_outcome curio_curl_perform(
    void *handle, const struct curio_curl_request *request, struct curio_curl_response *response) {
  struct exchange exchange = {.request = request, .response = response};
  memset(response, 0, sizeof *response);
  struct slist *headers = curl.append(NULL, "Accept: application/json, image/*;q=0.8, */*;q=0.1");
  curl.setopt(handle, OPT_NOSIGNAL, 1L);
  curl.setopt(handle, OPT_PROTOCOLS, (long)PROTOCOLS_HTTP_HTTPS);
  curl.setopt(handle, OPT_FOLLOWLOCATION, 0L);
  curl.setopt(handle, OPT_URL, request->url);
  curl.setopt(handle, OPT_USERAGENT, request->agent);
  curl.setopt(handle, OPT_ACCEPT_ENCODING, "gzip");
  curl.setopt(handle, OPT_TIMEOUT_MS, request->timeout_ms);
  curl.setopt(handle, OPT_CONNECTTIMEOUT_MS, request->connect_timeout_ms);
  curl.setopt(handle, OPT_NOPROXY, request->is_loopback ? "*" : NULL);
  if (request->body != NULL) {
    headers = curl.append(headers, "Content-Type: application/json");
    headers = curl.append(headers, "Expect:");
    curl.setopt(handle, OPT_POST, 1L);
    curl.setopt(handle, OPT_POSTFIELDS, request->body);
    curl.setopt(handle, OPT_POSTFIELDSIZE, (long)request->body_length);
  } else {
    curl.setopt(handle, OPT_HTTPGET, 1L);
    // Asking plainly takes this back, so it comes after.
    if (request->wants_headers_only) curl.setopt(handle, OPT_NOBODY, 1L);
  }
  if (request->condition != NULL) headers = curl.append(headers, request->condition);
  curl.setopt(handle, OPT_HTTPHEADER, headers);
  curl.setopt(handle, OPT_WRITEFUNCTION, take_body);
  curl.setopt(handle, OPT_WRITEDATA, &exchange);
  curl.setopt(handle, OPT_HEADERFUNCTION, take_header);
  curl.setopt(handle, OPT_HEADERDATA, &exchange);
  curl.setopt(handle, OPT_NOPROGRESS, 0L);
  curl.setopt(handle, OPT_XFERINFOFUNCTION, look_around);
  curl.setopt(handle, OPT_XFERINFODATA, &exchange);

  int code = curl.perform(handle);
  curl.getinfo(handle, INFO_RESPONSE_CODE, &response->status);
  char *redirect = NULL;
  curl.getinfo(handle, INFO_REDIRECT_URL, &redirect);
  if (redirect != NULL) response->redirect = strdup(redirect);
  // The handle outlives this call; what it points to does not.
  curl.setopt(handle, OPT_HTTPHEADER, NULL);
  curl.setopt(handle, OPT_POSTFIELDS, NULL);
  curl.free_all(headers);
  return outcome(code, &exchange);
}

void curio_curl_free(struct curio_curl_response *response) {
  free(response->body);
  free(response->headers);
  free(response->redirect);
  memset(response, 0, sizeof *response);
}
