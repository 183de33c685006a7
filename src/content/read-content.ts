import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './list-files'
import type { JsonFile } from './validation/json/json-file'
import { parseFiles } from './validation/json/parse'

/** The parsed content files of a site, without those that are not valid JSON. */
export function readContent(root: string): JsonFile[] {
  const data = join(root, 'data')
  const texts = listFiles(data)
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ path, text: readFileSync(join(data, path), 'utf8') }))
  return parseFiles(texts).files
}
