// One blocking HTTP exchange over libcurl, which is looked for when it is first needed.
//
// The numbers of options follow https://curl.se/libcurl/c/symbols-in-versions.html; the library keeps them stable for ever.
// Swift cannot call a variadic function such as curl_easy_setopt, so all of it is done here.

#ifndef CURIO_CURL_H
#define CURIO_CURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What became of an exchange.
enum curio_curl_outcome {
  CURIO_CURL_DONE = 0,
  // The library is not installed.
  CURIO_CURL_MISSING,
  CURIO_CURL_BAD_URL,
  // The name of the host, or of the proxy, is not known here.
  CURIO_CURL_UNKNOWN_HOST,
  CURIO_CURL_UNREACHABLE,
  CURIO_CURL_TIMED_OUT,
  // The body is longer than allowed.
  CURIO_CURL_TOO_LONG,
  // Cut off, or not what HTTP allows.
  CURIO_CURL_BROKEN,
  CURIO_CURL_CANCELLED,
};

struct curio_curl_request {
  const char *url;
  // NULL for a GET.
  const char *body;
  size_t body_length;
  const char *agent;
  // A condition, such as "If-None-Match: ..."; NULL for none.
  const char *condition;
  long timeout_ms;
  long connect_timeout_ms;
  size_t body_limit;
  bool is_loopback;
  // Without the body, which is a HEAD; never with one of our own.
  bool wants_headers_only;
  // Asked now and then; the exchange ends when it says so.
  bool (*is_cancelled)(const void *context);
  const void *context;
};

struct curio_curl_response {
  long status;
  uint8_t *body;
  size_t length;
  // The header lines of the last answer, each with its line end; not ended by a NUL.
  char *headers;
  size_t headers_length;
  // Where a redirect leads, made absolute; NULL when nowhere.
  char *redirect;
};

// A connection that may be used again, by one thread at a time; NULL when the library is missing.
void *curio_curl_open(void);
void curio_curl_close(void *handle);

enum curio_curl_outcome curio_curl_perform(
    void *handle, const struct curio_curl_request *request, struct curio_curl_response *response);

// Frees what a response holds.
void curio_curl_free(struct curio_curl_response *response);

#endif
