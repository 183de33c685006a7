#!/usr/bin/env bash
# markdown-it-footnote 4.0.0 (with markdown-it 15.0.3) says nothing of two footnotes with one label: the
# text of the second stands in the list, that of the first is nowhere. CommonMark keeps the first of
# two link definitions with one name.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund markdown-it@15.0.3 markdown-it-footnote@4.0.0
cat >read.mjs <<'JS'
import MarkdownIt from 'markdown-it'
import footnote from 'markdown-it-footnote'
const html = new MarkdownIt().use(footnote).render('A[^1].\n\n[^1]: First.\n\n[^1]: Second.\n')
console.log(['First', 'Second'].filter((word) => html.includes(word)).join(' '))
const link = new MarkdownIt().render('[a]\n\n[a]: /first/\n[a]: /second/\n')
console.log(/href="([^"]*)"/.exec(link)[1])
JS
seen=$(node read.mjs)
expected='Second
/first/'
if [ "$seen" != "$expected" ]; then
  echo "The parser has changed. It printed:"
  echo "$seen"
  exit 1
fi
echo "As described: $seen"
