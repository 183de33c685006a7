import type { Issue } from '../../core/issue'
import { isObject, issueAt, textAt, valueAt, type JsonFile } from '../../core/json/json-file'

/** The relative path from a file under data/ to a schema. */
export const schemaReference = (path: string, schema: string): string =>
  `${'../'.repeat(path.split('/').length)}plugins/content/schemas/${schema}`

/** Checks that the file names its schema, so that editors can complete and validate it. */
export function checkSchemaReference(file: JsonFile): Issue[] {
  const expected = schemaReference(file.path, file.kind.schema)
  if (textAt(file, '/$schema') === expected || !isObject(file.value)) return []
  const isThere = valueAt(file, '/$schema') !== undefined
  const pointer = isThere ? '/$schema' : ''
  const message = isThere ? 'is not the schema of this file' : '"$schema" is missing'
  return [issueAt(file, pointer, 'schema-reference', message, `write "${expected}"`)]
}
