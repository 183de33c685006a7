import { validate } from '../../content/check/run'
import { fileText } from '../../content/files/file-text'
import { withoutInherited } from '../../content/files/inherit'
import { valueAt } from '../../content/files/parsed-file'
import { parseText } from '../../content/files/parse'
import {
  inLanguage,
  canonicalTag,
  languageOfFile,
  parseAsWritten,
  splitLanguages,
} from '../../content/files/languages'
import { toObject, isShared, collectionOf, requiredFiles } from '../../content/collections'
import type { ContentSource, LabelFile } from '../../content/model'
import { languageBase } from '../../content/site/address-settings'
import { labelsFile } from '../../content/site/labels'
import { withoutParts } from '../changes/file-edits'
import { removablePart } from '../changes/removable-parts'
import { refuse, type Rejection } from '../rejection'
import { newSingleFiles } from './build-new-site'
import { findLocale } from './locale'
import { inFolder, type NewFile, withNewFiles } from './new-file'

/**
 * The files that each language needs, for another one of the site. They link to no page that it
 * lacks. Returns the reason if there can be none. Does not access the disk.
 */
export function buildNewLanguage(
  language: string,
  labels: LabelFile,
  source: ContentSource,
): readonly NewFile[] | Rejection {
  const { collections } = source.site
  const locale = findLocale(language)
  if (!locale?.region || languageOfFile(inLanguage('', language)) !== language) {
    const proper = canonicalTag(language) ?? language
    const example = proper === language ? 'nb or pt-BR' : proper
    return refuse(`"${language}" is not the tag of a language, such as ${example}.`)
  }
  if (splitLanguages(source).some((existing) => existing.language === language))
    return refuse(`data/${language}/ exists already.`)
  const base = languageBase(language)
  const answers = { language, currency: '' }
  // The editor offers files that exist.
  const needed = [...requiredFiles(collections), labelsFile]
  const made = newSingleFiles(source, answers, labels, locale, base).flatMap((file) => {
    const collection = collectionOf(collections, file.path)
    if (!collection || isShared(collection) || !needed.includes(file.path)) return []
    const { schemas } = source
    // The sections of a page are its own, as its texts are.
    const content =
      file.path === 'site.json'
        ? withoutInherited(file.content, { schema: collection.schema, schemas })
        : file.content
    return { ...file, content: toObject(content) }
  })
  return withoutDanglingLinks(made, language, source)
}

/** New files of a language without what links to missing pages, as far as it can be missing. */
export function withoutDanglingLinks(
  made: readonly NewFile[],
  language: string,
  source: ContentSource,
): readonly NewFile[] {
  const after = withNewFiles(
    source,
    made.map((file) => inFolder(file, language)),
  )
  const issues = validate(after).filter(
    ({ rule }) => rule === 'dangling-link' || rule === 'out-of-range',
  )
  const { files } = parseAsWritten(source.site.collections, after.files)
  const changed = made.map((newFile) => {
    const path = inLanguage(newFile.path, language)
    const file = files.find((existing) => existing.path === path)
    if (!file) return newFile
    const isEmptyList = (pointer: string): boolean =>
      JSON.stringify(valueAt(file, pointer)) === '[]'
    const parts = issues
      .filter((issue) => issue.file === `data/${path}`)
      .filter(({ rule, pointer }) => rule === 'dangling-link' || isEmptyList(pointer))
      .flatMap(({ pointer }) => removablePart(file, pointer, source.schemas) ?? [])
    if (parts.length === 0) return newFile
    const text = withoutParts({ path, text: fileText(path, newFile.content) }, [...new Set(parts)])
    return { ...newFile, content: toObject(parseText(path, text).value) }
  })
  // Errors of a file can hide others.
  return changed.some((file) => !made.includes(file))
    ? withoutDanglingLinks(changed, language, source)
    : changed
}
