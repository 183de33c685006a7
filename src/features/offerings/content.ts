import type { Feature, LinkRule, PageTemplate } from '../../../plugins/content'
import { addresses } from '../../content/addresses'
import { pageOfType, servicePage } from '../../content/link-rules'
import { overviewFile, overviewPage } from '../../content/overview'
import { checkAnswers } from './check-answers'
import offeringTemplate from './offering.template.json'
import { withPrice } from './with-price'

const offeringPage = pageOfType(['Industry', 'Service'], 'an industry or service page')

/** The page must be another industry or service. */
const relatedPage: LinkRule['problem'] = (page, file) =>
  page.file === file.path ? 'is the page itself' : offeringPage(page, file)

const template: Pick<PageTemplate, 'content' | 'suggestion' | 'advice'> = {
  content: offeringTemplate,
  suggestion: { key: 'related', folders: ['services/', 'industries/'], count: 2 },
  advice: '"related" is a suggestion.',
}

/** What the agency offers: industries and services, each with sub-pages, and their lists. */
export const offerings: Feature = {
  kinds: [
    overviewFile('industries.json'),
    { ...overviewFile('services.json'), required: true },
    {
      folder: 'industries/',
      subfolders: 'sub-pages',
      type: 'Industry',
      schema: 'industry.schema.json',
      template: 'offering',
    },
    {
      folder: 'services/',
      subfolders: 'sub-pages',
      type: 'Service',
      schema: 'service.schema.json',
      template: 'offering',
    },
  ],
  rules: {
    ofContent: [checkAnswers],
    links: [
      { at: '/related/*', problem: relatedPage },
      { at: 'priceOf', problem: servicePage },
    ],
    requirements: { 'other-price': 'Prices in answers are those of the services.' },
  },
  graphql: { extensions: [withPrice] },
  templates: [
    { ...template, name: 'industry', folder: 'industries/' },
    { ...template, name: 'service', folder: 'services/' },
    { ...template, name: 'sub-page', parents: ['industries/', 'services/'] },
  ],
  pages: [
    overviewPage('industries.json', addresses.industries),
    overviewPage('services.json', addresses.services),
  ],
}
