import { loadContent } from '../src/content/load'
import { findPlaceholders } from '../src/content/placeholders/find-placeholders'
import { reportLines } from '../src/content/placeholders/report'
import { formatIssue, isError, validate } from '../src/content/validation/validate'
import { fail, readArguments, type Command } from './command-line'

/**
 * Lists the remaining placeholders and fails if there are any: `npm run launch:check`; `-- --all`
 * lists each text.
 */
export const checkLaunch: Command = async (args, root) => {
  const parsed = readArguments(args, { all: { type: 'boolean' } })
  if (!parsed) return fail('npm run launch:check -- [--all]')
  const source = await loadContent(root)
  const errors = validate(source).filter(isError)
  if (errors.length > 0)
    return fail(...errors.map(formatIssue), 'The content has errors: fix these first.')

  const { left, accepted, inDrafts } = findPlaceholders(source)
  const lines = reportLines(left, parsed.values.all ?? false)
  lines.forEach((line) => console.log(line))
  const also = [
    accepted.length > 0 ? `; ${accepted.length} accepted in data/site.json` : '',
    inDrafts.length > 0 ? `; ${inDrafts.length} in drafts, which are not published` : '',
  ].join('')
  const more =
    lines.length < left.length ? ' `npm run launch:check -- --all` lists all of them.' : ''
  console.log(
    left.length > 0
      ? `\n${left.length} placeholders are left${also}.${more}\nTo keep one, add its kind with a reason ` +
          'to "acceptedPlaceholders" in data/site.json.'
      : `There are no placeholders${also}.`,
  )
  return left.length > 0 ? 1 : 0
}
