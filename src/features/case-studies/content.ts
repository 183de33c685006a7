import type { Feature } from '../../../plugins/content'
import { addresses, caseStudiesPerPage } from '../../content/addresses'
import { overviewFile, overviewPage } from '../../content/overview'

/** The case studies and their list. */
export const caseStudies: Feature = {
  kinds: [
    overviewFile('case-studies.json'),
    {
      folder: 'case-studies/',
      type: 'CaseStudy',
      schema: 'case-study.schema.json',
      template: 'case-study',
      addressFrom: 'title',
      relatedBy: ['industries', 'services', 'tech'],
    },
  ],
  pages: [
    {
      ...overviewPage('case-studies.json', addresses.caseStudies),
      listPages: {
        template: 'case-studies',
        size: caseStudiesPerPage,
        label: ['ui-text.json', '/page'],
      },
      notFound: addresses.caseStudyNotFound,
    },
  ],
}
