#!/usr/bin/env bash
# The built program against stand-ins of the four services that hold their real records and schemas.
#
#     .ci/live.sh PATH/TO/mock_services.py [PATH/TO/curio]
#
# Needs python3 and graphql-core; says skipped where it cannot have them.
set -euo pipefail
cd "$(dirname "$0")/.."

mock=${1:?usage: .ci/live.sh PATH/TO/mock_services.py [PATH/TO/curio]}
curio=${2:-$(swift build -c release --show-bin-path)/curio}
[ -f "$mock" ] || { echo "skipped: there is no $mock"; exit 0; }

work=$(mktemp -d)
server=
cleanup() { [ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$work"; }
trap cleanup EXIT
python=python3
if ! python3 -c 'import graphql' 2>/dev/null; then
  python3 -m venv "$work/env" 2>/dev/null && "$work/env/bin/pip" -q install graphql-core 2>/dev/null \
    || { echo 'skipped: graphql-core cannot be installed'; exit 0; }
  python=$work/env/bin/python
fi
"$python" "$mock" --port 0 >"$work/ready" 2>"$work/errors" &
server=$!
for _ in $(seq 200); do
  grep -q '^ready ' "$work/ready" && break
  sleep 0.1
done
base=$(sed -n 's/^ready //p' "$work/ready")
[ -n "$base" ] || { echo 'the stand-ins do not start:'; cat "$work/errors"; exit 1; }

for service in fish monsters characters comics; do
  export "CURIO_$(echo "$service" | tr a-z A-Z)_URL=$base/$service"
done
export base curio work
"$python" .ci/live.py
