import { publishedReferences, referenceRemedy, unpublishedIssue } from '../references'
import type { Rule } from '../rule'

const id = 'unpublished-link'

export const unpublishedLink: Rule = {
  id,
  requirement: 'Published content links only to published pages and people.',
  checkSite: (site) =>
    publishedReferences(site)
      .filter(({ isTag }) => !isTag)
      .flatMap((reference) => unpublishedIssue(id, reference, referenceRemedy)),
}
