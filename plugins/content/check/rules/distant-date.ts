import { issueAt } from '../../files/parsed-file'
import { localTime, publications, startOf } from '../../files/publication'
import type { Issue } from '../../issue'
import type { LanguageContent } from '../language-content'
import type { Rule } from '../rule'

const id = 'distant-date'

/** GitHub stops the schedule of a repository after as many days without a commit. */
const quietDays = 60

/** Such a date can pass unnoticed, because the schedule that builds the site then has stopped. */
export const distantDate: Rule = {
  id,
  requirement: `A publication date is at most ${quietDays} days ahead, or something else builds the site then. (A warning.)`,
  isWarning: true,
  checkSite: ({ languages }) => languages.flatMap(checkDates),
}

function checkDates({ source, ownFiles }: LanguageContent): Issue[] {
  const { site, files, now = new Date() } = source
  const dates = publications(site.collections, files)
  const limit = localTime(new Date(now.getTime() + quietDays * 86_400_000), 'UTC')
  return ownFiles.flatMap((file) =>
    (['publishAt', 'unpublishAt'] as const)
      .filter((what) => startOf(dates.get(file.path)?.[what] ?? '0') > limit)
      .map((what) => {
        const problem = `is more than ${quietDays} days ahead: GitHub's schedule may have stopped by then`
        const remedy = 'docs/publishing.md says how to keep it running'
        return issueAt(file, `/${what}`, id, problem, remedy)
      }),
  )
}
