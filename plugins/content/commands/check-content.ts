import type { ContentSource } from '../model'
import { countOf } from '../text/count-of'
import { loadContent } from '../files/load'
import { formatIssue, isError, mergeIssues } from '../issue'
import { labelsInEnglish } from '../site/labels'
import { validate } from '../check/validate'
import { applyChanges } from './changes/apply-changes'
import { buildChangeSet } from './changes/change-set'
import { replaceAt } from './changes/file-edits'
import { missingTranslations } from './missing-translations'
import { fail, readArguments, type Command } from './command-line'

/** Writes the values that rules know to be right. */
function planFixes(source: ContentSource) {
  const texts = new Map(source.files.map(({ path, text }) => [path, text]))
  const changed = new Map<string, string>()
  const changes = validate(source).flatMap(({ file, line, fix = {} }) => {
    const path = file.replace('data/', '')
    return Object.entries(fix).map(([pointer, value]) => {
      const text = changed.get(path) ?? texts.get(path) ?? ''
      changed.set(path, replaceAt({ path, text }, pointer, value))
      return `${file}:${line}  ${pointer}  ${String(value)}`
    })
  })
  return buildChangeSet(source, { texts: changed, changes })
}

const usage = `npm run content:check
  --fix           writes the values that rules know to be right
  --missing <nb>  lists the files that are not translated into a language`

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
    if ('refused' in lines) return fail(...lines.refused)
    lines.forEach((line) => console.log(line))
    return 0
  }
  if (fix) return applyChanges(root, planFixes(source), {})
  const issues = mergeIssues(validate(source))
  issues.forEach((issue) => console.log(formatIssue(issue)))
  for (const [file, names] of labelsInEnglish(root))
    console.log(`${file}  these labels are shown in English: ${names.join(', ')}`)
  const files = source.files.length + source.pictures.size
  const errors = issues.filter(isError).length
  const warnings = issues.length - errors
  const also = warnings > 0 ? `, ${countOf(warnings, 'warning')}` : ''
  console.log(`${countOf(files, 'file')}, ${countOf(errors, 'error')}${also}`)
  return errors > 0 ? 1 : 0
}
