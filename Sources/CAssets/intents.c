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
  {"de/characters.intent", (const unsigned char[]){
#embed "../../Intents/de/characters.intent" suffix(, 0) if_empty(0)
  }},
  {"de/comics.intent", (const unsigned char[]){
#embed "../../Intents/de/comics.intent" suffix(, 0) if_empty(0)
  }},
  {"de/favourites.intent", (const unsigned char[]){
#embed "../../Intents/de/favourites.intent" suffix(, 0) if_empty(0)
  }},
  {"de/filters.intent", (const unsigned char[]){
#embed "../../Intents/de/filters.intent" suffix(, 0) if_empty(0)
  }},
  {"de/fish.intent", (const unsigned char[]){
#embed "../../Intents/de/fish.intent" suffix(, 0) if_empty(0)
  }},
  {"de/home.intent", (const unsigned char[]){
#embed "../../Intents/de/home.intent" suffix(, 0) if_empty(0)
  }},
  {"de/monsters.intent", (const unsigned char[]){
#embed "../../Intents/de/monsters.intent" suffix(, 0) if_empty(0)
  }},
  {"de/moving.intent", (const unsigned char[]){
#embed "../../Intents/de/moving.intent" suffix(, 0) if_empty(0)
  }},
  {"de/names.intent", (const unsigned char[]){
#embed "../../Intents/de/names.intent" suffix(, 0) if_empty(0)
  }},
  {"de/search.intent", (const unsigned char[]){
#embed "../../Intents/de/search.intent" suffix(, 0) if_empty(0)
  }},
  {"de/settings.intent", (const unsigned char[]){
#embed "../../Intents/de/settings.intent" suffix(, 0) if_empty(0)
  }},
  {"de/words.intent", (const unsigned char[]){
#embed "../../Intents/de/words.intent" suffix(, 0) if_empty(0)
  }},
  {"en/characters.intent", (const unsigned char[]){
#embed "../../Intents/en/characters.intent" suffix(, 0) if_empty(0)
  }},
  {"en/comics.intent", (const unsigned char[]){
#embed "../../Intents/en/comics.intent" suffix(, 0) if_empty(0)
  }},
  {"en/favourites.intent", (const unsigned char[]){
#embed "../../Intents/en/favourites.intent" suffix(, 0) if_empty(0)
  }},
  {"en/filters.intent", (const unsigned char[]){
#embed "../../Intents/en/filters.intent" suffix(, 0) if_empty(0)
  }},
  {"en/fish.intent", (const unsigned char[]){
#embed "../../Intents/en/fish.intent" suffix(, 0) if_empty(0)
  }},
  {"en/home.intent", (const unsigned char[]){
#embed "../../Intents/en/home.intent" suffix(, 0) if_empty(0)
  }},
  {"en/monsters.intent", (const unsigned char[]){
#embed "../../Intents/en/monsters.intent" suffix(, 0) if_empty(0)
  }},
  {"en/moving.intent", (const unsigned char[]){
#embed "../../Intents/en/moving.intent" suffix(, 0) if_empty(0)
  }},
  {"en/search.intent", (const unsigned char[]){
#embed "../../Intents/en/search.intent" suffix(, 0) if_empty(0)
  }},
  {"en/settings.intent", (const unsigned char[]){
#embed "../../Intents/en/settings.intent" suffix(, 0) if_empty(0)
  }},
  {"en/words.intent", (const unsigned char[]){
#embed "../../Intents/en/words.intent" suffix(, 0) if_empty(0)
  }},
  {NULL, NULL},
};

CurioAsset curio_intents(size_t index) {
  if (index >= sizeof intents / sizeof *intents || !intents[index].name) return (CurioAsset){0};
  return (CurioAsset){
    intents[index].name, intents[index].bytes, strlen((const char *)intents[index].bytes)};
}
