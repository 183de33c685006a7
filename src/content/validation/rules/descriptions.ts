import type { Issue } from '../issue'
import { issueAt, textAt, type JsonFile } from '../json/json-file'
import { repeatsOf } from '../repeats'

/** The field whose text search engines show of a page: without one for them, its description. */
const descriptionField = (file: JsonFile): string =>
  textAt(file, '/seo/description') === undefined ? '/description' : '/seo/description'

const descriptionOf = (file: JsonFile): string | undefined => {
  const field = descriptionField(file)
  return file.kind.template || field.startsWith('/seo') ? textAt(file, field)?.trim() : undefined
}

/** Whether each page has a description of its own. */
export const checkDescriptions = (files: JsonFile[]): Issue[] =>
  repeatsOf(files, descriptionOf).map(({ item, first }) => {
    const message = `is also the description of data/${first.path}`
    const hint = 'say what only this page has: search results tell pages apart by it'
    return issueAt(item, descriptionField(item), 'repeated-description', message, hint)
  })
