/**
 * Draws the portraits of the people: `npm run portraits [-- <name of a file in data/people/>]`.
 * Writes data/people/<name>/portrait.png, 800 pixels wide, in the brand color of data/theme.json,
 * for each person in the content who has a drawing.
 */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { readTheme } from '../../src/content/theme/read-theme'
import { drawPortrait } from './draw-portrait'
import { portraits } from './portraits'
import { markSample, themePicture } from '../screens/theme-picture'

const root = process.cwd()
const theme = readTheme(root)
const wanted = process.argv[2]
const names = Object.keys(portraits).filter((name) => wanted === undefined || name === wanted)
if (names.length === 0) throw new Error(`There is no portrait of ${wanted} in scripts/portraits`)

for (const name of names) {
  const folder = join(root, 'data', 'people', name)
  const portrait = portraits[name]
  if (!portrait || !existsSync(`${folder}.json`)) continue
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'portrait.png')
  const svg = Buffer.from(themePicture(drawPortrait(portrait), theme))
  const { size } = await markSample(sharp(svg, { density: 96 }), theme)
    .resize(800, 800)
    .png({ palette: true, quality: 95, compressionLevel: 9, effort: 10 })
    .toFile(file)
  console.log(`${relative(root, file)}  ${Math.round(size / 1024)} KB`)
}
