import { posix } from 'node:path'
import { parse } from 'jsonc-parser'
import {
  type ContentSource,
  kindOf,
  type SchemaFile,
  singlePages,
} from '../../../plugins/content/node'
import { decapFields, type DecapField, type PageOption } from './decap-fields'
import { formShapes, type FormField } from './form-shape'
import { pictureIn } from './list-values'

interface DecapFile {
  name: string
  label: string
  file: string
  fields: DecapField[]
  media_folder?: string
  public_folder?: string
}

/**
 * A collection in the configuration of Decap CMS: single files, or a folder with files of one kind.
 */
export interface DecapCollection {
  name: string
  label: string
  label_singular?: string
  files?: DecapFile[]
  folder?: string
  create?: boolean
  extension?: 'json'
  format?: 'json'
  identifier_field?: string
  /** What the file of a new entry is named after. */
  slug?: string
  summary?: string
  sortable_fields?: (string | { field: string; default_sort: 'asc' })[]
  media_folder?: string
  public_folder?: string
  fields?: DecapField[]
}

/**
 * The content part of the configuration; the backend is added by the code that serves the editor.
 */
export interface DecapConfig {
  media_folder: string
  public_folder: string
  slug: object
  collections: DecapCollection[]
}

/** The title or name of a page or person, also in a file with a mistake in its syntax. */
const titleIn = (text: string | undefined): string | undefined => {
  const { title, name } = Object(parse(text ?? '')) as Record<string, unknown>
  return [title, name].find((value) => typeof value === 'string')
}

/** "Case studies" from "case-studies". */
const labelOf = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** Contains the picture for lists; hidden in the form. */
const thumbnail: DecapField = {
  name: 'thumbnail',
  label: 'Picture in the list',
  widget: 'image',
  required: false,
}

const publicationFields = new Set(['draft', 'publishAt', 'unpublishAt'])

/** The fields with the fields about publication at the end. */
const lastDates = (shapes: readonly FormField[]): FormField[] => [
  ...shapes.filter(({ name }) => !publicationFields.has(name)),
  ...shapes.filter(({ name }) => publicationFields.has(name)),
]

/** Most new pages have no sub-pages; the first one is created in a text editor. */
const ownPages = 'pages'

/** In the order of the site. */
const pageFiles = [...new Set(singlePages.map(({ title: [file] }) => file))]

/**
 * Builds the configuration of the editor: the single files in two groups, then the folders. Folders
 * whose pages have sub-pages, such as industries, come last, each with the groups of its sub-pages.
 * All fields come from the JSON Schemas.
 * @param pages the paths of the pages that a field can link to
 */
export function buildDecapConfig(
  source: Pick<ContentSource, 'files'> & { schemas: readonly SchemaFile[] },
  pages: readonly PageOption[],
): DecapConfig {
  const fieldsOfKind = formShapes(source.schemas)
  const texts = new Map(
    source.files
      .filter(({ path }) => path.endsWith('.json') && kindOf(path))
      .map(({ path, text }) => [path, text]),
  )
  const paths = [...texts.keys()].sort()
  const people = paths.filter((path) => kindOf(path)?.type === 'Person')
  const names = people.flatMap((path) => titleIn(texts.get(path)) ?? [])
  const toDecap = decapFields(pages, names)

  const single = (path: string): DecapFile[] => {
    const kind = kindOf(path)
    if (!kind) return []
    const name = path.replace(/\.json$/, '')
    const pictures = { media_folder: name, public_folder: `./${name}` }
    const fields = toDecap(fieldsOfKind(kind.schema))
    return [{ name, label: labelOf(name), file: `data/${path}`, ...pictures, fields }]
  }

  const folder = (path: string, label: string): DecapCollection[] => {
    const kind = kindOf(`${path}/any.json`)
    if (!kind) return []
    const shapes = fieldsOfKind(kind.schema)
    const names = new Set(shapes.map(({ name }) => name))
    const identifier = names.has('title') ? 'title' : 'name'
    return [
      {
        name: path.replaceAll('/', '--'),
        label,
        // The text on the button that adds an entry.
        label_singular: kind.type.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
        folder: `data/${path}`,
        create: true,
        extension: 'json',
        format: 'json',
        identifier_field: identifier,
        // Set when an entry is saved for the first time.
        slug: '{{fileName}}',
        summary: `{{${identifier}}}{{listState}}`,
        sortable_fields: names.has('order')
          ? [{ field: 'order', default_sort: 'asc' }, identifier]
          : [{ field: identifier, default_sort: 'asc' }],
        // Not {{slug}}, which is derived from the title.
        media_folder: '{{filename}}',
        public_folder: './{{filename}}',
        fields: [...toDecap(lastDates(shapes)), ...(pictureIn(shapes) ? [thumbnail] : [])],
      },
    ]
  }

  const singles = paths.filter((path) => !path.includes('/'))
  const folders = [...new Set(paths.map((path) => posix.dirname(path)))].filter((path) =>
    /^[^./]+$/.test(path),
  )
  const isFolder = (folder: string): boolean => paths.some((path) => path.startsWith(`${folder}/`))
  const groups = paths.filter((path) => {
    const group = path.replace('.json', '')
    if (path.startsWith(`${ownPages}/`)) return isFolder(group)
    return path.includes('/') && kindOf(`${group}/any.json`)?.template !== undefined
  })
  const groupsIn = (path: string): string[] =>
    groups.filter((group) => group.startsWith(`${path}/`))
  const list = (path: string): DecapCollection[] =>
    folder(path, path === ownPages ? 'Custom pages' : labelOf(path))
  const subPages = (path: string): DecapCollection[] => {
    const group = path.replace('.json', '')
    const name = titleIn(texts.get(path)) ?? group
    return folder(group, `${labelOf(posix.dirname(group))}: ${name}`)
  }
  return {
    media_folder: 'static',
    public_folder: '/',
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      {
        name: 'single-pages',
        label: 'Pages',
        files: pageFiles.filter((path) => singles.includes(path)).flatMap(single),
      },
      {
        name: 'site',
        label: 'Site settings',
        files: singles.filter((path) => !pageFiles.includes(path)).flatMap(single),
      },
      ...folders.filter((path) => groupsIn(path).length === 0).flatMap(list),
      ...folders.flatMap((path) => {
        const inside = groupsIn(path)
        return inside.length > 0 ? [...list(path), ...inside.flatMap(subPages)] : []
      }),
    ],
  }
}
