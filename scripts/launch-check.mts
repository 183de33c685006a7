import { parseArgs } from 'node:util'
import { loadContent } from '../src/content/load'
import { findPlaceholders } from '../src/content/placeholders/find-placeholders'
import { reportLines } from '../src/content/placeholders/report'
import { formatIssue, isError, validate } from '../src/content/validation/validate'

/**
 * Lists the remaining placeholders and fails if there are any: `npm run launch:check`; `-- --all`
 * lists each text.
 */
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
const source = await loadContent(process.cwd())
const errors = validate(source).filter(isError)
if (errors.length > 0) {
  errors.forEach((error) => console.error(formatIssue(error)))
  console.error('The content has errors: fix these first.')
  process.exit(1)
}

const { left, accepted, inDrafts } = findPlaceholders(source)
const lines = reportLines(left, values.all)
lines.forEach((line) => console.log(line))
const also = [
  accepted.length > 0 ? `; ${accepted.length} accepted in data/site.json` : '',
  inDrafts.length > 0 ? `; ${inDrafts.length} in drafts, which no build shows` : '',
].join('')
const more = lines.length < left.length ? ' `npm run launch:check -- --all` lists each.' : ''
console.log(
  left.length > 0
    ? `\n${left.length} placeholders are left${also}.${more}\nWhat is meant to stay goes into ` +
        '"acceptedPlaceholders" in data/site.json, with the reason.'
    : `No placeholder is left${also}.`,
)
// process.exit() would truncate output to a pipe.
process.exitCode = left.length > 0 ? 1 : 0
