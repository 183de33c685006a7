import type { Issue } from '../issue'
import { isObject, issueAt, textAt, valueAt, type JsonFile } from '../json/json-file'

/** How a file below data/ names a schema: the way up to the root, then down to the schema. */
export const schemaReference = (path: string, schema: string): string =>
  `${'../'.repeat(path.split('/').length)}src/content/schema/${schema}`

/** Whether every file names the schema it is held to, so that editors complete and check it. */
export const checkSchemaReferences = (files: JsonFile[]): Issue[] =>
  files.flatMap((file) => {
    const wanted = schemaReference(file.path, file.kind.schema)
    if (textAt(file, '/$schema') === wanted || !isObject(file.value)) return []
    const isThere = valueAt(file, '/$schema') !== undefined
    const pointer = isThere ? '/$schema' : ''
    const message = isThere ? 'is not the schema of this file' : '"$schema" is missing'
    return [issueAt(file, pointer, 'schema-reference', message, `write "${wanted}"`)]
  })
