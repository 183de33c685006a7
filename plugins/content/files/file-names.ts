import { fileName } from '../collections'
import { type ParsedFile, textAt } from './parsed-file'

/** The name of a file by which others refer to it: its own, or that in one of its fields. */
export const nameIn = (file: ParsedFile, field: string): string | undefined =>
  field === 'fields.name' ? fileName(file.path) : textAt(file, `/${field.replaceAll('.', '/')}`)

/**
 * The names by which others in its language refer to a file: its own first, then that of its original,
 * which a translation has from its own original.
 */
export const namesOf = (file: ParsedFile, field: string): string[] =>
  [file, file.original].flatMap((named) => (named && nameIn(named, field)) ?? [])

/**
 * Files of one language by the names with which others refer to them. If two have one name, the file
 * counts whose own name it is, then the first one.
 */
export function filesByName(
  files: readonly ParsedFile[],
  field: string,
): ReadonlyMap<string, ParsedFile> {
  const byName = new Map<string, ParsedFile>()
  const add = (name: string | undefined, file: ParsedFile): void => {
    if (name !== undefined && !byName.has(name)) byName.set(name, file)
  }
  for (const file of files) add(nameIn(file, field), file)
  for (const file of files) for (const name of namesOf(file, field)) add(name, file)
  return byName
}
