import { isBody, type ParsedFile, textsIn } from '../../content/files/parsed-file'
import { inLanguage, parseAsWritten, splitLanguages } from '../../content/files/languages'
import { unpublishedFiles } from '../../content/files/publication'
import type { ContentSource } from '../../content/model'
import { isTemplateText } from '../../content/text/template-markers'

/** Whether a file still has a text of the template from which it was made; a body can be about any text. */
const isTemplate = (file: ParsedFile): boolean =>
  textsIn(file).some(({ pointer, text }) => !isBody(file, pointer) && isTemplateText(text))

/**
 * The files whose pages no visitor knows yet, by their paths under data/: drafts, pages with a later
 * date, those under such a page, and those that are still as their template.
 */
export const findNeverPublished = (source: ContentSource): ReadonlySet<string> =>
  new Set([
    ...splitLanguages(source).flatMap(({ site, language, files, now = new Date() }) =>
      [...unpublishedFiles(site.collections, files, now)]
        .filter(([, { state }]) => state !== 'expired')
        .map(([path]) => inLanguage(path, language)),
    ),
    ...parseAsWritten(source.site.collections, source.files)
      .files.filter(isTemplate)
      .map(({ path }) => path),
  ])
