import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { languageBase } from '../content'
import { inLanguage, listLanguages, type Logo, readFields } from '../content/node'
import { derivePalette } from './derive-palette'
import { svgOfThemes } from './light-dark'
import { buildManifest, manifestPath, type ManifestTexts } from './manifest'
import { readLogo, readTheme } from './read-theme'
import { pictureTheme, type SingleTheme } from './theme'
import { recolorDrawing } from './tones'

/** In pixels; the favicon is an SVG of that size. */
const sizes = { favicon: 32, touch: 180, manifest: [192, 512], ico: [16, 32] } as const

/** The part of an icon that the logo may fill, in height and width. */
const logoBox = { height: 0.86, width: 0.72 } as const

/** The icon: the logo on the theme's background. Phones round the corners themselves. */
function iconSvg(logo: Logo, single: SingleTheme, { rounded }: { rounded: boolean }): string {
  const { icon, roles } = derivePalette(single)
  const { viewBox, shapes, ratio } = logo
  const size = sizes.favicon
  const height = Math.min(logoBox.height, logoBox.width / ratio) * size
  const width = height * ratio
  const stops = icon.map(({ color, at = 0 }) => `<stop offset="${at}%" stop-color="${color}"/>`)
  const place = `x="${(size - width) / 2}" y="${(size - height) / 2}" width="${width}" height="${height}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">`,
    `<linearGradient id="g" x2="1" y2="1">${stops.join('')}</linearGradient>`,
    `<rect width="${size}" height="${size}"${rounded ? ' rx="7"' : ''} fill="url(#g)"/>`,
    `<svg ${place} viewBox="${viewBox}" fill="${roles.highlight}">${shapes}</svg>`,
    '</svg>\n',
  ].join('\n')
}

/** An ICO file with a PNG of each size: https://en.wikipedia.org/wiki/ICO_(file_format) */
function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

/** The options of the plugin. */
export interface BrandSources {
  /** The path of the JSON file with the texts of the manifest. */
  site: string
  /** The paths of SVG files in the colors of the shipped theme. */
  drawings: readonly string[]
}

/** Writes the manifest of each language; a translation need not repeat what is the same. */
function writeManifests(root: string, site: string, color: string): void {
  const first = readFields(join(root, site))
  for (const language of listLanguages(root)) {
    const fieldsOfLanguage = readFields(
      join(root, dirname(site), inLanguage(basename(site), language)),
    )
    const texts = {
      ...first,
      direction: undefined,
      ...fieldsOfLanguage,
    } as unknown as ManifestTexts
    const base = languageBase(language)
    mkdirSync(join(root, 'public', base), { recursive: true })
    const manifest = buildManifest(texts, color, sizes.manifest, base)
    writeFileSync(join(root, 'public', base, manifestPath), manifest)
  }
}

/**
 * Writes the files that are made from the logo and the theme: the site's icons, the manifest that
 * names them, and drawings in its colors in public/brand/.
 */
export async function writeBrandFiles(
  root: string,
  { site, drawings }: BrandSources,
): Promise<void> {
  const folder = join(root, 'public')
  mkdirSync(join(folder, 'brand'), { recursive: true })
  const theme = readTheme(root)
  const logo = readLogo(root, theme)
  const rounded = iconSvg(logo, pictureTheme(theme), { rounded: true })
  const square = iconSvg(logo, pictureTheme(theme), { rounded: false })
  const png = (svg: string, size: number): Promise<Buffer> =>
    sharp(Buffer.from(svg.replace('<svg', `<svg width="${size}" height="${size}"`)))
      .png()
      .toBuffer()
  writeManifests(root, site, derivePalette(pictureTheme(theme)).roles.background)
  const favicon = svgOfThemes(theme, (single) => iconSvg(logo, single, { rounded: true }))
  writeFileSync(join(folder, 'favicon.svg'), favicon)
  writeFileSync(join(folder, 'apple-touch-icon.png'), await png(square, sizes.touch))
  for (const size of sizes.manifest)
    writeFileSync(join(folder, `icon-${size}.png`), await png(rounded, size))
  const small = sizes.ico.map(async (size) => ({ size, png: await png(rounded, size) }))
  writeFileSync(join(folder, 'favicon.ico'), icoOf(await Promise.all(small)))
  for (const drawing of drawings) {
    const svg = readFileSync(join(root, drawing), 'utf8')
    const recolored = svgOfThemes(theme, (single) => recolorDrawing(single, svg))
    writeFileSync(join(folder, 'brand', basename(drawing)), recolored)
  }
}
