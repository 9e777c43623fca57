// The few declarations of SQLite 3 that Curio uses, so that no development package is needed.
//
// They follow https://www.sqlite.org/c3ref/intro.html; the library keeps them stable for ever.

#ifndef CURIO_SQLITE_H
#define CURIO_SQLITE_H

#include <stdint.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

// Result codes; the low byte is the kind, the rest tells it more closely.
#define SQLITE_OK 0
#define SQLITE_PERM 3
#define SQLITE_BUSY 5
#define SQLITE_LOCKED 6
#define SQLITE_READONLY 8
#define SQLITE_IOERR 10
#define SQLITE_CORRUPT 11
#define SQLITE_FULL 13
#define SQLITE_CANTOPEN 14
#define SQLITE_NOTADB 26
#define SQLITE_ROW 100
#define SQLITE_DONE 101

#define SQLITE_OPEN_READONLY 0x00000001
#define SQLITE_OPEN_READWRITE 0x00000002
#define SQLITE_OPEN_CREATE 0x00000004
#define SQLITE_OPEN_URI 0x00000040
// One thread at a time uses a connection, so it needs no lock of its own.
#define SQLITE_OPEN_NOMUTEX 0x00008000

#define SQLITE_NULL 5

int sqlite3_open_v2(const char *name, sqlite3 **database, int flags, const char *vfs);
int sqlite3_close_v2(sqlite3 *database);
int sqlite3_extended_result_codes(sqlite3 *database, int on);
int sqlite3_busy_timeout(sqlite3 *database, int milliseconds);
int sqlite3_get_autocommit(sqlite3 *database);
int sqlite3_changes(sqlite3 *database);
int sqlite3_system_errno(sqlite3 *database);
const char *sqlite3_errmsg(sqlite3 *database);
const char *sqlite3_errstr(int code);

int sqlite3_prepare_v2(
    sqlite3 *database, const char *sql, int length, sqlite3_stmt **statement, const char **tail);
int sqlite3_step(sqlite3_stmt *statement);
int sqlite3_finalize(sqlite3_stmt *statement);

int sqlite3_bind_null(sqlite3_stmt *statement, int index);
int sqlite3_bind_int64(sqlite3_stmt *statement, int index, int64_t value);

int sqlite3_column_type(sqlite3_stmt *statement, int column);
int sqlite3_column_bytes(sqlite3_stmt *statement, int column);
int64_t sqlite3_column_int64(sqlite3_stmt *statement, int column);
const unsigned char *sqlite3_column_text(sqlite3_stmt *statement, int column);
const void *sqlite3_column_blob(sqlite3_stmt *statement, int column);

// Binds a copy of the bytes: Swift cannot say SQLITE_TRANSIENT, a cast of -1 to a function.
int curio_bind_text(sqlite3_stmt *statement, int index, const char *text, int length);
int curio_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int length);

#endif
