#!/usr/bin/env bash
# sharp 0.35.5 ignores the chunk cICP of a PNG (PNG, third edition, 11.3.2.6), by which a file says in
# code points that its colors are Display P3: it copies the numbers of the pixels and drops the chunk,
# so that the copy has other colors than browsers show of the original. It converts the same pixels
# if an ICC profile says so. What metadata() returns has no sign of the chunk.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.5
cat >read.mjs <<'JS'
import sharp from 'sharp'
import { crc32 } from 'node:zlib'
const pixel = { create: { width: 1, height: 1, channels: 3, background: { r: 200, g: 80, b: 60 } } }
const png = await sharp(pixel).png().toBuffer()
const body = Buffer.concat([Buffer.from('cICP'), Buffer.from([12, 13, 0, 1])])
const chunk = Buffer.alloc(16)
chunk.writeUInt32BE(4, 0)
body.copy(chunk, 4)
chunk.writeUInt32BE(crc32(body), 12)
// After IHDR: the signature has 8 bytes, IHDR 25.
const wide = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
const copy = await sharp(wide).png().toBuffer()
console.log([...(await sharp(copy).raw().toBuffer())].join())
console.log(copy.includes('cICP'), JSON.stringify(await sharp(wide).metadata()).includes('icp'))
JS
seen=$(node read.mjs)
expected='200,80,60
false false'
if [ "$seen" != "$expected" ]; then
  echo "sharp has changed. It printed:"
  echo "$seen"
  exit 1
fi
echo "As described: $seen"
