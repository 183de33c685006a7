import { validate } from '../../check/validate'
import { fileText } from '../../files/file-text'
import { withoutInherited } from '../../files/inherit'
import { valueAt } from '../../files/parsed-file'
import { parseText } from '../../files/parse'
import { inLanguage, languageOf, parseAsWritten, splitLanguages } from '../../files/languages'
import { asContent, isShared, kindOf, requiredFiles } from '../../kinds'
import type { ContentSource, Labels } from '../../model'
import { languageBase } from '../../site/address-settings'
import { labelsFile } from '../../site/labels'
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
  labels: Labels,
  source: ContentSource,
): readonly NewFile[] | Rejection {
  const { kinds } = source.site
  const locale = findLocale(language)
  if (!locale?.region || languageOf(inLanguage('', language)) !== language)
    return refuse(`"${language}" is not the tag of a language, such as nb or pt-BR.`)
  if (splitLanguages(source).some((each) => each.language === language))
    return refuse(`data/${language}/ exists already.`)
  const base = languageBase(language)
  const answers = { language, currency: '' }
  // The editor offers files that exist.
  const needed = [...requiredFiles(kinds), labelsFile]
  const made = newSingleFiles(source, answers, labels, locale, base).flatMap((file) => {
    const kind = kindOf(kinds, file.path)
    if (!kind || isShared(kind) || !needed.includes(file.path)) return []
    const { schemas } = source
    // The sections of a page are its own, as its texts are.
    const content =
      file.path === 'site.json'
        ? withoutInherited(file.content, { schema: kind.schema, schemas })
        : file.content
    return { ...file, content: asContent(content) }
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
  const { files } = parseAsWritten(source.site.kinds, after.files)
  const changed = made.map((own) => {
    const path = inLanguage(own.path, language)
    const file = files.find((each) => each.path === path)
    if (!file) return own
    const isEmptyList = (pointer: string): boolean =>
      JSON.stringify(valueAt(file, pointer)) === '[]'
    const parts = issues
      .filter((issue) => issue.file === `data/${path}`)
      .filter(({ rule, pointer }) => rule === 'dangling-link' || isEmptyList(pointer))
      .flatMap(({ pointer }) => removablePart(file, pointer, source.schemas) ?? [])
    if (parts.length === 0) return own
    const text = withoutParts({ path, text: fileText(path, own.content) }, [...new Set(parts)])
    return { ...own, content: asContent(parseText(path, text).value) }
  })
  // Errors of a file can hide others.
  return changed.some((file) => !made.includes(file))
    ? withoutDanglingLinks(changed, language, source)
    : changed
}
