#!/usr/bin/env bash
# Curio on many machines: Spark's `pipe` over partitions that are keyed by person, so that each conversation stays in one process.
#
#     .ci/spark.sh [CURIO]
#
# Needs python3, Java and pyspark; says skipped where it cannot have them.
set -euo pipefail
cd "$(dirname "$0")/.."
curio=$(realpath "${1:-$(swift build -c release --show-bin-path)/curio}")
command -v java >/dev/null || { echo 'skipped: there is no Java'; exit 0; }
command -v python3 >/dev/null || { echo 'skipped: there is no python3'; exit 0; }
work=${SPARK_DIR:-/tmp/curio-spark}
if ! "$work/env/bin/python" -c 'import pyspark' 2>/dev/null; then
  python3 -m venv "$work/env" 2>/dev/null && "$work/env/bin/pip" -q install pyspark 2>/dev/null \
    || { echo 'skipped: pyspark cannot be installed'; exit 0; }
fi
CURIO=$curio CURIO_DATA=$(mktemp -d) "$work/env/bin/python" Tests/Bridges/spark_people.py 2>"$work/log" || { tail -20 "$work/log"; exit 1; }
