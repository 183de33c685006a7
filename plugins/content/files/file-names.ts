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

/** The file among those of a language to which a name refers. */
export const findNamed = (
  files: readonly ParsedFile[],
  field: string,
  name: string,
): ParsedFile | undefined =>
  files.find((file) => nameIn(file, field) === name) ??
  files.find((file) => namesOf(file, field).includes(name))
