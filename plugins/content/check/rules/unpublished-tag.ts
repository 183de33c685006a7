import { publishedReferences, unpublishedIssue } from '../references'
import type { Rule } from '../rule'

const id = 'unpublished-tag'

export const unpublishedTag: Rule = {
  id,
  requirement: 'A tag of a published page names a published page. (A warning.)',
  isWarning: true,
  checkSite: (site) =>
    publishedReferences(site)
      .filter(({ isTag }) => isTag)
      .flatMap((reference) => unpublishedIssue(id, reference, 'the site leaves the tag out')),
}
