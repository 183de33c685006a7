#!/usr/bin/env bash
# hyphen 1.14.1, Finnish: a compound whose second part begins with a vowel is divided across the seam.
# "toiminnanohjaus" (resource planning) is "toiminnan" and "ohjaus", and becomes "toi-min-na-noh-jaus";
# "tilausohjelma" and "asiakasomistaja" are divided rightly. With a soft hyphen at the seam
# it is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund hyphen@1.14.1
cat >divide.mjs <<'JS'
import { readFileSync } from 'node:fs'
import finnish from 'hyphen/fi/index.js'
console.log(JSON.parse(readFileSync('node_modules/hyphen/package.json', 'utf8')).version)
for (const word of ['toiminnanohjaus', 'toiminnan\u00adohjaus', 'tilausohjelma', 'asiakasomistaja'])
  console.log(finnish.hyphenateSync(word, { hyphenChar: '-' }).replaceAll('\u00ad', '='))
JS
seen=$(node divide.mjs)
expected='1.14.1
toi-min-na-noh-jaus
toi-min-nan=oh-jaus
ti-laus-oh-jel-ma
asia-kas-o-mis-ta-ja'
if [ "$seen" != "$expected" ]; then
  echo "hyphen has changed. It printed:"
  echo "$seen"
  exit 1
fi
echo "As described: $seen"
