import { checkSchemas } from '../../check/schema-errors/check-schemas'
import { isBody, type ParsedFile, textsIn, valueAt } from '../../files/parsed-file'
import { parseText } from '../../files/parse'
import type { ContentSource } from '../../model'
import { isFormerAddress } from '../../site/former-address'
import { removeAt } from './file-edits'

/** What a file can be without when a page does not exist. */

const addressAtStart = /^\/[^\s?#]*(?=[?#]|$)/

/**
 * The pointers to what a file says about a page that is gone, beside sentences: its address in a
 * list or in a field that is not required, and entries of lists that require it, such as a card. A
 * part within another one is deleted with it.
 */
export function partsAbout(
  file: ParsedFile,
  isGone: (path: string) => boolean,
  schemas: ContentSource['schemas'],
): string[] {
  const parts = textsIn(file).flatMap(({ pointer, text }) => {
    const [path] = addressAtStart.exec(text) ?? []
    if (path === undefined || !isGone(path) || isFormerAddress(pointer)) return []
    if (isRemovable(file, pointer, schemas)) return [pointer]
    return isEntry(file, above(pointer)) ? [above(pointer)] : []
  })
  return parts.filter((part) => !parts.some((other) => part.startsWith(`${other}/`)))
}

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
  const text = removeAt(file, pointer)
  const without = { ...file, text, value: parseText(file.path, text).value }
  return checkSchemas([without], schemas).length <= checkSchemas([file], schemas).length
}
