import type { Feature } from '../../../plugins/content'
import { addresses, caseStudiesPerPage } from '../../content/addresses'
import { noFutureDates } from '../../content/future-dates'
import { isInProgress } from '../../content/in-progress'
import { pageOfType, proofPage } from '../../content/link-rules'
import { overviewFile, overviewPage } from '../../content/overview'
import { checkDuration, checkFutureMonths } from './check-duration'
import { checkTags } from './check-tags'
import { caseStudyGraphql } from './graphql'
import caseStudyTemplate from './case-study.template.json'

/** The case studies and their list. */
export const caseStudies: Feature = {
  collections: [
    overviewFile('case-studies.json'),
    {
      folder: 'case-studies/',
      type: 'CaseStudy',
      schema: 'case-study.schema.json',
      template: 'case-study',
      addressFrom: 'title',
      relatedBy: ['industries', 'services', 'tech'],
      isLast: isInProgress,
    },
  ],
  rules: {
    ofFiles: [checkDuration],
    ofContent: [checkFutureMonths, checkTags],
    requirements: {
      ...noFutureDates,
      tag: 'A tag of case studies has one spelling in all files, that of the page if there is one.',
      'in-progress': 'The duration of a case study has an end, unless the work is in progress.',
    },
    links: [
      { at: '/proof/*/caseStudy', problem: proofPage },
      {
        types: ['CaseStudy'],
        at: '/industries/*',
        problem: pageOfType(['Industry'], 'an industry page'),
      },
      {
        types: ['CaseStudy'],
        at: '/services/*',
        problem: pageOfType(['Service'], 'a service'),
      },
    ],
  },
  graphql: caseStudyGraphql,
  templates: [
    {
      name: 'case-study',
      folder: 'case-studies/',
      content: caseStudyTemplate,
      advice: 'Lists show it as Coming Soon until you delete "inProgress".',
    },
  ],
  pages: [
    {
      ...overviewPage(
        'case-studies.json',
        addresses.caseStudies,
        'case-studies',
        caseStudiesPerPage,
      ),
      notFound: { path: addresses.caseStudyNotFound, template: 'case-study-not-found' },
    },
  ],
}
