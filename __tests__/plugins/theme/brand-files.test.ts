import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeBrandFiles } from '../../../plugins/theme/brand-files'
import { makeFolder } from '../../support/folder'

/** A logo that is four times as wide as high. */
const wide =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>'

test('each language has its manifest, with what its translation says', async () => {
  const root = makeFolder({
    'data/site.json': '{ "name": "Agency", "description": "Software", "direction": "rtl" }',
    'data/nb/site.json': '{ "description": "Programvare", "language": "nb" }',
  })
  await writeBrandFiles(root, { site: 'data/site.json', drawings: [] })
  const manifest = (path: string): unknown =>
    JSON.parse(readFileSync(join(root, 'public', path), 'utf8'))
  expect(manifest('site.webmanifest')).toMatchObject({ start_url: '/', dir: 'rtl' })
  expect(manifest('nb/site.webmanifest')).toMatchObject({
    name: 'Agency',
    description: 'Programvare',
    lang: 'nb',
    start_url: '/nb/',
  })
  expect(manifest('nb/site.webmanifest')).not.toHaveProperty('dir')
})

test('every icon is made from the logo, at its own proportions and in the colors of the theme', async () => {
  const graphic = 'src/features/home/closing-graphic.svg'
  const root = makeFolder({
    'data/theme.json': JSON.stringify({
      colorScheme: 'light',
      colors: { brand: '#c01010', background: '#ffffff' },
      logo: '/logo.svg',
    }),
    'data/site.json': '{}',
    'static/logo.svg': wide,
    [graphic]: readFileSync(graphic),
  })
  await writeBrandFiles(root, { site: 'data/site.json', drawings: [graphic] })
  const file = (name: string): string => join(root, 'public', name)
  for (const [name, size] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const)
    expect(await sharp(file(name)).metadata()).toMatchObject({ width: size, height: size })
  const { data, info } = await sharp(file('icon-512.png'))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number): boolean => {
    const at = (y * info.width + x) * info.channels
    return (data[at] ?? 0) - (data[at + 1] ?? 0) > 100
  }
  const row = [...Array(512).keys()].filter((x) => isRed(x, 256)).length
  const column = [...Array(512).keys()].filter((y) => isRed(256, y)).length
  expect(row / column).toBeCloseTo(4, 0)
  // An ICO file with two pictures.
  expect([...readFileSync(file('favicon.ico')).subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0])
  expect(readFileSync(file('favicon.svg'), 'utf8')).toContain('viewBox="0 0 40 10"')
  expect(existsSync(file('brand/closing-graphic.svg'))).toBe(true)
})
