#!/usr/bin/env bash
# markdown-it-footnote 4.0.0 (with markdown-it 15.0.3) gives an inline footnote its number before it
# parses the text of it. A footnote inside takes the same number, and its text is overwritten: it is
# nowhere, and the outer footnote refers to itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund markdown-it@15.0.3 markdown-it-footnote@4.0.0
cat >read.mjs <<'JS'
import MarkdownIt from 'markdown-it'
import footnote from 'markdown-it-footnote'
const show = (text) => {
  const html = new MarkdownIt().use(footnote).render(text)
  const words = ['Outer', 'Inner'].filter((word) => html.includes(word)).join(' ')
  console.log(words, html.match(/id="fnref[^"]*"/g).join(' '))
}
show('A^[Outer ^[Inner] end].\n')
show('A^[Outer [^b] end].\n\n[^b]: Inner\n')
JS
seen=$(node read.mjs)
expected='Outer id="fnref1" id="fnref1"
Outer id="fnref1" id="fnref1"'
if [ "$seen" != "$expected" ]; then
  echo "The parser has changed. It printed:"
  echo "$seen"
  exit 1
fi
echo "As described: $seen"
