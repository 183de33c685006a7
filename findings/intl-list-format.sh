#!/usr/bin/env bash
# Intl.ListFormat of Node 20.20.2 (ICU 78.2) has no list of facts, "A, B, C", for Japanese, Chinese, Korean
# and Thai: the type "unit", which CLDR describes for them, has spaces or nothing between the entries, and
# "conjunction" ends with an "and" in most languages. So a site cannot join facts by its locale alone.
set -euo pipefail
seen=$(node -e '
const list = (locale, options) => new Intl.ListFormat(locale, options).format(["A", "B", "C"])
for (const locale of ["en", "ja", "zh", "ko", "th", "de"])
  console.log(locale, list(locale, { type: "unit", style: "short" }), "|", list(locale, { type: "conjunction", style: "narrow" }))
')
expected='en A, B, C | A, B, C
ja A B C | A、B、C
zh ABC | A、B、C
ko A B C | A, B 및 C
th A B และ C | A B และC
de A, B und C | A, B und C'
if [ "$seen" != "$expected" ]; then
  echo "Intl has changed. It printed:"
  echo "$seen"
  exit 1
fi
echo "As described: $seen"
