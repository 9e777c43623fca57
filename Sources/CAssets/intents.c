#include "CAssets.h"

#include <string.h>

// #embed is C23; every clang that Swift 6 comes with has it in older modes too.
#pragma clang diagnostic ignored "-Wc23-extensions"

// One entry of three lines for each file in Intents, in the order of their names:
//
//   {"en/fish.intent", (const unsigned char[]){
//   #embed "../../Intents/en/fish.intent" suffix(, 0) if_empty(0)
//   }},
//
// The zero that ends each text spares its length here.
static const struct {
  const char *name;
  const unsigned char *bytes;
} intents[] = {
  {NULL, NULL},
};

CurioAsset curio_intents(size_t index) {
  if (index >= sizeof intents / sizeof *intents || !intents[index].name) return (CurioAsset){0};
  return (CurioAsset){
    intents[index].name, intents[index].bytes, strlen((const char *)intents[index].bytes)};
}
