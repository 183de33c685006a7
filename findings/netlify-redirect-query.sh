#!/usr/bin/env bash
# @netlify/redirect-parser 15.0.4 reads the query of a line of _redirects in two ways that its
# documented form, "key=value", does not say. A value ends at a second "=": of "token=abc=" it keeps
# "abc", so the rule never applies to the address that it names. A first key that begins with a digit
# is taken for the status: "/ 2024=x /new/ 301!" is an error about a missing target. After another key
# the same pair is read.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @netlify/redirect-parser@15.0.4
printf '%s\n' '/ token=abc= /new/ 301!' '/ 2024=x /new/ 301!' '/ p=1 2024=x /new/ 301!' >_redirects
cat >read.mjs <<'JS'
import { parseAllRedirects } from '@netlify/redirect-parser'
const { redirects, errors } = await parseAllRedirects({
  redirectsFiles: ['_redirects'],
  configRedirects: [],
  minimal: true,
})
console.log(JSON.stringify(redirects.map(({ query }) => query)))
console.log(errors.map(({ message }) => message.split('\n').at(-1)).join())
JS
seen=$(node read.mjs)
expected='[{"token":"abc"},{"2024":"x","p":"1"}]
Missing "to" field'
if [ "$seen" != "$expected" ]; then
  echo "The parser has changed. It printed:"
  echo "$seen"
  exit 1
fi
echo "As described: $seen"
