/**
 * Takes screenshots of the product screens: `npm run screens [-- <folder of scripts/screens>]`.
 * A page scripts/screens/<folder>/<screen>.html becomes <screen>.png in
 * data/case-studies/<folder>/, or in data/home/ if its folder is `home`, in the brand color and
 * typeface of data/theme.json. `<meta name="screen" content="1600x1000">` sets its size, `<meta
 * name="screen-narrow" content="360x420">` that of <screen>-narrow.png, for phones. A picture has
 * only the background of the page.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium, type Browser } from '@playwright/test'
import sharp, { type OutputInfo } from 'sharp'
import { findBrowser } from '../checks/browser'
import { readTheme } from '../../src/content/theme/read-theme'
import { minTextSize, screenSizes, smallestText, type ScreenSize } from './screen-sizes'
import { groundOf, markSample, themePicture } from './theme-picture'

const root = process.cwd()
const sources = join(root, 'scripts/screens')
const theme = readTheme(root)

/** Below 1, the palette is chosen with the dark tones spread apart, which dark gradients need. */
const lift = 0.72
/** The strength of the dithering between two colors of the palette, from 0 to 1. */
const dither = 0.6

/** The exponent to which each tone is raised. */
const curve = (power: number): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, tone) => Math.round(255 * (tone / 255) ** power))

const lifted = curve(lift)
const lowered = curve(1 / lift)

/**
 * The picture as a PNG with 256 colors, or with all its colors if its background is transparent.
 */
async function encode(picture: Buffer): Promise<Buffer> {
  const { isOpaque } = await sharp(picture).stats()
  if (!isOpaque) return markSample(sharp(picture), theme).png({ compressionLevel: 9 }).toBuffer()
  const original = await pixelsOf(picture)
  const quantised = await pixelsOf(await toPalette(original, lifted, dither))
  return toPalette(quantised, lowered, 0)
}

interface Pixels {
  data: Uint8Array
  info: OutputInfo
}

const pixelsOf = (png: Buffer): Promise<Pixels> =>
  sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** Applies a curve to every tone and reduces the result to a palette. */
const toPalette = ({ data, info }: Pixels, tones: Uint8Array, scatter: number): Promise<Buffer> =>
  markSample(
    sharp(
      data.map((tone) => tones[tone] ?? tone),
      { raw: { width: info.width, height: info.height, channels: 3 } },
    ),
    theme,
  )
    .png({ palette: true, quality: 100, dither: scatter, compressionLevel: 9, effort: 10 })
    .toBuffer()

/**
 * Takes a screenshot of a page; fails if a file that the page links to is missing, or if text for
 * phones is too small.
 */
async function photograph(browser: Browser, source: string, size: ScreenSize): Promise<Buffer> {
  const { suffix, width, height, pixelsPerPixel } = size
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: pixelsPerPixel,
  })
  const missing: string[] = []
  page.on('requestfailed', (request) => missing.push(request.url()))
  await page.route(/\.(?:html|css)$/, async (route) => {
    const file = fileURLToPath(route.request().url())
    const text = themePicture(await readFile(file, 'utf8'), theme)
    const contentType = file.endsWith('.css') ? 'text/css' : 'text/html'
    const ground = basename(file) === 'screens.css' ? groundOf(theme) : ''
    await route.fulfill({ contentType, body: text + ground })
  })
  await page.goto(pathToFileURL(source).href)
  for (const frame of page.frames())
    await frame.evaluate(() => document.fonts.ready.then(() => undefined))
  if (missing.length > 0) throw new Error(`${source}: could not load ${missing.join(', ')}`)
  if (suffix) {
    const { text, size: smallest } = await page.evaluate(smallestText)
    if (smallest < minTextSize(width))
      throw new Error(`${source}: "${text}" is ${smallest} px, too small on a phone`)
  }
  const picture = await page.screenshot({ omitBackground: true })
  await page.close()
  return picture
}

const entries = await readdir(sources, { withFileTypes: true })
const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
const wanted = process.argv[2]
if (wanted !== undefined && !folders.includes(wanted))
  throw new Error(`There is no folder scripts/screens/${wanted}; there are ${folders.join(', ')}`)

const browser = await chromium.launch({ executablePath: findBrowser() })
try {
  for (const folder of wanted === undefined ? folders : [wanted]) {
    const target = join(root, 'data', folder === 'home' ? '' : 'case-studies', folder)
    if (!existsSync(`${target}.json`)) {
      console.log(`${relative(root, target)}.json does not exist: no pictures`)
      continue
    }
    await mkdir(target, { recursive: true })
    for (const name of await readdir(join(sources, folder))) {
      if (!name.endsWith('.html')) continue
      const source = join(sources, folder, name)
      for (const size of screenSizes(await readFile(source, 'utf8'))) {
        const file = join(target, `${basename(name, '.html')}${size.suffix}.png`)
        const png = await encode(await photograph(browser, source, size))
        await writeFile(file, png)
        console.log(`${relative(root, file)}  ${Math.round(png.length / 1024)} KB`)
      }
    }
  }
} finally {
  await browser.close()
}
