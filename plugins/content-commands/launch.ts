import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countOf } from '../content/text/count-of'
import { listFiles } from '../content/files/list-files'
import { loadContent } from '../content/files/load'
import { labelFolder, labelsInEnglish, textsInEnglish } from '../content/site/labels'
import { findPlaceholders } from '../content/placeholders/find-placeholders'
import { reportLines } from '../content/placeholders/report'
import { checkSecurityFile, securityFile } from './security-file'
import { formatIssue, isError, mergeIssues } from '../content/issue'
import { validate } from '../content/check/run'
import { fail, readArguments, type Command } from './command-line'

/** Files outside data/ that name the site. */
const namingFiles = ['package.json', 'LICENSE', 'README.md', '.github/SECURITY.md', securityFile]

const readFiles = (root: string, paths: readonly string[]): Map<string, string> =>
  new Map(
    paths
      .filter((path) => existsSync(join(root, path)))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )

const listLabelFiles = (root: string): string[] =>
  listFiles(join(root, labelFolder)).map((name) => `${labelFolder}/${name}`)

/** Lists the files with placeholders, and fails if there are any: `npm run launch:check`. */
export const checkLaunch: Command = async (args, root, site) => {
  if (!readArguments(args, {})) return fail('npm run launch:check')
  const source = await loadContent(root, site)
  const errors = mergeIssues(validate(source)).filter(isError)
  if (errors.length > 0)
    return fail(...errors.map(formatIssue), 'The content has errors: fix these first.')

  const files = readFiles(root, namingFiles)
  const { left, accepted, inDrafts } = findPlaceholders(source, {
    namingFiles: files,
    labelFiles: readFiles(root, listLabelFiles(root)),
    englishLabels: labelsInEnglish(root),
    englishTexts: textsInEnglish(root),
    otherPlaceholders: checkSecurityFile(files.get(securityFile), source.now ?? new Date()),
  })
  const lines = reportLines(left)
  lines.forEach((line) => console.log(line))
  const also = [
    accepted.length > 0 ? `; ${accepted.length} accepted in data/site.json` : '',
    inDrafts.length > 0 ? `; ${inDrafts.length} in drafts, which are not published` : '',
  ].join('')
  console.log(
    lines.length > 0
      ? `\nThere are placeholders in ${countOf(lines.length, 'file')}${also}.\nTo keep one, add its kind with a reason ` +
          'to "acceptedPlaceholders" in data/site.json.'
      : `There are no placeholders${also}.`,
  )
  return lines.length > 0 ? 1 : 0
}
