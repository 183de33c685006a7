import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { listFiles } from '../content/node'
import { type OutlineFont, readOutlines } from './outline-fonts'
import { backgroundSvg, textSvg, type Brand, type Card } from './picture-svg'

/** The pictures that a site needs. */
export interface RenderJob {
  /** The built site: public/. */
  publicFolder: string
  brand: Brand
  /** The content of each picture, and its address, which starts with `folder`. */
  cards: (Card & { path: string })[]
  /** The folder of the pictures in the built site; other files in it are removed. */
  folder: string
}

/** Stores between builds what each picture shows; Gatsby's cache can be used. */
export interface PictureCache {
  get: (path: string) => Promise<unknown>
  set: (path: string, digest: string) => Promise<unknown>
}

/**
 * A title without invisible characters, such as soft hyphens, and without the signs that no font
 * has: an arrow becomes a dash.
 */
const withoutSigns = (title: string, { covers }: OutlineFont): string =>
  Array.from(title.replace(/\u00ad|\ufe0f/g, ''))
    .map((sign) => (covers(sign) || /[\p{L}\p{M}\p{N}]/u.test(sign) ? sign : substituteFor(sign)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

const substituteFor = (sign: string): string =>
  /[\u2190-\u21ff\u27f0-\u27ff]/.test(sign) ? '–' : ''

/** How many pictures are rendered at the same time: sharp uses other threads. */
const concurrency = 2

/**
 * Renders the pictures whose SVG has changed, and removes those of pages that no longer exist.
 * Returns how many, and the titles for which no font has the letters.
 */
export async function updatePictures(
  { publicFolder, brand, cards, folder }: RenderJob,
  cache: PictureCache,
): Promise<{ rendered: number; removed: number; illegible: string[] }> {
  const texts = [brand.name, ...cards.flatMap(({ title, label }) => [title, label])]
  const outlines = readOutlines(process.cwd(), resolve('plugins/social-pictures/fonts'), texts)
  const backdrop = backgroundSvg(brand)
  const background = await sharp(Buffer.from(backdrop)).removeAlpha().png().toBuffer()
  let rendered = 0

  const update = async ({ path, title, label }: RenderJob['cards'][number]): Promise<void> => {
    const file = join(publicFolder, path)
    const card = { title: withoutSigns(title, outlines.heading), label }
    const svg = textSvg(card, outlines, brand)
    const current = createHash('sha256')
      .update(backdrop + svg)
      .digest('base64')
    if (existsSync(file) && (await cache.get(path)) === current) return
    const picture = sharp(background).composite([{ input: Buffer.from(svg) }])
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await picture.png().toBuffer())
    await cache.set(path, current)
    rendered += 1
  }

  const queue = cards.values()
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const card of queue) await update(card)
    }),
  )

  const known = new Set(cards.map(({ path }) => path))
  const stale = listFiles(join(publicFolder, folder)).filter((file) => !known.has(folder + file))
  await Promise.all(stale.map((file) => rm(join(publicFolder, folder, file))))
  const illegible = cards
    .map(({ title }) => title)
    .filter((title) => !outlines.heading.covers(withoutSigns(title, outlines.heading)))
  return { rendered, removed: stale.length, illegible }
}
