import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ContentEntry,
  isObject,
  kindOf,
  linksToFiles,
  listFiles,
  listPages,
  nodeFields,
  parseFiles,
  readSchemas,
  type SchemaFile,
  singlePages,
  slugSettingsOf,
} from '../../plugins/content/node'
import { buildDecapConfig, type DecapConfig } from '../../src/content/editor/decap-config'
import type { PageOption } from '../../src/content/editor/decap-fields'

/** Where Decap saves: decapcms.org/docs/backends-overview. */
export interface DecapBackend {
  name: string
  [setting: string]: unknown
}

/** The data that the editor's page loads at the start. */
export interface EditorConfig extends DecapConfig {
  backend: DecapBackend
  publish_mode: 'simple' | 'editorial_workflow'
  /** Whether there is a preview next to a form. */
  editor: { preview: boolean }
  /** The address of the page of each file. */
  pages: Record<string, string>
  /** All pages of the site, for fields that can link to one. */
  pageList: PageOption[]
  /** The files that others depend on, which cannot be deleted until their dependents are gone. */
  links: Record<string, string[]>
  schemas: SchemaFile[]
  /** The format of the project's files: Prettier's options. */
  style: object
}

/** Where the editor saves, and which of its features are on. */
export type EditorHost = Pick<EditorConfig, 'backend' | 'publish_mode' | 'editor'>

const inData = (paths: Readonly<Record<string, string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(paths).map(([path, links]) => [`data/${path}`, links]))

/** The current content, and the page of each file. */
function readPages(root: string) {
  const texts = listFiles(join(root, 'data'))
    .filter((path) => path.endsWith('.json') && kindOf(path))
    .map((path) => ({ path, text: readFileSync(join(root, 'data', path), 'utf8') }))
  // Files that are not valid JSON are not included.
  const { files } = parseFiles(texts)
  const settings = slugSettingsOf(files)
  const entries = files.flatMap(({ path, kind: { type }, value }): ContentEntry[] => {
    if (!isObject(value)) return []
    const content = { ...value }
    return [
      { id: path, file: path, type, content, ...nodeFields(type, path, { content, settings }) },
    ]
  })
  const listed = listPages(entries)
  const known = new Set(listed.map(({ path }) => path))
  const pageOf = new Map([
    ...entries.filter(({ path }) => known.has(path)).map(({ file, path }) => [file, path] as const),
    ...singlePages.toReversed().map(({ path, title: [file] }) => [file, path] as const),
  ])
  return { texts, files, listed, pageOf }
}

/** The address of the page of each file, such as "/" for "data/home.json". */
export const pagesOfFiles = (root: string, { pageOf } = readPages(root)): EditorConfig['pages'] =>
  Object.fromEntries([...pageOf].map(([file, path]) => [`data/${file}`, path]))

/** Builds the configuration of the editor for the current content. */
export function editorConfig(root: string, host: EditorHost): EditorConfig {
  const read = readPages(root)
  const { texts, files, listed, pageOf } = read
  const { prettier } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    prettier: object
  }
  const schemas = readSchemas(root)
  return {
    ...buildDecapConfig({ files: texts, schemas }, listed),
    ...host,
    pages: pagesOfFiles(root, read),
    pageList: listed.map(({ path, title }) => ({ path, title })),
    links: inData(linksToFiles(files, ({ path }) => pageOf.get(path))),
    schemas,
    style: prettier,
  }
}
