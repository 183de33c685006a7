#!/usr/bin/env bash
# svgo 4.1.0: the plugin inlineStyles moves a rule for "#leaf" into the attributes of the element and then
# deletes its id, also where a <use> or a clip path refers to it by that id. The SVG is valid before and
# shows one leaf of two afterwards. Without the rule the id stays.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund svgo@4.1.0
cat >optimize.mjs <<'JS'
import { optimize, VERSION } from 'svgo'
const leaf = (style, attributes) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">${style}<path id="leaf"${attributes} d="M10 10h30v30h-30z"/><use href="#leaf" x="45"/></svg>`
const run = (svg) => optimize(svg, { plugins: ['inlineStyles'] }).data
console.log(VERSION)
console.log(run(leaf('<style>#leaf{fill:#123456}</style>', '')))
console.log(run(leaf('', ' fill="#123456"')))
JS
seen=$(node optimize.mjs)
expected='4.1.0
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><path d="M10 10h30v30h-30z" style="fill:#123456"/><use href="#leaf" x="45"/></svg>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><path id="leaf" fill="#123456" d="M10 10h30v30h-30z"/><use href="#leaf" x="45"/></svg>'
if [ "$seen" != "$expected" ]; then
  echo "svgo has changed. It printed:"
  echo "$seen"
  exit 1
fi
echo "As described: $seen"
