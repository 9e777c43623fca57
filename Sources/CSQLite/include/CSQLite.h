#ifndef CURIO_SQLITE_H
#define CURIO_SQLITE_H
#endif
