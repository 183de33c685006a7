import { toObject, inLanguage, collectionOf, type SchemaFile } from '../content'
import {
  extensionOf,
  collectionOfFolder,
  languageName,
  nameKeyOf,
  type PageFile,
  type SiteConfig,
  withoutExtension,
} from '../content/node'
import { type Field, formFields, labelOf } from './fields'
import { fileNameField, formatName } from './values'

/** Single files, or a folder with files of one collection: decapcms.org/docs/collection-types. */
export interface DecapCollection {
  name: string
  label: string
  files?: { name: string; file: string; fields: Field[]; [setting: string]: unknown }[]
  folder?: string
  fields?: Field[]
  [setting: string]: unknown
}

/** Most new pages have no sub-pages; the first one is created in a text editor. */
const customPages = 'pages'

const lastFields = ['formerPaths', 'draft', 'publishAt', 'unpublishAt']

/** Fields with former addresses and those that decide about publication at the end. */
const inFormOrder = (fields: readonly Field[]): Field[] => [
  ...fields.filter(({ name }) => !lastFields.includes(name)),
  ...fields.filter(({ name }) => lastFields.includes(name)),
]

/** By which fields a list can be sorted; the first one sorts it when it is opened. */
function sortedBy(has: (field: string) => boolean, identifier: string): unknown[] {
  if (has('order')) return [{ field: 'order', default_sort: 'asc' }, identifier]
  if (has('date')) return [{ field: 'date', default_sort: 'desc' }, identifier]
  return [{ field: identifier, default_sort: 'asc' }]
}

const collectionName = (folder: string): string => folder.replaceAll('/', '--')

/**
 * The collections of the editor for the files in one language: the single files in two groups, then
 * the folders, each with the folders of its sub-pages.
 * @param entries the files, by path under the folder of the language
 * @param language the language, if it is not the first one
 * @param pages the pages that a field can link to
 * @param hidden the files, by path under data/, whose titles and sub-pages must not be named
 */
export function buildCollections(
  site: SiteConfig,
  entries: readonly Pick<PageFile, 'path' | 'value'>[],
  schemas: readonly SchemaFile[],
  {
    language,
    pages,
    hidden = new Set(),
  }: {
    language?: string | undefined
    pages: readonly { path: string; title: string }[]
    hidden?: ReadonlySet<string>
  },
): { collections: DecapCollection[]; fieldsOf: (schema: string) => Field[] } {
  const collectionIn = (folder: string) => collectionOfFolder(site.collections, `${folder}/`)
  const paths = entries.map(({ path }) => path).sort()
  const folders = [...new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/'))))].filter(
    (folder) => collectionIn(folder)?.folder === `${folder}/`,
  )
  /** What is about one language has its tag in its name, and its name in the label. */
  const named = (path: string, label: string) => ({
    name: collectionName(inLanguage(path, language)),
    label: language === undefined ? label : `${label} (${languageName(language)})`,
  })
  const collectionOfType = (type: string) => {
    const collection = folders.map(collectionIn).find((candidate) => candidate?.type === type)
    return (
      collection && {
        ...named(collection.folder.slice(0, -1), ''),
        identifier: nameKeyOf(collection),
      }
    )
  }
  const isTranslation = language !== undefined
  const fieldsOf = formFields(schemas, pages, collectionOfType, { isTranslation })

  const fileEntry = (path: string) => {
    const name = withoutExtension(path)
    const pictures = { media_folder: name, public_folder: `./${name}` }
    const fields = fieldsOf(collectionOf(site.collections, path)?.schema ?? '')
    const file = `data/${inLanguage(path, language)}`
    return { name, label: labelOf(name), file, ...pictures, fields }
  }

  const folderCollection = (path: string, label: string): DecapCollection => {
    const collection = collectionIn(path)
    const { type, schema } = collection ?? { type: '', schema: '' }
    const fields = fieldsOf(schema)
    const has = (name: string): boolean => fields.some((field) => field.name === name)
    const identifier = has('title') ? 'title' : 'name'
    return {
      ...named(path, label),
      label_singular: labelOf(type).toLowerCase().trim(),
      folder: `data/${inLanguage(path, language)}`,
      create: true,
      // Of JSON the file itself names the schema.
      ...(collection && extensionOf(collection) === '.md'
        ? { format: formatName(schema, language), extension: 'md' }
        : { format: formatName('json', language), extension: 'json' }),
      identifier_field: identifier,
      slug: `{{${fileNameField}}}`,
      summary: [
        has('order') && '{{order}}',
        `{{${identifier}}}`,
        has('draft') && `{{draft | ternary('(draft)', '')}}`,
      ]
        .filter(Boolean)
        .join(' '),
      // Decap refuses an empty list.
      ...(has('draft') && {
        view_filters: [{ label: 'Drafts', field: 'draft', pattern: true }],
      }),
      sortable_fields: sortedBy(has, identifier),
      // The value {{slug}} would change with the title.
      media_folder: '{{filename}}',
      public_folder: './{{filename}}',
      fields: inFormOrder(fields),
    }
  }

  const singles = paths.filter((path) => !path.includes('/'))
  // They keep the order of the site's table.
  const pageFiles = [...new Set(site.pages.map(({ title: [file] }) => file))]
  const groups = paths.filter((path) => {
    if (hidden.has(inLanguage(path, language))) return false
    const group = withoutExtension(path)
    if (path.startsWith(`${customPages}/`))
      return paths.some((otherPath) => otherPath.startsWith(`${group}/`))
    return path.includes('/') && collectionIn(group)?.template !== undefined
  })
  const pageTitle = (path: string): string =>
    String(toObject(entries.find((entry) => entry.path === path)?.value).title)
  /** "Articles: Tags" for "articles/tags". */
  const folderLabel = (path: string): string =>
    path === customPages
      ? 'Custom pages'
      : path
          .split('/')
          .map((name) => labelOf(name))
          .join(': ')
  const collectionsOf = (path: string): DecapCollection[] => [
    folderCollection(path, folderLabel(path)),
    ...groups
      .filter((group) => group.startsWith(`${path}/`))
      .map((group) =>
        folderCollection(withoutExtension(group), `${folderLabel(path)}: ${pageTitle(group)}`),
      ),
  ]
  // Folders with many sub-collections come last.
  const lists = folders.map(collectionsOf).sort((a, b) => a.length - b.length)
  return {
    fieldsOf,
    collections: [
      {
        ...named('single-pages', 'Pages'),
        format: formatName('json', language),
        files: pageFiles.filter((path) => singles.includes(path)).map(fileEntry),
      },
      {
        ...named('site', 'Site settings'),
        format: formatName('json', language),
        files: singles.filter((path) => !pageFiles.includes(path)).map(fileEntry),
      },
      ...lists.flat(),
    ],
  }
}
