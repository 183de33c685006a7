import { isInheritedAt } from '../files/inherit'
import { keysOf, pointerTo } from '../files/json/json-tree'
import type { ParsedFile } from '../files/parsed-file'
import { compareIssues, isError, type Issue } from '../issue'
import { memoize, memoizeByText } from '../memoize'
import type { ContentSource, SiteConfig } from '../model'
import { checkSchemas } from './check-schema'
import { type LanguageContent, parseLanguages } from './language-content'
import type { Rule } from './rule'
import { rules } from './rule-list'
import { unknownKey } from './rules/unknown-key'
import { validPath } from './valid-path'

/**
 * All errors and warnings of the content, sorted by file, line and column. Does not access the
 * disk, but rules of the site may.
 */
export function validate(source: ContentSource): Issue[] {
  const languages = parseLanguages(source)
  const siteContent = { source, languages }
  const formIssues = languages.flatMap(checkForm)
  const invalid = filesWithErrors(formIssues)
  const issues = [
    ...formIssues,
    ...languages.flatMap((content) => checkContent(content, invalid)),
    ...find((rule) => rule.checkSite?.(siteContent)),
  ]
  return withoutInherited(issues, languages, source.schemas).sort(compareIssues)
}

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'))

/** What an issue is about, in whatever file. */
const subjectOf = ({ pointer, rule, missingKey }: Issue): string =>
  [pointer, rule, missingKey].join(' ')

/**
 * The issues without those that a translation has because it has a value of its original, or because
 * that cannot be parsed.
 */
function withoutInherited(
  issues: readonly Issue[],
  languages: readonly LanguageContent[],
  schemas: ContentSource['schemas'],
): Issue[] {
  const known = new Set(issues.map((issue) => `${issue.file} ${subjectOf(issue)}`))
  // In an object with an unknown key, no other one is reported as missing.
  const misspelled = new Set(
    issues
      .filter(({ rule }) => rule === unknownKey.id)
      .map(({ file, pointer }) => `${file} ${parentOf(pointer)}`),
  )
  const files = new Map(
    languages.flatMap(({ ownFiles }) => ownFiles.map((file) => [file.fullPath, file] as const)),
  )
  return issues.filter((issue) => {
    const { original, hasBrokenOriginal, collection } = files.get(issue.file) ?? {}
    if (!collection) return true
    const { missingKey, pointer, line, column } = issue
    const isKnown = original
      ? known.has(`${original.fullPath} ${subjectOf(issue)}`) ||
        (missingKey !== undefined && misspelled.has(`${original.fullPath} ${pointer}`))
      : hasBrokenOriginal
    if (!isKnown) return true
    // A value that the file has itself has a position in it.
    if (missingKey === undefined && (line > 1 || column > 1)) return true
    const at = missingKey === undefined ? pointer : pointerTo(pointer, missingKey)
    return !isInheritedAt(keysOf(at), { schema: collection.schema, schemas })
  })
}

/** The issues that all rules find in one way. */
const find = (check: (rule: Rule) => Issue[] | undefined): Issue[] =>
  rules.flatMap((rule) => {
    const issues = check(rule) ?? []
    return rule.isWarning ? issues.map((issue) => ({ ...issue, isWarning: true })) : issues
  })

const filesWithErrors = (issues: readonly Issue[]): ReadonlySet<string> =>
  new Set(issues.filter(isError).map(({ file }) => file))

/** What makes files invalid: they get no more issues, most of which would follow from that. */
function checkForm(content: LanguageContent): Issue[] {
  const issues = find((rule) => rule.checkTranslations?.(content))
  const misplaced = filesWithErrors(issues)
  const placed = content.ownFiles.filter(({ fullPath }) => !misplaced.has(fullPath))
  return [
    ...issues,
    ...find((rule) => rule.checkForm?.(content)),
    ...checkSchemas(placed, content.source.schemas),
  ]
}

/** Checks the valid files of a language by themselves and with each other. */
function checkContent(content: LanguageContent, invalid: ReadonlySet<string>): Issue[] {
  const { source, settings, files, broken, ownFiles } = content
  const { site, schemas } = source
  const isValid = ({ fullPath }: ParsedFile): boolean => !invalid.has(fullPath)
  const validFiles = ownFiles.filter(isValid)
  const checkFile = fileCheckIn(settings.language)
  const validContent = { ...content, validFiles }
  const issues = [
    ...validFiles.flatMap((file) => checkFile(site, schemas, file)),
    ...find((rule) => rule.checkContent?.(validContent)),
  ]
  const wrongFiles = filesWithErrors(issues)
  const hasErrors = ({ fullPath }: ParsedFile): boolean => wrongFiles.has(fullPath)
  const paths = source.files.map(({ path }) => validPath(path, settings))
  const ofFeatures = { files: files.filter(isValid), source, paths, settings, hasErrors }
  const checked = new Set(validFiles.map(({ fullPath }) => fullPath))
  const all = new Set([...files, ...broken].map(({ fullPath }) => fullPath))
  return [...issues, ...site.rules.ofContent.flatMap((check) => check(ofFeatures))].filter(
    ({ file }) => checked.has(file) || !all.has(file),
  )
}

/** Checks a single file of a language by the rules that depend on no other file, once for each. */
const fileCheckIn = memoizeByText((language) =>
  memoize(
    (site: SiteConfig, schemas: ContentSource['schemas'], file: ParsedFile): readonly Issue[] => [
      ...find((rule) => rule.checkFile?.(file, { site, schemas, language })),
      ...site.rules.ofFiles.flatMap((check) => check(file)),
    ],
  ),
)
