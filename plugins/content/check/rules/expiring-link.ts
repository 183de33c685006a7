import { issueWithin } from '../../files/parsed-file'
import { startOf } from '../../files/publication'
import { publishedReferences, referenceRemedy } from '../references'
import type { Rule } from '../rule'

const id = 'expiring-link'

export const expiringLink: Rule = {
  id,
  requirement: 'A linked page is published for as long as the page with the link. (A warning.)',
  isWarning: true,
  checkSite: (site) =>
    publishedReferences(site)
      .filter(({ isTag, period, reasonAt }) => !isTag && !reasonAt(period.start))
      .flatMap((reference) => {
        const { file, what, page, period, reasonAt } = reference
        const reason = reasonAt(period.end)
        if (reason?.state !== 'expired') return []
        const { by, date = '' } = reason
        const time = startOf(date)
        // Both end at once.
        if (time === period.end) return []
        const problem = `${what}, but ${by} is not published from ${time} on`
        const issue = issueWithin(file, reference, id, problem, referenceRemedy)
        return [{ ...issue, page, cause: date }]
      }),
}
