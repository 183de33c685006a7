import type { SiteConfig } from '../../model'
import { findDuplicates } from '../find-duplicates'
import type { Issue } from '../../issue'
import { issueAt, type ParsedFile, textAt, textsAt } from '../../files/parsed-file'
import { folderOf, hasPages, isFolderCollection, nameKeyOf } from '../../collections'

/** Checks that no name in a list is duplicated. */
export const checkRepeatedNames = (file: ParsedFile, { rules }: SiteConfig): Issue[] =>
  rules.uniqueNames.flatMap((where) =>
    findDuplicates(textsAt(file, where), ({ text }) => text.toLowerCase()).map(({ item }) => {
      const message = `"${item.text}" is duplicated in the list`
      return issueAt(file, item.pointer, 'repeated-name', message)
    }),
  )

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

/** Checks that the pages of a list have different titles, and people different names. */
export const checkRepeatedTitles = (files: ParsedFile[]): Issue[] =>
  findDuplicates(files, titleInFolder).map(({ item, first }) => {
    const field = titleField(item)
    const message = `is also the ${field.slice(1)} in data/${first.path}`
    return issueAt(item, field, 'repeated-name', message, 'write both so that they differ')
  })
