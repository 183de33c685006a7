#!/usr/bin/env bash
# @netlify/headers-parser 9.0.3 makes the slash before a "*" at the end of a path optional: the headers
# of "/feed/*" also apply to "/feedback/" and "/feed". With something after the star they do not:
# "/feed/*.xml" is only what is in the folder.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @netlify/headers-parser@9.0.3
printf '%s\n' '/feed/*' '  x-a: 1' '/feed/*.xml' '  x-b: 1' >_headers
cat >read.mjs <<'JS'
import { parseAllHeaders } from '@netlify/headers-parser'
const { headers } = await parseAllHeaders({
  headersFiles: ['_headers'],
  configHeaders: [],
  minimal: false,
})
for (const { for: path, forRegExp } of headers)
  console.log(
    path,
    ['/feed/a.xml', '/feed', '/feedback/', '/feedback.xml'].filter((address) => forRegExp.test(address)).join(' '),
  )
JS
seen=$(node read.mjs)
expected='/feed/* /feed/a.xml /feed /feedback/ /feedback.xml
/feed/*.xml /feed/a.xml'
if [ "$seen" != "$expected" ]; then
  echo "The parser has changed. It printed:"
  echo "$seen"
  exit 1
fi
echo "As described: $seen"
