import type { Issue } from '../../issue'
import { entriesOf, issueAt, textAt, type JsonFile } from '../../json/json-file'
import { findDuplicates } from '../../find-duplicates'

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
