import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import sharp from 'sharp'
import { contentText } from '../../files/json/content-text'
import { markdownText } from '../../files/markdown/edit-markdown'
import { inLanguage, withoutLanguage } from '../../files/languages'
import { loadContent } from '../../files/load'
import { readSchemas } from '../../files/schema-files'
import { templatePicture } from '../../text/template-markers'
import type { SiteTable } from '../../model'
import { kindOf } from '../../kinds'
import { readSlugSettings } from '../../site/read-slug-settings'
import {
  buildNeededFiles,
  buildNewPage,
  type NewFile,
  type NewPage,
  withNewFiles,
} from './build-new-page'
import { inFolder, missingListFile } from './build-new-site'
import { type Listing, listNewPage } from './list-new-page'
import { readLabels } from './read-labels'
import { type Command, fail, readArguments } from '../command-line'

const escapeXml = (text: string): string =>
  text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A line of text that fits the picture whatever its length. */
const textLine = (text: string, width: number, y: string, size: number, more: string): string => {
  const fitting = Math.min(size, (width - 200) / (text.length * 0.62))
  return `<text x="50%" y="${y}" font-size="${fitting}" text-anchor="middle" ${more}>${escapeXml(text)}</text>`
}

/**
 * A placeholder picture that says what to replace it with; as wide as the content requires, and
 * marked in its metadata as a placeholder.
 * @param path the path of its file from the root, shown in the picture
 */
const drawPicture = (
  path: string,
  { background, primary, text }: ReturnType<SiteTable['pictureColors']>,
): Promise<Buffer> => {
  const name = describePicture(path)
  const [width, height] = name === 'Portrait' ? [800, 800] : [1600, 1000]
  const words = `${name}, at least ${width} px wide`
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs>
        <radialGradient id="light" cx="0" cy="0" r="1">
          <stop offset="0" stop-color="${primary}" stop-opacity="0.5"/>
          <stop offset="0.8" stop-color="${primary}" stop-opacity="0"/>
        </radialGradient>
      </defs>
      <rect width="100%" height="100%" fill="${background}"/>
      <rect width="100%" height="100%" fill="url(#light)"/>
      <rect x="60" y="60" width="${width - 120}" height="${height - 120}" rx="24" fill="none"
        stroke="${text}" stroke-opacity="0.35" stroke-width="3" stroke-dasharray="18 14"/>
      ${textLine(words, width, '49%', 64, `font-family="sans-serif" font-weight="600" fill="${text}"`)}
      ${textLine(path, width, '57%', 32, `font-family="monospace" fill="${text}" fill-opacity="0.75"`)}
    </svg>`),
  )
    .png({ palette: true })
    .withExif({ IFD0: { ImageDescription: templatePicture } })
    .toBuffer()
}

/** A description of a picture: "Cover" for "cover.png". */
const describePicture = (path: string): string => {
  const name = basename(path, extname(path))
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Writes a new content file and its pictures under data/. Never overwrites a file. */
export async function writeNewFile(
  root: string,
  { kinds, pictureColors }: SiteTable,
  page: NewFile,
): Promise<void> {
  const put = (path: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content, { flag: 'wx' })
  }
  const { schema = '' } = kindOf(kinds, withoutLanguage(page.path)) ?? {}
  const text = page.path.endsWith('.md')
    ? markdownText(page.content)
    : contentText(readSchemas(root), schema, page.content)
  put(`data/${page.path}`, text)
  for (const picture of page.pictures)
    put(`data/${picture}`, await drawPicture(`data/${picture}`, pictureColors(root)))
}

function usageOf(templates: SiteTable['templates']): string {
  const parent = templates.flatMap(({ parents = [] }) => parents).at(0)
  return [
    'npm run new -- <kind> "Title"',
    `  <kind>         ${templates.map(({ name }) => name).join(', ')};`,
    '                 "site" starts afresh, "language" and "translation" translate',
    ...(parent === undefined
      ? []
      : [`  --in <parent>  the parent page of a sub-page: --in ${parent}retail`]),
    '  --slug <name>  the last part of the address; by default derived from the title',
    '  --dry-run      shows what would be written, and writes nothing',
  ].join('\n')
}

/** Creates the file of a new page: `npm run new -- article "Title"`. */
export const newPage: Command = async (args, root, site) => {
  const parsed = readArguments(args, {
    in: { type: 'string' },
    slug: { type: 'string' },
    'dry-run': { type: 'boolean' },
  })
  const [wanted, title, ...rest] = parsed?.positionals ?? []
  const template = site.templates.find(({ name }) => name === wanted)
  if (!parsed || !template || title === undefined || rest.length > 0)
    return fail(usageOf(site.templates))
  const { in: parent, slug } = parsed.values
  const month = new Date().toISOString().slice(0, 7)
  const present = await loadContent(root, site)
  const labels = readLabels(root, site.newSite, readSlugSettings(root).language)
  const list = missingListFile(present, template.folder ?? '', labels)
  const needed = buildNeededFiles(template, month, present)
  if ('refused' in needed) return fail(...needed.refused)
  const source = withNewFiles(present, list ? [list, ...needed] : needed)
  const page = buildNewPage({ kind: template.name, title, parent, slug, month }, source)
  if ('refused' in page) return fail(...page.refused)
  const listing = listNewPage(page, withNewFiles(source, [page]))
  const isDryRun = parsed.values['dry-run']
  await writeNewPage(root, site, { page, list, needed, listing, isDryRun })
  if (isDryRun) return 0
  console.log(
    'Replace the texts that start with TODO; `npm run launch:check` lists those that remain.',
  )
  if (template.advice !== undefined) console.log(template.advice)
  return 0
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
  site: SiteTable,
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
