#ifndef CURIO_ASSETS_H
#define CURIO_ASSETS_H
#endif
