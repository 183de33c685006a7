import type { Issue } from '../issue'
import { issueAt, textAt } from '../json/json-file'
import type { Parsed } from '../json/parse'
import { findDuplicates } from '../find-duplicates'
import { didYouMean } from '../suggest'

/** Checks that people have different names, and that the contact person is one of them. */
export function checkPeople({ files, broken }: Parsed): Issue[] {
  const people = files.filter(({ kind }) => kind.type === 'Person')
  const names = people.flatMap((file) => textAt(file, '/name') ?? [])
  const repeats = findDuplicates(people, (file) => textAt(file, '/name')).map(({ item, first }) => {
    const message = `is also the name in data/${first.path}`
    return issueAt(
      item,
      '/name',
      'repeated-name',
      message,
      'references name a person: write both so that they differ',
    )
  })
  // The name in a file that cannot be parsed is unknown.
  if (broken.some(({ kind }) => kind.type === 'Person')) return repeats
  const pointer = '/contactPerson/person'
  const unknown = files
    .filter(({ kind }) => kind.type === 'Contact')
    .flatMap((file) => {
      const name = textAt(file, pointer)
      if (name === undefined || names.includes(name)) return []
      const message = `there is no "${name}" in data/people/`
      const hint =
        didYouMean(name, names) ?? 'write a name from data/people/, or delete "contactPerson"'
      return [issueAt(file, pointer, 'unknown-person', message, hint)]
    })
  return [...repeats, ...unknown]
}
