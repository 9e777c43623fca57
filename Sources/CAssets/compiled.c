#include "CAssets.h"

// #embed is C23; every clang that Swift 6 comes with has it in older modes too.
#pragma clang diagnostic ignored "-Wc23-extensions"

// Made by `swift run curio intents compile`; where they do not fit the intents, the program compiles those at its start.
static const _Alignas(8) unsigned char english[] = {
#embed "compiled/en.matcher" if_empty(0)
};
static const _Alignas(8) unsigned char german[] = {
#embed "compiled/de.matcher" if_empty(0)
};

static const CurioAsset compiled[] = {
  {"en", english, sizeof english},
  {"de", german, sizeof german},
};

CurioAsset curio_compiled(size_t index) {
  if (index < sizeof compiled / sizeof *compiled) return compiled[index];
  return (CurioAsset){0};
}
