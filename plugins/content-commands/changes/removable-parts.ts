import { checkSchemas } from '../../content/check/check-schema'
import { isBody, type ParsedFile, valueAt } from '../../content/files/parsed-file'
import { parseText } from '../../content/files/parse'
import type { ContentSource } from '../../content/model'
import { replaceAt } from './file-edits'

/** The smallest part with a link that its file can be without, or undefined if there is none. */
export function removablePart(
  file: ParsedFile,
  pointer: string,
  schemas: ContentSource['schemas'],
): string | undefined {
  if (!pointer || isBody(file, pointer)) return undefined
  return isRemovable(file, pointer, schemas)
    ? pointer
    : removablePart(file, above(pointer), schemas)
}

/** The pointer to the list or object that holds a value. */
const above = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'))

const isEntry = (file: ParsedFile, pointer: string): boolean =>
  Array.isArray(valueAt(file, above(pointer)))

/** Whether a value is an entry of a list, or the schema allows a file without it. */
function isRemovable(
  file: ParsedFile,
  pointer: string,
  schemas: ContentSource['schemas'],
): boolean {
  if (isEntry(file, pointer)) return true
  const text = replaceAt(file, pointer, undefined)
  const without = { ...file, text, value: parseText(file.path, text).value }
  return checkSchemas([without], schemas).length <= checkSchemas([file], schemas).length
}
