#include "CAssets.h"

// #embed is C23; every clang that Swift 6 comes with has it in older modes too.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char fish[] = {
#embed "catalogue/fish.tsv"
};
static const unsigned char monsters[] = {
#embed "catalogue/monsters.tsv"
};
static const unsigned char characters[] = {
#embed "catalogue/characters.tsv"
};
static const unsigned char comics[] = {
#embed "catalogue/comics.tsv"
};
static const unsigned char locations[] = {
#embed "catalogue/locations.tsv"
};
static const unsigned char episodes[] = {
#embed "catalogue/episodes.tsv"
};

static const CurioAsset catalogue[] = {
  {"fish", fish, sizeof fish},
  {"monsters", monsters, sizeof monsters},
  {"characters", characters, sizeof characters},
  {"comics", comics, sizeof comics},
  {"locations", locations, sizeof locations},
  {"episodes", episodes, sizeof episodes},
};

CurioAsset curio_catalogue(size_t index) {
  if (index < sizeof catalogue / sizeof *catalogue) return catalogue[index];
  return (CurioAsset){0};
}
