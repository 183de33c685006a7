import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFile } from '../../../content/content-source'
import { fillText } from '../../../content/fill-text'
import { kindOf } from '../../../content/content-kinds'
import { listFiles } from '../../../content/list-files'
import { nodeFields } from '../../../content/node-fields'
import { formatDate } from '../../../content/publication/local-time'
import { unpublishedFiles, type Unpublished } from '../../../content/publication/unpublished'

/**
 * The labels that development shows on unpublished pages and on links to them, by the address of
 * the page.
 */
export type PublicationLabels = Readonly<Record<string, string>>

const read = (text = '{}'): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>
  } catch {
    // The file may be incomplete; the content check reports it.
    return {}
  }
}

/** The labels, with the texts of data/ui-text.json. */
export function publicationLabels(files: readonly ContentFile[], now: Date): PublicationLabels {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const { language = 'en', slugLetters, locale = 'en' } = read(texts.get('site.json'))
  const settings = { language: String(language), slugLetters: String(slugLetters) }
  const words = read(texts.get('ui-text.json'))
  const labelOf = ({ state, date = '' }: Unpublished): string => {
    if (state === 'draft') return String(words.draft)
    const text = state === 'scheduled' ? words.publishedFrom : words.publishedUntil
    return fillText(String(text), { date: formatDate(date, String(locale)) })
  }
  return Object.fromEntries(
    [...unpublishedFiles(files, now)].flatMap(([path, state]) => {
      const kind = kindOf(path)
      // People have no pages.
      if (kind?.template === undefined) return []
      const content = read(texts.get(path))
      return [[nodeFields(kind.type, path, { content, settings }).path, labelOf(state)]]
    }),
  )
}

/** The labels for the files on disk. */
export function readPublicationLabels(root: string, now: Date): PublicationLabels {
  const data = join(root, 'data')
  const files = listFiles(data)
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ path, text: readFileSync(join(data, path), 'utf8') }))
  return publicationLabels(files, now)
}
