#ifndef CURIO_ASSETS_H
#define CURIO_ASSETS_H

#include <stddef.h>

/// A file that is part of the program: its name, and its bytes in read-only data.
typedef struct CurioAsset {
  const char *name;
  const unsigned char *bytes;
  size_t length;
} CurioAsset;

/// The catalogue data by its place, such as "fish"; a null name past the end.
CurioAsset curio_catalogue(size_t index);

/// The intents files by their place, such as "en/fish.intent"; a null name past the end.
CurioAsset curio_intents(size_t index);

/// The compiled intents by their language, such as "en", at a multiple of eight; a null name past the end.
CurioAsset curio_compiled(size_t index);

#endif
