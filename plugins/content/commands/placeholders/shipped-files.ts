import { createHash } from 'node:crypto'
import type { ContentSource } from '../../core/content-source'
import { fileIssue } from '../../core/issue'
import { placeholderKinds, type Placeholder } from './placeholder-kinds'
import record from './shipped-files.json'

/** The record of the shipped content, by which `npm run launch:check` recognizes it. */
export interface ShippedFiles {
  /** The agency's name and street, which are searched in all texts. */
  name: string
  street: string
  /** The language of the content: "en". */
  language: string
  /** The hash of each file by its path: content, pictures in data/, files in static/. */
  files: Record<string, string>
}

/** The values of data/site.json that shipped files are compared by. */
export type SiteIdentity = Pick<ShippedFiles, 'name' | 'street' | 'language'>

/** Labels, messages and legal drafts that suit every agency with the same language. */
const suitsAll = /^data\/(?:(?:ui-text|status-pages|navigation)\.json$|pages\/)/

/** What an agency may keep: the logos of technologies, the design, and scripts. */
const mayStay = /^(?:data\/theme\.json$|static\/brand\/logos\/|static\/[^/]+\.js$)/

/** A hash that ignores line ends and the agency's name: changing these alone is not a new text. */
const hashOf = (text: string, name: string): string => {
  const plain = text.replaceAll('\r\n', '\n').replaceAll(name || '§', '§')
  return createHash('sha1').update(plain).digest('hex')
}

/** Records some content. */
export const recordFiles = (
  { files, digests = new Map<string, string>() }: ContentSource,
  identity: SiteIdentity,
): ShippedFiles => {
  const texts = files.map(
    ({ path, text }) => [`data/${path}`, hashOf(text, identity.name)] as const,
  )
  const hashes = [...texts, ...digests]
    .filter(([path]) => !mayStay.test(path))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return { ...identity, files: Object.fromEntries(hashes) }
}

/**
 * Finds files that are as shipped, under any name. Those that suit every agency are found only if the
 * site has another language.
 */
export function unchangedFiles(source: ContentSource, identity: SiteIdentity): Placeholder[] {
  const shipped = new Map(Object.entries(record.files).map(([path, hash]) => [hash, path]))
  const isTranslated = identity.language === record.language
  return Object.entries(recordFiles(source, identity).files).flatMap(([path, hash]) => {
    const original = shipped.get(hash)
    if (original === undefined || (suitsAll.test(original) && isTranslated)) return []
    const rule = suitsAll.test(original) ? 'untranslated' : 'shipped-file'
    const issue = fileIssue(path, rule, 'is unchanged from the sample', placeholderKinds[rule])
    return [{ ...issue, file: path }]
  })
}
