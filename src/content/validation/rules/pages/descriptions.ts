import type { Issue } from '../../issue'
import { issueAt, textAt, type JsonFile } from '../../json/json-file'
import { findDuplicates } from '../../find-duplicates'

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

/** Checks that each page has a unique description. */
export const checkDescriptions = (files: JsonFile[]): Issue[] =>
  findDuplicates(files, descriptionOf).map(({ item, first }) => {
    const message = `is also the description of data/${first.path}`
    const hint = 'say what only this page has: search results tell pages apart by it'
    return issueAt(item, descriptionField(item), 'repeated-description', message, hint)
  })
