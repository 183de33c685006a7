import { parseArgs } from 'node:util'
import { loadContent } from '../core/load'
import { dueTimes } from '../core/publication'

/**
 * Checks whether a publication date has passed since a time: `npx tsx plugins/content/commands/content-due.mts
 * --since 2027-03-03T08:00:00Z`. Lists the dates and exits with 0 if there are any; exits with 1 if a build
 * would change nothing.
 */
const { values } = parseArgs({ options: { since: { type: 'string' } } })
const since = new Date(values.since ?? '')
if (Number.isNaN(since.getTime())) {
  console.error(
    'Usage: npx tsx plugins/content/commands/content-due.mts --since 2027-03-03T08:00:00Z',
  )
  process.exit(2)
}
const { files, now = new Date() } = await loadContent(process.cwd())
const due = dueTimes(files, { since, now })
due.forEach(({ file, date, what }) => console.log(`data/${file}  ${what}  ${date}`))
if (due.length === 0) console.log('No publication date has passed since then.')
process.exit(due.length > 0 ? 0 : 1)
