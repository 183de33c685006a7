import { entriesOf, issueAt, textAt, valueAt, type JsonFile } from '../../json/json-file'
import type { Issue } from '../../issue'

/** Checks that each section that the home page lists has its content. */
export function checkHomeSections(file: JsonFile): Issue[] {
  if (file.kind.type !== 'Home') return []
  return entriesOf(file, '/sections').flatMap((at) => {
    const name = textAt(file, at)
    // The schema reports what cannot be the name of a section.
    if (name === undefined || valueAt(file, `/${name}`) !== undefined) return []
    const message = `there is no "${name}" in this file`
    return [issueAt(file, at, 'missing-section', message, 'write it, or delete this entry')]
  })
}
