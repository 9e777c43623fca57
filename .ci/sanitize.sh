#!/usr/bin/env bash
# All tests under the thread sanitizer, then under the address sanitizer. Not part of .ci/run: each builds everything anew, which takes
# a quarter of an hour or more.
#
#     .ci/sanitize.sh [thread] [address]
#
# What is built stays in $SANITIZE_DIR (default /tmp/curio-sanitize). Tests wait ten times longer than usual, and those leave out that
# measure memory.
set -euo pipefail
cd "$(dirname "$0")/.."
out=${SANITIZE_DIR:-/tmp/curio-sanitize}
mkdir -p "$out"
[ $# -gt 0 ] || set -- thread address
export CURIO_TEST_PATIENCE=10
# A sanitizer and the runtime's own report of a crash get in each other's way.
export SWIFT_BACKTRACE=enable=no
status=0
for kind; do
  echo "== $kind"
  link=()
  if [ "$kind" = thread ] && [ "$(uname)" = Linux ]; then
    "$(dirname "$(readlink -f "$(command -v swiftc)")")/clang" -O1 -fPIC -c .ci/tsan_mutex.c -o "$out/mutex.o"
    link=(-Xlinker "$out/mutex.o")
  fi
  if [ "$kind" = address ] && [ "$(uname)" = Linux ]; then
    # What the runner of tests and the runtime never give back is none of ours; the programs that tests start have no environment.
    echo 'const char *__asan_default_options(void) { return "detect_leaks=0"; }' \
      | "$(dirname "$(readlink -f "$(command -v swiftc)")")/clang" -fPIC -x c -c - -o "$out/options.o"
    link=(-Xlinker "$out/options.o")
  fi
  swift test --sanitize="$kind" "${link[@]}" --scratch-path "$out/$kind" >"$out/$kind.log" 2>&1 || status=1
  grep -aE '✘ .*recorded|WARNING: ThreadSanitizer|ERROR: AddressSanitizer|SUMMARY:|Test run with' "$out/$kind.log" | cut -c1-200 || true
  [ "$status" = 0 ] || echo "see $out/$kind.log"
done
exit "$status"
