#!/usr/bin/env bash
# netlify-redirector 0.5.0 takes the name of a parameter for a pattern (RE2) of the query as it was sent,
# while it compares values decoded. "filter[]" applies to no request, "user.name" also to "userxname",
# and "filter%5B%5D" not to "filter%5b%5d". With "\" before its signs, a name matches itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund netlify-redirector@0.5.0
cat >match.mjs <<'JS'
import redirector from 'netlify-redirector'
const matches = async (name, query) => {
  const rule = { path: '/a', to: '/b', status: 301, params: { [name]: 'x' } }
  const matcher = await redirector.parseJSON(JSON.stringify([rule]), {})
  const request = { scheme: 'http', host: 'localhost', path: '/a', query, headers: {}, cookieValues: {} }
  return matcher.match({ ...request, getHeader: () => '', getCookie: () => '' }) ? 'yes' : 'no'
}
const seen = []
for (const [name, query] of [
  ['filter[]', 'filter[]=x'],
  [String.raw`filter\[\]`, 'filter[]=x'],
  ['user.name', 'userxname=x'],
  [String.raw`user\.name`, 'userxname=x'],
  ['a%5B', 'a%5b=x'],
  ['a', 'a=%78'],
])
  seen.push(await matches(name, query))
console.log(seen.join(' '))
JS
seen=$(node match.mjs 2>/dev/null)
expected='no yes yes no no yes'
if [ "$seen" != "$expected" ]; then
  echo "The matcher has changed. It printed:"
  echo "$seen"
  exit 1
fi
echo "As described: $seen"
