import { posix } from 'node:path'
import type { Schema } from '../../../files/content-file'
import { inLanguage } from '../../../files/languages'
import { issueAt, type ParsedFile, textsAt } from '../../../files/parsed-file'
import { schemaReference } from '../../../files/schema-reference'
import type { Issue } from '../../../issue'
import type { Collection } from '../../../collections'

/** Checks that "$schema" leads to the schema of the file, by which code editors validate it. */
export function checkSchemaPath(
  file: ParsedFile,
  collections: readonly Collection[],
  schemas: readonly Schema[],
): Issue[] {
  const path = inLanguage(file.path, file.language)
  const right = schemaReference(collections, path, schemas)
  return textsAt(file, '/$schema')
    .filter(({ text }) => posix.normalize(text) !== right)
    .map(({ text, pointer }) => ({
      ...issueAt(
        file,
        pointer,
        'schema-path',
        `"${text}" does not lead to the schema of this file`,
        `write "${right}", or run "npm run content:check -- --fix"`,
      ),
      fix: { [pointer]: right },
    }))
}
