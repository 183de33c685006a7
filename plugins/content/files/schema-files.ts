import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listFiles } from './list-files'
import { memoizeLast } from '../memoize'
import type { SchemaFile } from './resolve-schema'

const isSchema = (path: string): boolean => path.endsWith('.schema.json')

/** The texts of the schemas with their paths from the root, sorted by path. */
const readSchemaFiles = (root: string) =>
  listFiles(join(root, 'src'))
    .filter(isSchema)
    .map((path) => ({
      path: `src/${path}`,
      text: readFileSync(join(root, 'src', path), 'utf8'),
    }))

/**
 * All schemas in src/, the files NAME.schema.json: the same objects until a text changes, because
 * compiling them takes long.
 * @throws if two files have the same name, by which collections and references name them
 */
export const readSchemas = (root: string): SchemaFile[] =>
  parseSchemas(JSON.stringify(readSchemaFiles(root)))

const parseSchemas = memoizeLast((json: string): SchemaFile[] => {
  const files = JSON.parse(json) as ReturnType<typeof readSchemaFiles>
  const paths = new Map<string, string>()
  for (const { path } of files) {
    const other = paths.get(basename(path))
    if (other !== undefined)
      throw new Error(`${other} and ${path} have the same name: rename one of them`)
    paths.set(basename(path), path)
  }
  return files.map(({ path, text }) => parseSchema(path, text))
})

/** A schema with its name and its path, whose references to other files are their names. */
export const parseSchema = (path: string, text: string): SchemaFile => ({
  ...(JSON.parse(text, withBaseName) as object),
  $id: basename(path),
  path,
})

/** In a file, a reference is a path to another one, by which editors find it. */
const withBaseName = (key: string, value: unknown): unknown =>
  key === '$ref' && typeof value === 'string' ? value.replace(/^[^#]*\//, '') : value
