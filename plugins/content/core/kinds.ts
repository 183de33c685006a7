import type { Schema } from './content-source'
import { singlePages } from './single-pages'

/** The kind of a file under data/: its GraphQL type and the JSON Schema it must satisfy. */
export interface Kind {
  /** The name of its GraphQL type: "CaseStudy". */
  type: string
  /** The name of its schema: "case-study.schema.json". */
  schema: string
  /**
   * The file in src/templates/ that renders a page for each content file; undefined for kinds
   * without pages.
   */
  template?: string
}

/**
 * Kinds that have a folder of files, with a page for each if there is a template; and optional
 * files.
 */
const folders: [pattern: RegExp, kind: Kind][] = [
  [
    /^case-studies\/[^/]+\.json$/,
    { type: 'CaseStudy', schema: 'case-study.schema.json', template: 'case-study' },
  ],
  [
    /^industries\/(?:[^/]+\/)?[^/]+\.json$/,
    { type: 'Industry', schema: 'industry.schema.json', template: 'offering' },
  ],
  [
    /^services\/(?:[^/]+\/)?[^/]+\.json$/,
    { type: 'Service', schema: 'service.schema.json', template: 'offering' },
  ],
  [
    /^products\/[^/]+\.json$/,
    { type: 'Product', schema: 'product.schema.json', template: 'product' },
  ],
  [/^people\/[^/]+\.json$/, { type: 'Person', schema: 'person.schema.json' }],
  [
    /^our-company\/[^/]+\.json$/,
    { type: 'Terms', schema: 'terms.schema.json', template: 'document' },
  ],
  [
    /^pages\/(?:[^/]+\/)*[^/]+\.json$/,
    { type: 'CustomPage', schema: 'custom-page.schema.json', template: 'document' },
  ],
]

/** The files that every site needs. */
export const requiredFiles: readonly string[] = [
  'site.json',
  'theme.json',
  'ui-text.json',
  'navigation.json',
  'calls-to-action.json',
  'status-pages.json',
  'home.json',
  'services.json',
  'contact.json',
]

/** All single files that a site can have. A page whose file is missing does not exist. */
export const singleFiles: readonly string[] = [
  ...new Set([
    ...requiredFiles,
    ...singlePages.map(({ title: [file] }) => file),
    'clients.json',
    'technologies.json',
  ]),
]

const kindInFolder = (relativePath: string): Kind | undefined =>
  folders.find(([pattern]) => pattern.test(relativePath))?.[1]

/** "CallsToAction" from "calls-to-action.json". */
const typeName = (file: string): string =>
  file.replace('.json', '').replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Schema and type are named after the file; the files of the overview pages share one schema. */
function kindOfSingleFile(file: string): Kind {
  if (kindInFolder(file.replace('.json', '/any.json')))
    return { type: 'Overview', schema: 'overview.schema.json' }
  // Gatsby has a type "Site" of its own.
  const type = file === 'site.json' ? 'SiteSettings' : typeName(file)
  return { type, schema: file.replace('.json', '.schema.json') }
}

/**
 * The kind of the file at this path under data/, or undefined if a content file cannot be there.
 */
export const kindOf = (relativePath: string): Kind | undefined =>
  singleFiles.includes(relativePath) ? kindOfSingleFile(relativePath) : kindInFolder(relativePath)

/** Every kind once. */
export const kinds: readonly Kind[] = [
  ...new Map(
    [...singleFiles.map(kindOfSingleFile), ...folders.map(([, kind]) => kind)].map((kind) => [
      kind.type,
      kind,
    ]),
  ).values(),
]

/** The template that renders the pages of a type; undefined for types without pages. */
export const templateOf = (type: string): string | undefined =>
  kinds.find((each) => each.type === type)?.template

/** The folder of a file with a slash at its end; "" for a file directly in data/. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/**
 * The content file that a picture belongs to: the nearest one that is named like one of its
 * folders.
 */
export function ownerOf(picture: string, files: ReadonlySet<string>): string | undefined {
  const folders = picture.split('/').slice(0, -1)
  return folders
    .map((_, index) => folders.slice(0, folders.length - index).join('/'))
    .filter((folder) => folder.includes('/') || !holdsContent(folder))
    .map((folder) => `${folder}.json`)
    .find((path) => files.has(path))
}

// data/case-studies/ is the folder of the case studies, not of the page that lists them.
const holdsContent = (folder: string): boolean => kindOf(`${folder}/any.json`) !== undefined

/**
 * The path from a file under data/ to the schema of its kind, for "$schema", by which editors find
 * it; "" if there is none, which the check reports.
 */
export function schemaReference(path: string, schemas: readonly Schema[]): string {
  const name = kindOf(path)?.schema
  const schema = schemas.find(({ $id }) => $id === name)
  return schema ? '../'.repeat(path.split('/').length) + schema.path : ''
}
