import { compareIssues, type Issue, rootFileIssue } from '../issue'
import { entriesOf, issueAt, textAt, textsIn, type ParsedFile } from '../files/parsed-file'
import { pointerTo } from '../files/json/json-tree'
import { dataPath } from '../files/data-path'
import { languageOfFile, originalsIn, parseAsWritten, splitLanguages } from '../files/languages'
import type { ContentSource, SiteConfig } from '../model'
import { withoutExtension } from '../collections'
import { isTemplateText } from '../text/template-markers'
import { unpublishedFiles } from '../files/publication'
import { brandRule, nameFinder, templateRule, untranslatedRule } from './general-rules'
import { placeholdersIn } from './find-in-file'

/** Something that must not be published, and where it is. */
export interface Placeholder extends Issue {
  /** Whether it is the file, or something that the file lacks: no line of the file. */
  isWholeFile?: true
}

/**
 * The placeholders that remain, except those that `acceptedPlaceholders` in data/site.json accepts.
 */
export interface Placeholders {
  left: Placeholder[]
  accepted: Placeholder[]
  /** The placeholders in drafts, which are not published. */
  inDrafts: Placeholder[]
}

/** What can have placeholders besides the content; each by its path from the root. */
export interface OtherTexts {
  /** The texts of files outside data/ that name the site. */
  namingFiles?: ReadonlyMap<string, string>
  /** The texts of the label files of all languages. */
  labelFiles?: ReadonlyMap<string, string>
  /** The names of the labels that are in English, by the file that can have them. */
  englishLabels?: ReadonlyMap<string, readonly string[]>
  /** The texts that no page of a language has in English, by its folder. */
  englishTexts?: ReadonlyMap<string | undefined, ReadonlySet<string>>
  /** What was found in other files. */
  otherPlaceholders?: readonly Placeholder[]
}

/**
 * Finds all placeholders in the content, sorted by file, line and column. Skips files that cannot
 * be parsed, so validate the content first. Does not access the disk.
 */
export function findPlaceholders(
  source: ContentSource,
  {
    namingFiles = new Map(),
    labelFiles = new Map(),
    englishLabels = new Map(),
    englishTexts = new Map(),
    otherPlaceholders = [],
  }: OtherTexts = {},
): Placeholders {
  const { collections } = source.site
  const { files } = parseAsWritten(collections, source.files)
  const byPath = new Map(files.map((file) => [file.path, file]))
  const originals = originalsIn(source)
  const all = [
    ...files.flatMap((file) => placeholdersIn(file, source)),
    ...files.flatMap((file) =>
      untranslatedIn(file, {
        original: byPath.get(originals.get(file.path) ?? ''),
        english: englishTexts.get(languageOfFile(file.path)),
      }),
    ),
    ...templatePictures(source),
    ...[...namingFiles].flatMap(([file, text]) => shippedNameIn(file, text, source.site)),
    ...[...labelFiles].flatMap(([file, text]) => templateLines(file, text)),
    ...[...englishLabels].map(([file, names]) => englishLabelsIn(file, names)),
    ...otherPlaceholders,
  ].sort(compareIssues)
  const accepted = acceptedKinds(files)
  const drafts = splitLanguages(source).flatMap(draftNames)
  const isInDraft = ({ file }: Placeholder): boolean =>
    drafts.some((name) => withoutExtension(file) === name || file.startsWith(`${name}/`))
  const open = all.filter(({ rule }) => !accepted.has(rule))
  return {
    left: open.filter((placeholder) => !isInDraft(placeholder)),
    accepted: all.filter(({ rule }) => accepted.has(rule)),
    inDrafts: open.filter(isInDraft),
  }
}

/** Whether a text is in words, and longer than most names, which may be the same in two languages. */
const isSentence = (text: string): boolean =>
  text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length > 3

/** The texts of a file that are those of the original, or of the English label file. */
function untranslatedIn(
  file: ParsedFile,
  {
    original,
    english,
  }: { original?: ParsedFile | undefined; english?: ReadonlySet<string> | undefined },
): Placeholder[] {
  const { kind, what, advice } = untranslatedRule
  return textsIn(file).flatMap(({ pointer, text }) => {
    if (original && isSentence(text) && textAt(original, pointer) === text)
      return issueAt(file, pointer, kind, what, advice)
    return english?.has(text) ? issueAt(file, pointer, kind, 'is in English', advice) : []
  })
}

/** The names of drafts and their folders: "data/articles/rail". A page with a date is no draft. */
const draftNames = ({ site, language, files, now = new Date() }: ContentSource): string[] =>
  [...unpublishedFiles(site.collections, files, now)]
    .filter(([, { state }]) => state === 'draft')
    .map(([path]) => dataPath(withoutExtension(path), language))

/**
 * The first line of a file outside data/ with the name of the shipped site, also in a package name.
 * A license that names another owner keeps the line of the first one, as most licenses require.
 */
function shippedNameIn(file: string, text: string, { shippedName }: SiteConfig): Placeholder[] {
  const lines = text.split('\n')
  const isShipped = nameFinder(shippedName)
  if (lines.some((line) => /^\s*copyright\b/i.test(line) && !isShipped(line))) return []
  const line = lines.findIndex(isShipped) + 1
  const { kind, what, advice } = brandRule
  return line > 0 ? [{ ...rootFileIssue(file, kind, what, advice), line }] : []
}

/** The lines of a label file with a text that has to be translated. */
const templateLines = (file: string, text: string): Placeholder[] =>
  text.split('\n').flatMap((content, index) => {
    const { kind, advice } = templateRule
    const issue = rootFileIssue(file, kind, 'is still to be translated', advice)
    return isTemplateText(content) ? [{ ...issue, line: index + 1 }] : []
  })

const englishLabelsIn = (file: string, names: readonly string[]): Placeholder => {
  const advice = `write these labels: ${names.join(', ')}`
  const { kind } = untranslatedRule
  const issue = rootFileIssue(file, kind, 'lacks labels that are in English', advice)
  return { ...issue, isWholeFile: true }
}

const acceptedKinds = (files: ParsedFile[]): Set<string | undefined> =>
  new Set(
    files
      .filter(({ collection }) => collection.type === 'SiteSettings')
      .flatMap((site) =>
        entriesOf(site, '/acceptedPlaceholders').map((at) => textAt(site, pointerTo(at, 'kind'))),
      ),
  )

const templatePictures = ({ pictures }: ContentSource): Placeholder[] =>
  [...pictures]
    .filter(([, facts]) => 'isPlaceholder' in facts && facts.isPlaceholder)
    .map(([path]) => {
      const { kind } = templateRule
      const what = 'is the picture of a template'
      const issue = rootFileIssue(`data/${path}`, kind, what, 'put your own picture in its place')
      return { ...issue, isWholeFile: true }
    })
