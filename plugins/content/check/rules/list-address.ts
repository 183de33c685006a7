import { collectionOfFolder, folderOf, hasPages } from '../../collections'
import { dataPath } from '../../files/data-path'
import { issueAt } from '../../files/parsed-file'
import { folderPath, localizePath } from '../../site/addresses'
import type { Rule } from '../rule'

const id = 'list-address'

/** Otherwise visitors do not see where they are. */
export const listAddress: Rule = {
  id,
  requirement: 'The pages of a list are under its address. (A warning.)',
  isWarning: true,
  checkContent: ({ source, ownFiles, settings }) =>
    source.site.pages.flatMap(({ path, title, lists = '' }) => {
      const collection = collectionOfFolder(source.site.collections, lists)
      const file = ownFiles.find((candidate) => candidate.path === title[0])
      const isEmpty = ownFiles.every((candidate) => folderOf(candidate.path) !== lists)
      if (!file || !collection || isEmpty || !hasPages(collection) || collection.isAtRoot) return []
      const list = localizePath(path, settings)
      const entries = folderPath(collection, settings)
      if (entries.startsWith(list)) return []
      const shipped = `/${collection.folder}`
      const [names, segments] = [shipped, list].map((path) => path.split('/').filter(Boolean))
      const entry =
        names?.length === 1 && segments?.length === 1 && `"${names[0]}": "${segments[0]}"`
      const siteFile = dataPath('site.json', source.language)
      const remedy =
        `write "${shipped}" as its address in the collection.ts of its feature; ` +
        `"paths" in ${siteFile} changes both${entry ? `: ${entry}` : ''}`
      const problem = `the list is at ${list}, but its entries are under ${entries}`
      return [{ ...issueAt(file, '', id, problem, remedy), page: list }]
    }),
}
