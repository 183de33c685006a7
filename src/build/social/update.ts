import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { painter, type Card, type Painter, type Sender } from './draw'

/** The pictures that a site should have. */
export interface Order {
  /** The built site: public/. */
  publicFolder: string
  /** Where it is kept what each picture shows, so that the next build draws only what changed. */
  recordFile: string
  sender: Sender
  /** Their addresses, below `folder`, with what they show. */
  cards: (Card & { address: string })[]
  /** The address that all of them begin with; what else lies there is removed. */
  folder: string
}

const ownFolder = __dirname

/** What each picture shows, by its address. */
type Shown = Partial<Record<string, string>>

function readShown(file: string): Shown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Shown
  } catch {
    return {}
  }
}

const digest = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url').slice(0, 16)
}

/** The look of all pictures: this code, its colours, its fonts, the agency. */
function lookOf(sender: Sender): string {
  const files = ['', 'fonts'].flatMap((folder) =>
    readdirSync(join(ownFolder, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(ownFolder, folder, entry.name))
      .sort(),
  )
  const colours = join(ownFolder, '../../styles/colors.ts')
  return digest(JSON.stringify(sender), ...[...files, colours].map((file) => readFileSync(file)))
}

/** Draws the pictures whose words changed, and removes those that nobody asks for. */
export async function updatePictures(order: Order): Promise<{ drawn: number; removed: number }> {
  const { publicFolder, recordFile, sender, cards, folder } = order
  const before = readShown(recordFile)
  const look = lookOf(sender)
  const after: Shown = {}
  let paint: Promise<Painter> | undefined
  let drawn = 0
  for (const card of cards) {
    const file = join(publicFolder, card.address)
    const shows = digest(look, card.title, '\n', card.kind)
    after[card.address] = shows
    if (before[card.address] === shows && existsSync(file)) continue
    paint ??= painter(join(ownFolder, 'fonts'), sender)
    const picture = await (await paint).paint(card)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, picture)
    drawn += 1
  }
  const strays = filesBelow(publicFolder, folder).filter((address) => !(address in after))
  await Promise.all(strays.map((address) => rm(join(publicFolder, address))))
  await mkdir(dirname(recordFile), { recursive: true })
  await writeFile(recordFile, JSON.stringify(after))
  return { drawn, removed: strays.length }
}

const filesBelow = (publicFolder: string, address: string): string[] => {
  const folder = join(publicFolder, address)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesBelow(publicFolder, `${address}${entry.name}/`)
      : [`${address}${entry.name}`],
  )
}
