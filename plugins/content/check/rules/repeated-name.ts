import { folderOf, hasPages, isFolderCollection, nameKeyOf } from '../../collections'
import { issueAt, type ParsedFile, textAt, textsAt } from '../../files/parsed-file'
import { tellApart } from '../../text/tell-apart'
import { checkTitles } from '../address/titles'
import { findDuplicates } from '../find-duplicates'
import type { Rule } from '../rule'

const id = 'repeated-name'

export const repeatedName: Rule = {
  id,
  requirement:
    'Titles of the pages of a list, names and keys in a list, and anchors of a page are unique.',

  checkFile: (file, { site }) =>
    site.rules.uniqueNames.flatMap((where) =>
      findDuplicates(textsAt(file, where), ({ text }) => text.toLowerCase()).map(({ item }) =>
        issueAt(file, item.pointer, id, `"${item.text}" is duplicated in the list`),
      ),
    ),

  checkContent: (content) => {
    // A copied page with the address of another one is reported once, by its address.
    const clashing = new Set(checkTitles(content).map(({ file }) => file))
    return findDuplicates(content.ownFiles, titleInFolder)
      .filter(({ item }) => !clashing.has(item.fullPath))
      .map(({ item, first }) => {
        const field = titleField(item)
        const difference = tellApart(
          textAt(item, field) ?? '',
          textAt(first, titleField(first)) ?? '',
        )
        const problem = `is also the ${field.slice(1)} in ${first.fullPath}${difference}`
        return issueAt(item, field, id, problem, 'write both so that they differ')
      })
  },
}

/**
 * The key of pages with a title, which ignores what readers do not see: width and case of letters,
 * spaces and invisible characters.
 * @param group the folder in which titles are compared
 */
const comparableTitle = (group: string, title: string): string =>
  `${group} ${title
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()}`

const titleField = ({ collection }: ParsedFile): string => `/${nameKeyOf(collection)}`

const titleInFolder = (file: ParsedFile): string | undefined => {
  const title = textAt(file, titleField(file))
  // Names of what has no page, such as people, may differ in capitals alone.
  if (!title || (isFolderCollection(file.collection) && !hasPages(file.collection))) return title
  return file.path.includes('/') ? comparableTitle(folderOf(file.path), title) : undefined
}
