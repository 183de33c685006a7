import { textAt, type JsonFile } from '../../core/json/json-file'
import { findReferences } from './find-references'
import { placeIn } from './json-edits'

/** The file that can name a person, in addition to lists of all people. */
const contactPerson = ['contact.json', '/contactPerson/person'] as const

const folderOf = (file: string): string => file.replace(/\.json$/, '/')

/**
 * What depends on each file and would break if it were deleted: the places that link to its page or
 * name its person, and the files of the pages under it. Contains only files on which something
 * depends.
 * @param pathOf returns the address of a file's page
 */
export function linksToFiles(
  files: readonly JsonFile[],
  pathOf: (file: JsonFile) => string | undefined,
): Record<string, string[]> {
  const references = findReferences(files, () => true)
  const contactFile = files.find(({ path }) => path === contactPerson[0])
  const linksTo = (file: JsonFile): string[] => {
    const path = pathOf(file)
    const links = references.filter((each) => each.path === path && each.file !== file)
    const below = files.filter((each) => each.path.startsWith(folderOf(file.path)))
    const name = textAt(file, '/name')
    const isNamed =
      contactFile && file.kind.type === 'Person' && textAt(contactFile, contactPerson[1]) === name
    return [
      ...links.map((each) => placeIn(each.file, each.pointer)),
      ...(isNamed ? [placeIn(contactFile, contactPerson[1])] : []),
      ...below.map((each) => `data/${each.path}`),
    ]
  }
  return Object.fromEntries(
    files.flatMap((file) => {
      const links = linksTo(file)
      return links.length > 0 ? [[file.path, links]] : []
    }),
  )
}
