import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The path of an installed program.
 * @param names its names, of which the first that exists is taken
 * @param debianPackage named in the error if there is none
 */
export function findProgram(names: readonly string[], debianPackage: string): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(existsSync)
  if (found === undefined)
    throw new Error(
      `${names.join(' or ')} is not installed. On Debian: apt-get install ${debianPackage}`,
    )
  return found
}
