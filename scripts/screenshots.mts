/**
 * Takes screenshots of every page of the built site on a phone and on a desktop, to be compared
 * side by side: `npm run screenshots [-- /services/ /our-company/]` takes those whose addresses
 * start like this. Writes test-results/screenshots/<width>.png, and each page in full to a folder
 * next to it.
 */
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { listFiles } from '../src/content/list-files'
import { ensureBrowser } from './checks/browser'
import { freePort } from './checks/free-port'
import { servePreview } from './preview/server'

const folder = 'test-results/screenshots'
/**
 * The widths of the windows in CSS pixels, the width of a page on the sheet, and the number of
 * pages in a row.
 */
const sheets = [
  { width: 360, shown: 120, perRow: 20 },
  { width: 1440, shown: 240, perRow: 10 },
]
const gap = 8

/** A screenshot of the whole page, with everything that loads or appears on scrolling. */
async function photograph(context: BrowserContext, address: string, file: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(address)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}

/** Arranges pictures in rows, each as high as its longest page. */
async function arrange(files: readonly string[], shown: number, perRow: number): Promise<Buffer> {
  const parts: OverlayOptions[] = []
  let top = 0
  for (let first = 0; first < files.length; first += perRow) {
    const row = await Promise.all(
      files
        .slice(first, first + perRow)
        .map((file) =>
          sharp(file).resize({ width: shown }).png().toBuffer({ resolveWithObject: true }),
        ),
    )
    row.forEach(({ data }, index) => parts.push({ input: data, top, left: index * (shown + gap) }))
    top += Math.max(...row.map(({ info }) => info.height)) + gap
  }
  const width = Math.min(files.length, perRow) * (shown + gap)
  const empty = sharp({ create: { width, height: top, channels: 3, background: 'white' } })
  return empty.composite(parts).png({ compressionLevel: 9 }).toBuffer()
}

const wanted = process.argv.slice(2)
const paths = listFiles('public')
  .filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby'))
  .map((file) => `/${file.replace(/index\.html$/, '')}`)
  .filter((path) => wanted.length === 0 || wanted.some((start) => path.startsWith(start)))
  .sort()
if (paths.length === 0)
  throw new Error('No page found: build the site first, or use other addresses.')

const executablePath = await ensureBrowser()
if (!executablePath) process.exit(1)
const port = await freePort()
const { server } = await servePreview('public', { port, submissions: tmpdir() })
const browser = await chromium.launch({ executablePath })

for (const { width, shown, perRow } of sheets) {
  const pictures = join(folder, String(width))
  await mkdir(pictures, { recursive: true })
  const viewport = { width, height: 900 }
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const files: string[] = []
  for (const path of paths) {
    const file = join(pictures, `${path.slice(1).replaceAll('/', '_') || 'home'}.png`)
    await photograph(context, `http://localhost:${port}${path}`, file)
    files.push(file)
  }
  await context.close()
  const sheet = `${folder}/${width}.png`
  await sharp(await arrange(files, shown, perRow)).toFile(sheet)
  console.log(`${sheet}  ${files.length} pages`)
}
await browser.close()
server.close()
