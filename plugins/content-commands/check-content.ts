import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentSource } from '../content/model'
import { countOf } from '../content/text/count-of'
import { firstOf } from '../content/text/first-of'
import { loadContent } from '../content/files/load'
import { formatIssue, isError, mergeIssues } from '../content/issue'
import {
  findWrongLabels,
  hasLabelFile,
  labelFolder,
  labelsInEnglish,
  missingTexts,
} from '../content/site/labels'
import { validate } from '../content/check/run'
import { changedSource } from './changes/change-set'
import { replaceAt } from './changes/file-edits'
import { missingTranslations } from './missing-translations'
import {
  type Command,
  type ExitStatus,
  fail,
  readArguments,
  reportRejection,
  section,
} from './command-line'

/** Writes the values that rules know to be right. */
function fixValues(source: ContentSource, root: string): ExitStatus {
  const known = new Map(source.files.map(({ path, text }) => [path, text]))
  const texts = new Map<string, string>()
  const changes = validate(source).flatMap(({ file, line, fix = {} }) => {
    const path = file.replace('data/', '')
    return Object.entries(fix).map(([pointer, value]) => {
      const text = texts.get(path) ?? known.get(path) ?? ''
      texts.set(path, replaceAt({ path, text }, pointer, value))
      return `${file}:${line}  ${pointer}  ${String(value)}`
    })
  })
  for (const [path, text] of texts) writeFileSync(join(root, 'data', path), text)
  section('Change', changes).forEach((line) => console.log(line))
  const isValid = !validate(changedSource(source, { texts })).some(isError)
  console.log(isValid ? 'Done. The content is valid.' : otherErrors)
  return isValid ? 0 : 1
}

/** The texts that the label file of a language lacks, in English, as it can have them. */
function describeMissingTexts(root: string, language: string): string[] {
  const missing = missingTexts(root, language)
  if (Object.keys(missing).length === 0)
    return [`The label files of "${language}" in ${labelFolder}/ lack nothing.`]
  return [
    `To translate and add to ${labelFolder}/${language}.json:`,
    JSON.stringify(missing, null, 2),
  ]
}

const otherErrors = 'Done. The content has other errors: `npm run content:check` lists them.'

const usage = `npm run content:check
  --fix           writes the values that rules know to be right
  --missing <nb>  lists the files that are not translated into a language, and what its label file lacks`

/**
 * Prints all errors and warnings of the content, and fails if there is an error; or prints what is
 * not translated.
 */
export const checkContent: Command = async (args, root, site) => {
  const parsed = readArguments(args, { fix: { type: 'boolean' }, missing: { type: 'string' } })
  if (!parsed || parsed.positionals.length > 0) return fail(usage)
  const source = await loadContent(root, site)
  const { fix, missing } = parsed.values
  if (missing !== undefined) {
    const lines = missingTranslations(source, missing)
    // The label file of a language can be there first.
    const isOnlyLabelFile = 'refused' in lines && hasLabelFile(root, missing)
    if ('refused' in lines && !isOnlyLabelFile) return reportRejection(lines)
    if (!('refused' in lines)) lines.forEach((line) => console.log(line))
    describeMissingTexts(root, missing).forEach((line) => console.log(line))
    return 0
  }
  if (fix) return fixValues(source, root)
  const issues = mergeIssues(validate(source))
  const warned = issues.filter((issue) => !isError(issue))
  for (const issue of [...issues.filter(isError), ...warned]) console.log(formatIssue(issue))
  const wrongLabels = findWrongLabels(root)
  for (const { file, name, problem } of wrongLabels)
    console.log(`${file}  /uiText/${name}  ${problem}`)
  for (const [file, names] of labelsInEnglish(root))
    console.log(
      `${file}  these labels are shown in English, all of which launch:check names: ${firstOf(names)}`,
    )
  const files = source.files.length + source.pictures.size
  const invalid = issues.filter(isError).length
  const errors = invalid + wrongLabels.length
  const warnings = issues.length - invalid
  const also = warnings > 0 ? `, ${countOf(warnings, 'warning')}` : ''
  console.log(`${countOf(files, 'file')}, ${countOf(errors, 'error')}${also}`)
  return errors > 0 ? 1 : 0
}
