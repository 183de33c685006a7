import { folderOf, nameKeyOf } from '../../collections'
import { issueAt, type ParsedFile, textAt, textsAt } from '../../files/parsed-file'
import { nameLook, quoteUnlike, tellApart } from '../../text/tell-apart'
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
      findDuplicates(textsAt(file, where), ({ text }) => nameLook(text)).map(({ item, first }) => {
        const problem = `${quoteUnlike(item.text, first.text)} is duplicated in the list`
        return issueAt(file, item.pointer, id, problem)
      }),
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

const titleField = ({ collection }: ParsedFile): string => `/${nameKeyOf(collection)}`

const titleInFolder = (file: ParsedFile): string | undefined => {
  const title = textAt(file, titleField(file))
  return title && file.path.includes('/') ? `${folderOf(file.path)} ${nameLook(title)}` : undefined
}
