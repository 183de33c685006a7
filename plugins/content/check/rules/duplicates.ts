import { findDuplicates } from '../find-duplicates'
import type { Issue } from '../../core/issue'
import { entriesOf, issueAt, type JsonFile, textAt } from '../../core/json/json-file'
import { folderOf } from '../../core/kinds'
import { nameOf } from './pages/page-index'

const named = [
  { list: '/technologies', key: 'name' },
  { list: '/clients', key: 'name' },
  { list: '/sections', key: 'anchor' },
  { list: '/sections', key: 'text/anchor' },
]

/** Checks that no technology, client or anchor of a section is duplicated. */
export const checkRepeatedNames = (file: JsonFile): Issue[] =>
  named.flatMap(({ list, key }) => {
    const names = entriesOf(file, list).flatMap((entry) => {
      const pointer = `${entry}/${key}`
      return { pointer, name: textAt(file, pointer) }
    })
    return findDuplicates(names, ({ name }) => name?.toLowerCase()).map(({ item }) => {
      const message = `"${item.name}" is duplicated in the list`
      return issueAt(file, item.pointer, 'repeated-name', message)
    })
  })

const titleInFolder = (file: JsonFile): string | undefined => {
  const title = textAt(file, '/title')
  return title && file.path.includes('/') ? nameOf(folderOf(file.path), title) : undefined
}

/**
 * The field that search engines show as the description of a page: the one for them or, without it,
 * the page's own.
 */
const descriptionField = (file: JsonFile): string =>
  textAt(file, '/seo/description') === undefined ? '/description' : '/seo/description'

const descriptionOf = (file: JsonFile): string | undefined => {
  const field = descriptionField(file)
  return file.kind.template || field.startsWith('/seo') ? textAt(file, field)?.trim() : undefined
}

/** Checks that the pages of a list have different titles, and all pages different descriptions. */
export function checkRepeatedTexts(files: JsonFile[]): Issue[] {
  const titles = findDuplicates(files, titleInFolder)
  const copies = new Set(titles.map(({ item }) => item))
  const hint = 'say what only this page has: search results tell pages apart by it'
  return [
    ...titles.map(({ item, first }) =>
      issueAt(item, '/title', 'repeated-name', `is also the title of data/${first.path}`),
    ),
    ...findDuplicates(files, descriptionOf)
      .filter(({ item }) => !copies.has(item))
      .map(({ item, first }) => {
        const message = `is also the description of data/${first.path}`
        return issueAt(item, descriptionField(item), 'repeated-description', message, hint)
      }),
  ]
}
