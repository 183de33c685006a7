import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentText } from '../../content/files/json/content-text'
import { inLanguage, withoutLanguage } from '../../content/files/languages'
import { markdownText } from '../../content/files/markdown/edit-markdown'
import { readSchemas } from '../../content/files/schema-files'
import { collectionOf } from '../../content/collections'
import type { SiteConfig } from '../../content/model'
import type { NewPage } from './build-new-page'
import { drawPlaceholder } from './draw-placeholder'
import type { Listing } from './list-new-page'
import { inFolder, type NewFile } from './new-file'

/** Writes a new content file and its pictures under data/. Never overwrites a file. */
export async function writeNewFile(
  root: string,
  { collections, pictureColors }: SiteConfig,
  file: NewFile,
): Promise<void> {
  const put = (path: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content, { flag: 'wx' })
  }
  const { schema = '' } = collectionOf(collections, withoutLanguage(file.path)) ?? {}
  const text = file.path.endsWith('.md')
    ? markdownText(file.content)
    : contentText(readSchemas(root), schema, file.content)
  put(`data/${file.path}`, text)
  for (const picture of file.pictures)
    put(`data/${picture}`, await drawPlaceholder(`data/${picture}`, pictureColors(root)))
}

/** A page that has not been written to disk, with paths that do not name its language. */
interface UnwrittenPage {
  page: NewPage
  /** The file of the page that lists it, if that is new too. */
  list?: NewFile | undefined
  /** The files to which it refers, if they are new too. */
  needed?: readonly NewFile[]
  listing: Listing
  /** The language, if it is not the first one. */
  language?: string
  isDryRun?: boolean | undefined
}

/** Prints what a new page consists of and, unless it is a dry run, writes it. */
export async function writeNewPage(
  root: string,
  site: SiteConfig,
  { page, list, needed = [], listing, language, isDryRun }: UnwrittenPage,
): Promise<void> {
  const at = (path: string): string => `data/${inLanguage(path, language)}`
  const written = isDryRun ? 'File:   ' : 'Written:'
  console.log(`${written} ${at(page.path)}`)
  for (const { path } of needed) console.log(`${written} ${at(path)}  (the page refers to it)`)
  for (const path of [page, ...needed].flatMap(({ pictures }) => pictures))
    console.log(`Picture: ${at(path)}  (a placeholder: replace it)`)
  if (list) console.log(`${written} ${at(list.path)}  (the page that lists it)`)
  const inFolderOf = (place: string): string => place.replace('data/', at(''))
  listing.added.forEach((place) => console.log(`Listed:  ${inFolderOf(place)}`))
  listing.notAdded.forEach((place) => console.log(`Not in:  ${inFolderOf(place)}`))
  const { pagePath } = page
  if (pagePath)
    console.log(
      `Page:    ${pagePath}  (http://localhost:8000${pagePath} while npm run develop runs)`,
    )
  if (isDryRun) {
    console.log('Nothing was changed.')
    return
  }
  for (const file of [...(list ? [list] : []), ...needed, page])
    await writeNewFile(root, site, inFolder(file, language))
  for (const [path, text] of listing.texts) writeFileSync(join(root, at(path)), text)
}
