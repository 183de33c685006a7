import { inLanguage, splitLanguages } from '../content/files/languages'
import { loadContent } from '../content/files/load'
import { dueTimes } from '../content/files/publication'
import { fail, readArguments, type Command } from './command-line'

const usage = 'npx tsx scripts/content.mts content-due --since 2027-03-03T08:00:00Z'

/**
 * Lists the publication dates that have passed since a time; prints nothing if there are none,
 * because a build would change nothing.
 */
export const contentDue: Command = async (args, root, site) => {
  const since = new Date(readArguments(args, { since: { type: 'string' } })?.values.since ?? '')
  if (Number.isNaN(since.getTime())) return fail(usage)
  for (const { files, language, now = new Date() } of splitLanguages(await loadContent(root, site)))
    for (const { file, date, what } of dueTimes(site.collections, files, { since, now }))
      console.log(`data/${inLanguage(file, language)}  ${what}  ${date}`)
  return 0
}
