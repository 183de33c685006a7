import type { PictureFacts } from '../../core/content-source'
import { formatIssue, isError, newIssues } from '../../core/issue'
import { isObject, type JsonFile } from '../../core/json/json-file'
import { parseFiles } from '../../core/json/parse'
import type { ContentSource } from '../../model'
import { contentFile, contentPath, ownPaths, pagePath } from '../../site/addresses'
import { schemaReference } from '../../kinds'
import { settingsOf } from '../../site/pages'
import { slugOf, type SlugSettings } from '../../site/slugs'
import { isAddress, toPath } from '../changes/plan-removal'
import { validate } from '../../check/validate'
import caseStudy from './case-study.json'
import customPage from './custom-page.json'
import offering from './offering.json'
import person from './person.json'
import product from './product.json'

const filesIn = (source: ContentSource, folder: string): JsonFile[] =>
  parseFiles(source.site.kinds, source.files).files.filter(
    ({ path }) => path.slice(0, path.lastIndexOf('/')) === folder,
  )

const orderOf = ({ value }: JsonFile): number =>
  isObject(value) && typeof value.order === 'number' ? value.order : 0

/** The `order` that puts a new file after all others in its folder. */
const nextOrder = (source: ContentSource, folder: string): number =>
  Math.max(0, ...filesIn(source, folder).map(orderOf)) + 1

/** The industries and services that can have sub-pages: "industries/retail". */
const parentsIn = ({ files }: ContentSource): string[] =>
  files
    .map(({ path }) => path)
    .filter((path) => /^(?:industries|services)\/[^/]+\.json$/.test(path))
    .map((path) => path.replace(/\.json$/, ''))

/** The pages to which a new one is related until better ones are chosen: services first. */
const relatedPages = (source: ContentSource, settings: SlugSettings, count: number): string[] =>
  ['services', 'industries']
    .flatMap((folder) => filesIn(source, folder).sort((a, b) => orderOf(a) - orderOf(b)))
    .slice(0, count)
    .map(({ path }) => contentPath(source.site.kinds, path, settings))

/** What `npm run new` can create: pages, and people. */
export const templateKinds = [
  'case-study',
  'industry',
  'service',
  'sub-page',
  'product',
  'page',
  'person',
] as const

/** The arguments of `npm run new`. */
export interface NewPageRequest {
  kind: (typeof templateKinds)[number]
  /** For a person, the name. */
  title: string
  /** For a sub-page, its parent page: "industries/retail". */
  parent?: string
  /**
   * The file's name and, for a case study, the last part of its address, if it should not be
   * derived from the title.
   */
  slug?: string
  /** The current month: "2026-11". */
  month: string
}

/** A new page that has not been written to disk. */
export interface NewPage {
  /** The file's path under data/. */
  path: string
  content: Record<string, unknown>
  /** The pictures that do not exist yet, by their paths under data/. */
  pictures: string[]
  /** The path of the new page on the site; for a person, that of the company page. */
  pagePath: string
}

const folders = {
  'case-study': 'case-studies',
  industry: 'industries',
  service: 'services',
  product: 'products',
  page: 'pages',
  person: 'people',
}

/** Some file systems reject longer names. */
const longestSlug = 100

/**
 * Builds a valid content file with texts that say what to replace them with, or returns the reasons
 * why it cannot, including every issue that validation would report. Does not access the disk.
 */
export function buildNewPage(
  request: NewPageRequest,
  source: ContentSource,
): NewPage | { refused: string[] } {
  const refuse = (...refused: string[]) => ({ refused })
  const title = request.title.normalize('NFC').replace(/\s+/g, ' ').trim()
  const settings = settingsOf(parseFiles(source.site.kinds, source.files).files)
  const slug = request.slug ?? slugOf(title, settings)
  if (!title) return refuse('A page needs a title.')
  if (isAddress(title, source, settings))
    return refuse(
      `"${title}" is an address: write the title, and the end of the address as --slug.`,
    )
  if (!slug)
    return refuse(`"${title}" has no letters or digits for an address: set one with --slug.`)
  if (slug.length > longestSlug) return refuse(`"${slug}" is too long for an address.`)

  const folder =
    request.kind === 'sub-page' ? parentFolder(request, source, settings) : folders[request.kind]
  if (typeof folder !== 'string') return folder
  const path = `${folder}/${slug}.json`
  if (source.files.some((file) => file.path.toLowerCase() === path.toLowerCase()))
    return refuse(`data/${path} already exists; nothing was written.`)

  const made = contentOf(request, { title, slug, folder, settings }, source)
  const content =
    request.kind === 'case-study' && slug !== slugOf(title, settings) ? { ...made, slug } : made
  const pictures = picturesIn(content, folder).filter((picture) => !source.pictures.has(picture))
  const issues = issuesOf(source, path, content, pictures)
  if (issues.length > 0) return refuse(...issues)
  const newPath =
    request.kind === 'person'
      ? (ownPaths(source.site.addresses, settings).company ?? '')
      : pagePath(source.site.kinds, { file: path, content }, settings)
  return { path, content, pictures, pagePath: newPath }
}

function parentFolder(
  { parent = '' }: NewPageRequest,
  source: ContentSource,
  settings: SlugSettings,
): string | { refused: string[] } {
  const parents = parentsIn(source)
  const folder = contentFile(
    source.site.kinds,
    toPath(source.site.kinds, parent, settings),
    settings,
  ).replace('.json', '')
  if (parents.includes(folder)) return folder
  const said = parent ? `There is no page "${parent}"` : 'A sub-page needs a parent page'
  return {
    refused: [
      `${said}: set one with --in. Pages that can have sub-pages are ${parents.join(', ')}.`,
    ],
  }
}

/** A template with these words in place of their names in braces; other braces stay. */
export const fillTemplate = <Template extends object>(
  template: Template,
  words: Readonly<Record<string, string>>,
): Template =>
  JSON.parse(JSON.stringify(template), (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\{(\w+)\}/g, (marker, word: string) => words[word] ?? marker)
      : value,
  ) as Template

interface Names {
  title: string
  slug: string
  folder: string
  settings: SlugSettings
}

function contentOf(
  { kind, month }: NewPageRequest,
  { title, slug, folder, settings }: Names,
  source: ContentSource,
): Record<string, unknown> {
  const words = { ...ownPaths(source.site.addresses, settings), title, slug, month }
  if (kind === 'page') return fillTemplate(customPage, words)
  const fill = (template: object): Record<string, unknown> => ({
    ...fillTemplate(template, words),
    order: nextOrder(source, folder),
  })
  if (kind === 'case-study') return fill(caseStudy)
  if (kind === 'person') return { ...fill(person), since: Number(month.slice(0, 4)) }
  if (kind === 'product') return { ...fill(product), related: relatedPages(source, settings, 1) }
  return {
    $schema: schemaReference(source.site.kinds, `${folder}/${slug}.json`, source.schemas),
    ...fill(offering),
    related: relatedPages(source, settings, 2),
  }
}

const picturesIn = (content: Record<string, unknown>, folder: string): string[] =>
  [...JSON.stringify(content).matchAll(/"imgUrl":"\.\/([^"]+)"/g)].map(
    ([, name = '']) => `${folder}/${name}`,
  )

function issuesOf(
  source: ContentSource,
  path: string,
  content: Record<string, unknown>,
  pictures: string[],
): string[] {
  const facts = { width: 1600, height: 1000, bytes: 1 }
  const after = validate({
    ...source,
    files: [...source.files, { path, text: JSON.stringify(content, null, 2) }],
    pictures: new Map<string, PictureFacts>([
      ...source.pictures,
      ...pictures.map((picture) => [picture, facts] as const),
    ]),
  })
  return newIssues(after.filter(isError), validate(source)).map(formatIssue)
}
