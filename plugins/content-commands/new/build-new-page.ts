import { formatIssue, isError, newIssues } from '../../content/issue'
import { isObject, type ParsedFile } from '../../content/files/parsed-file'
import { parseFiles } from '../../content/files/parse'
import type { ContentSource, PageTemplate } from '../../content/model'
import {
  contentFile,
  contentPath,
  localizePath,
  localizePaths,
  pagePath,
} from '../../content/site/addresses'
import { schemaReference } from '../../content/files/schema-reference'
import {
  toObject,
  type Content,
  extensionOf,
  folderOf,
  hasTitleAddress,
  isContentPath,
  collectionOf,
  collectionOfFolder,
  withoutExtension,
} from '../../content/collections'
import { addressSettingsOf } from '../../content/site/pages'
import type { AddressSettings } from '../../content/site/address-settings'
import { slugOf } from '../../content/site/slugs'
import { toComparable } from '../../content/text/normal-form'
import { didYouMean } from '../../content/text/suggest'
import { refuse, type Rejection } from '../rejection'
import { isAddress, toDataPath, toPath } from '../changes/typed-address'
import { type NewFile, withNewFiles } from './new-file'
import { validate } from '../../content/check/run'
import { fillTemplate } from '../../content/text/fill-text'

const filesDirectlyIn = (source: ContentSource, folder: string): ParsedFile[] =>
  parseFiles(source.site.collections, source.files).files.filter(
    ({ path }) => folderOf(path) === folder,
  )

const orderIn = ({ value }: ParsedFile): number =>
  isObject(value) && typeof value.order === 'number' ? value.order : 0

/** The `order` that puts a new file after all others in its folder. */
const nextOrder = (source: ContentSource, folder: string): number =>
  Math.max(0, ...filesDirectlyIn(source, folder).map(orderIn)) + 1

/** The pages that can have sub-pages of a template: "articles/first". */
const parentsIn = ({ files }: ContentSource, { parents = [] }: PageTemplate): string[] =>
  files
    .map(({ path }) => path)
    .filter((path) => parents.includes(folderOf(path)) && isContentPath(path))
    .map(withoutExtension)

/** The pages to which a new one links until better ones are chosen. */
const suggestedPages = (
  source: ContentSource,
  settings: AddressSettings,
  { folders, count }: NonNullable<PageTemplate['suggestion']>,
): string[] =>
  folders
    .flatMap((folder) => filesDirectlyIn(source, folder).sort((a, b) => orderIn(a) - orderIn(b)))
    .slice(0, count)
    .map(({ path }) => contentPath(source.site.collections, path, settings))

/** The arguments of `npm run new`. */
export interface NewPageRequest {
  /** The name of its template. */
  kind: string
  /** The title, or the name of what has no page. */
  title: string
  /** For a sub-page, its parent page: "articles/first". */
  parent?: string
  /**
   * The file's name and, for a page whose address comes from its title, the last part of the
   * address, if it should not be derived from the title.
   */
  slug?: string
  /** The current month: "2026-11". */
  month: string
}

/** A file under data/ that has not been written to disk, and the path of the page that shows it. */
export interface NewPage extends NewFile {
  pagePath: string
}

/**
 * Builds a valid content file with texts that say what to replace them with, or returns the reasons
 * why it cannot, including every issue that validation would report. Does not access the disk.
 */
export function buildNewPage(request: NewPageRequest, source: ContentSource): NewPage | Rejection {
  const { collections, templates } = source.site
  const template = templates.find(({ name }) => name === request.kind)
  if (!template) return refuse(`There is no template "${request.kind}".`)
  const title = toComparable(request.title).replace(/\s+/g, ' ').trim()
  const settings = addressSettingsOf(parseFiles(collections, source.files).files)
  const slug = request.slug === undefined ? slugOf(title, settings) : toComparable(request.slug)
  if (!title) return refuse('A page needs a title.')
  if (isAddress(title, source, settings))
    return refuse(
      `"${title}" is an address: write the title, and the end of the address as --slug.`,
    )
  if (!slug)
    return refuse(`"${title}" has no letters or digits for an address: set one with --slug.`)

  const folder = template.folder ?? parentFolder(request, template, source, settings)
  if (typeof folder !== 'string') return folder
  const folderCollection = collectionOfFolder(collections, folder)
  const path = `${folder}${slug}${folderCollection ? extensionOf(folderCollection) : '.json'}`
  if (source.files.some((file) => file.path.toLowerCase() === path.toLowerCase()))
    return refuse(`data/${path} already exists; nothing was written.`)

  const words = {
    ...localizePaths(source.site.addresses, settings),
    title,
    slug,
    month: request.month,
  }
  const made = fillContent(template, words, { path, settings }, source)
  const collection = collectionOf(collections, path)
  const hasOwnSlug = collection && hasTitleAddress(collection) && slug !== slugOf(title, settings)
  const content = hasOwnSlug ? { ...made, slug } : made
  const pictures = picturesIn(content, folder).filter((picture) => !source.pictures.has(picture))
  const after = validate(withNewFiles(source, [{ path, content, pictures }]))
  const issues = newIssues(after.filter(isError), validate(source)).map(formatIssue)
  if (issues.length > 0) return refuse(...issues)
  const newPath =
    template.shownAt === undefined
      ? pagePath(collections, { file: path, content }, settings)
      : localizePath(template.shownAt, settings)
  return { path, content, pictures, pagePath: newPath }
}

/**
 * Builds the files from other templates that a new page refers to, of which the site has none, or
 * returns the reasons why it cannot. Does not access the disk.
 */
export function buildNeededFiles(
  { needs = [] }: PageTemplate,
  month: string,
  source: ContentSource,
): readonly NewPage[] | Rejection {
  const { templates } = source.site
  const made: NewPage[] = []
  for (const { name: kind, folder = '' } of templates.filter(({ name }) => needs.includes(name))) {
    if (filesDirectlyIn(source, folder).length > 0) continue
    const file = buildNewPage({ kind, title: templateTitle(kind), month }, source)
    if ('refused' in file) return file
    made.push(file)
  }
  return made
}

/** The title of a page from a template that no one has given one yet. */
export const templateTitle = (kind: string): string => `TODO ${kind.replace('-', ' ')}`

/** The folder of the sub-pages of the parent page that is asked for. */
function parentFolder(
  { parent = '' }: NewPageRequest,
  template: PageTemplate,
  source: ContentSource,
  settings: AddressSettings,
): string | Rejection {
  const parents = parentsIn(source, template)
  const { collections } = source.site
  const name = withoutExtension(
    contentFile(collections, toPath(collections, parent, [settings]), settings),
  )
  if (parents.includes(name)) return `${name}/`
  const said = parent ? `There is no page "${parent}"` : 'A sub-page needs a parent page'
  const typed = withoutExtension(toDataPath(parent)).replace(/^\/|\/$/g, '')
  const hint = typed && didYouMean(typed, parents)
  return refuse(
    `${said}: set one with --in. Pages that can have sub-pages are ${parents.join(', ')}.`,
    ...(hint ? [hint] : []),
  )
}

function fillContent(
  { content, values, suggestion }: PageTemplate,
  words: Readonly<Record<string, string>> & { month: string },
  { path, settings }: { path: string; settings: AddressSettings },
  source: ContentSource,
): Content {
  const { files } = parseFiles(source.site.collections, source.files)
  const contents = new Map(files.map((file) => [file.path, toObject(file.value)]))
  return {
    // Front matter has none, because its editors do not read it.
    ...(path.endsWith('.json') && {
      $schema: schemaReference(source.site.collections, path, source.schemas),
    }),
    ...fillTemplate({ ...content, ...values?.(words.month, contents) }, words),
    ...('order' in content && { order: nextOrder(source, folderOf(path)) }),
    ...(suggestion && { [suggestion.key]: suggestedPages(source, settings, suggestion) }),
  }
}

const picturesIn = (content: Content, folder: string): string[] =>
  [...JSON.stringify(content).matchAll(/(?:"imgUrl":"|\]\()\.\/([^")\s]+)/g)].map(
    ([, name = '']) => `${folder}${name}`,
  )
