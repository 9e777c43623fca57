#!/usr/bin/env bash
# Feeds every reader of foreign bytes with what a coverage-guided fuzzer (libFuzzer) makes up.
#
#     .ci/fuzz.sh SECONDS [TARGET...]
#
# It builds all modules anew with the fuzzer's instruments in $FUZZ_DIR (default /tmp/curio-fuzz; a few minutes the first time,
# nothing afterwards until a source changes). First inputs are the intents and transcripts of the repository. A crash, a hang of
# 10 s or 2 GB of memory ends it with status 1, and the input lies in $FUZZ_DIR/found.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:?SECONDS}; shift
out=${FUZZ_DIR:-/tmp/curio-fuzz}
mkdir -p "$out/modules/CAssets" "$out/found"

case $(uname) in Linux) ;; *) echo 'skipped: libFuzzer comes with the toolchain for Linux only'; exit 0 ;; esac
clang=$(dirname "$(readlink -f "$(command -v swiftc)")")/clang
[ -x "$clang" ] || { echo "skipped: no clang beside swiftc"; exit 0; }

have=()
[ -e Sources/Wires/IRC/IRCMessage.swift ] && have+=(-D CURIO_IRC)
[ -e Sources/Catalogs/Services/Archive.swift ] && have+=(-D CURIO_SERVICES)
flags=(-swift-version 6 -Onone -whole-module-optimization -sanitize=fuzzer -parse-as-library -package-name curio -I "$out/modules"
  -Xcc "-fmodule-map-file=$out/modules/CAssets/module.modulemap" -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility -suppress-warnings)

printf 'module CAssets { header "%s/Sources/CAssets/include/CAssets.h" export * }\n' "$PWD" >"$out/modules/CAssets/module.modulemap"
if [ ! -x "$out/fuzz" ] || [ -n "$(find Sources Intents Tests/Fuzz -newer "$out/fuzz" -type f -print -quit)" ]; then
  for file in Sources/CAssets/*.c; do "$clang" -O1 -c -ISources/CAssets/include "$file" -o "$out/$(basename "$file" .c).o"; done
  for module in Language Catalogs Conversation Presentation Wires Replay; do
    echo "building $module"
    find "Sources/$module" -name '*.swift' -print0 | xargs -0 swiftc "${flags[@]}" -module-name "$module" -c \
      -emit-module -emit-module-path "$out/modules/$module.swiftmodule" -o "$out/$module.o"
  done
  swiftc "${flags[@]}" "${have[@]}" -module-name Fuzz Tests/Fuzz/*.swift Sources/Host/Input/{LineReader,InputLine}.swift \
    Sources/Host/Files/{Descriptor,FileFailure}.swift "$out"/*.o -o "$out/fuzz"
fi

# First inputs, made of what the repository holds.
seeds=$out/seeds
for target in lines plain json intents transcript matcher irc fish monsters characters comics; do mkdir -p "$seeds/$target" "$out/corpus/$target"; done
for file in Transcripts/*/*.chat; do cp "$file" "$seeds/transcript/$(echo "$file" | tr / -)"; done
number=0
cat Intents/en/*.intent | sed -n 's/^ *test *\([^=]*\).*/\1/p' | awk 'NR % 7 == 0' | while IFS= read -r line; do
  number=$((number + 1))
  printf '%s' "$line" >"$seeds/matcher/$number"
  printf '<ana@#lab> curio: %s\n' "$line" | tee "$seeds/plain/$number" >"$seeds/lines/$number"
  printf '{"id":%d,"room":"#lab","user":"ana","direct":false,"text":"curio: %s\\u0007"}' "$number" "$line" >"$seeds/json/$number"
  printf '@time=1;bot :ana!a@h PRIVMSG #lab :curio: %s' "$line" >"$seeds/irc/$number"
done
for file in Intents/*/*.intent; do
  # Small pieces: a fuzzer learns little from long inputs.
  awk -v base="$seeds/intents/$(echo "$file" | tr / -)" 'BEGIN { RS = "" } { if (length($0) < 2000) print > (base "-" NR) }' "$file"
done
printf '[{"Species Name":"Cod","Calories":"82","Image Gallery":[{"src":"https://x/y.png"}],"Color":"<ul><li>red</li></ul>"}]' >"$seeds/fish/1"
printf '{"data":{"monsters":[{"index":"goblin","name":"Goblin","armor_class":[{"type":"natural","value":15}],"hit_points":7,"challenge_rating":0.25,"speed":{"walk":"30 ft.","hover":true},"actions":[{"name":"Bite","desc":"+4 to hit"}]}]}}' >"$seeds/monsters/1"
printf '{"data":{"characters":{"info":{"pages":42,"next":2},"results":[{"id":"1","name":"Rick","status":"Alive","origin":{"name":"Earth"},"episode":[{"id":"1","episode":"S01E01"}]}]}}}' >"$seeds/characters/1"
printf '{"num":936,"title":"Password","safe_title":"Password","alt":"caf\\u00c3\\u00a9","img":"https://x/y.png","day":"1","month":"4","year":"2013"}' >"$seeds/comics/1"

if [ $# -eq 0 ]; then
  set -- lines plain json intents transcript matcher
  [[ " ${have[*]-} " == *CURIO_IRC* ]] && set -- "$@" irc
  [[ " ${have[*]-} " == *CURIO_SERVICES* ]] && set -- "$@" fish monsters characters comics
fi
# As many at once as there are processors.
fuzz() {
  local target=$1
  if CURIO_FUZZ=$target nice "$out/fuzz" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=4096 -verbosity=0 \
    -print_final_stats=1 -artifact_prefix="$out/found/$target-" "$out/corpus/$target" "$seeds/$target" >"$out/$target.log" 2>&1; then
    echo "$target: $(sed -n 's/.*number_of_executed_units: *//p' "$out/$target.log") inputs, none that hurts"
  else
    echo "$target: see $out/$target.log and $out/found"; tail -n 20 "$out/$target.log"
    return 1
  fi
}
status=0 running=0 most=$(nproc)
for target; do
  if [ "$running" -ge "$most" ]; then
    wait -n || status=1
    running=$((running - 1))
  fi
  fuzz "$target" &
  running=$((running + 1))
done
while [ "$running" -gt 0 ]; do
  wait -n || status=1
  running=$((running - 1))
done
exit "$status"
