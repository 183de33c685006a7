import { type Kind, kindOf } from '../kinds'
import type { Schema } from './content-file'
import { withoutLanguage } from './languages'

/**
 * The path from a file under data/, or in the folder of a language there, to the schema of its kind,
 * for "$schema", by which editors find it; "" if there is none, which the check reports.
 */
export function schemaReference(
  kinds: readonly Kind[],
  path: string,
  schemas: readonly Schema[],
): string {
  const name = kindOf(kinds, withoutLanguage(path))?.schema
  const schema = schemas.find(({ $id }) => $id === name)
  return schema ? '../'.repeat(path.split('/').length) + schema.path : ''
}
