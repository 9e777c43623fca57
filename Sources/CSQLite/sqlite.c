#include "CSQLite.h"

typedef void (*destructor)(void *);

int sqlite3_bind_text(sqlite3_stmt *, int, const char *, int, destructor);
int sqlite3_bind_blob(sqlite3_stmt *, int, const void *, int, destructor);

static const destructor transient = (destructor)-1;

int curio_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, transient);
}

int curio_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int length) {
  return sqlite3_bind_blob(statement, index, bytes, length, transient);
}
