import { type Collection, collectionOf } from '../collections'
import type { Schema } from './content-file'
import { withoutLanguage } from './languages'

/**
 * The path from a file under data/, or in the folder of a language there, to the schema of its collection,
 * for "$schema", by which editors find it; "" if there is none, which the check reports.
 */
export function schemaReference(
  collections: readonly Collection[],
  path: string,
  schemas: readonly Schema[],
): string {
  const name = collectionOf(collections, withoutLanguage(path))?.schema
  const schema = schemas.find(({ $id }) => $id === name)
  return schema ? '../'.repeat(path.split('/').length) + schema.path : ''
}
