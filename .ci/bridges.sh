#!/usr/bin/env bash
# Both bridges against real servers on loopback: ngircd through ii, and Synapse.
#
#     .ci/bridges.sh LAB [CURIO]
#
# LAB is a folder with irc-start.sh, irc-stop.sh, matrix-install.sh, matrix-start.sh and matrix-stop.sh, which install and start the
# servers; they keep their state in $LAB_DIR. CURIO is the program, by default the one built for release. What does not install is
# skipped, with the reason; Synapse takes 80 s and 240 MB the first time.
set -uo pipefail
cd "$(dirname "$0")/.."
[ $# -ge 1 ] || { sed -n '2,8s/^# \{0,1\}//p' "$0" >&2; exit 2; }
lab=$(cd "$1" 2>/dev/null && pwd) || { echo "skipped: no folder $1"; exit 0; }
curio=${2:-$(swift build -c release --show-bin-path)/curio}
export LAB_DIR=${LAB_DIR:-/tmp/curio-bridges} CURIO CURIO_PAUSE=1
CURIO=$(cd "$(dirname "$curio")" && pwd)/$(basename "$curio")
mkdir -p "$LAB_DIR"
data=$(mktemp -d) bridge='' failed=0
finish() {
  [ -n "$bridge" ] && kill "$bridge" 2>/dev/null && wait "$bridge" 2>/dev/null
  bridge=''
}
trap 'finish; "$lab/irc-stop.sh"; "$lab/matrix-stop.sh"; rm -rf "$data"' EXIT

echo '-- IRC, through ii'
if ! command -v ii >/dev/null || ! PATH=$PATH:/usr/sbin command -v ngircd >/dev/null; then
  apt-get install -y -qq --no-install-recommends ngircd ii >"$LAB_DIR/apt.log" 2>&1
fi
if command -v ii >/dev/null && PATH=$PATH:/usr/sbin command -v ngircd >/dev/null; then
  port=$((16800 + RANDOM % 100))
  "$lab/irc-start.sh" "$port" || exit 1
  Sources/Bridges/irc-ii.sh "127.0.0.1:$port" '#lab' --offline --data "$data" 2>"$LAB_DIR/ii.log" & bridge=$!
  for _ in {1..100}; do grep -q 'is in #lab' "$LAB_DIR/ii.log" && break; sleep 0.2; done
  python3 Tests/Bridges/irc_people.py "$port" '#lab' || { failed=1; cat "$LAB_DIR/ii.log"; }
  finish
else
  echo 'skipped: ngircd and ii are not installed, and could not be'
fi

echo '-- Matrix'
server=$LAB_DIR/synapse-venv/bin/synapse_homeserver
[ -x "$server" ] || nice "$lab/matrix-install.sh" >"$LAB_DIR/pip.log" 2>&1
if [ -x "$server" ]; then
  url=http://127.0.0.1:18008
  "$lab/matrix-start.sh" 18008 >"$LAB_DIR/matrix.log" 2>&1
  "$LAB_DIR/synapse-venv/bin/register_new_matrix_user" -k lab-only-secret -u ben -p ben-pw --no-admin --exists-ok "$url" >>"$LAB_DIR/matrix.log" 2>&1
  if token=$(python3 Tests/Bridges/matrix_people.py "$url" token fishbot); then
    MATRIX_TOKEN=$token Sources/Bridges/matrix.py "$url" --offline --data "$data" 2>"$LAB_DIR/bridge.log" & bridge=$!
    for _ in {1..100}; do grep -q 'is in .* rooms' "$LAB_DIR/bridge.log" && break; sleep 0.2; done
    python3 Tests/Bridges/matrix_people.py "$url" chat fishbot || { failed=1; cat "$LAB_DIR/bridge.log"; }
    finish
  else
    failed=1; tail -5 "$LAB_DIR/matrix.log"
  fi
else
  echo "skipped: Synapse did not install: $(tail -1 "$LAB_DIR/pip.log")"
fi
exit "$failed"
