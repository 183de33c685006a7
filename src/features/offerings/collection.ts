import type { Content, Feature, LinkRule, PageTemplate } from '../../../plugins/content'
import { addresses, typicalPriceId } from '../../content/addresses'
import { overviewFile, overviewPage } from '../../content/overview'
import { checkAnswers } from './check-answers'
import offeringTemplate from './offering.template.json'
import { withPrice } from './with-price'

/** The page must be another one. */
const anotherPage: LinkRule['problem'] = (page, file) =>
  page.file === file.path ? 'is the page itself' : undefined

const template: Pick<PageTemplate, 'content' | 'suggestion' | 'advice'> = {
  content: offeringTemplate,
  suggestion: { key: 'related', folders: ['services/', 'industries/'], count: 2 },
  advice: '"related" is a suggestion.',
}

const anchors = ({ typical }: Content): readonly string[] => (typical ? [typicalPriceId] : [])

/** What the agency offers: industries and services, each with sub-pages, and their lists. */
export const offerings: Feature = {
  collections: [
    overviewFile('industries.json'),
    { ...overviewFile('services.json'), required: true },
    {
      folder: 'industries/',
      subfolders: 'sub-pages',
      type: 'Industry',
      schema: 'industry.schema.json',
      template: 'offering',
      anchors,
    },
    {
      folder: 'services/',
      subfolders: 'sub-pages',
      type: 'Service',
      schema: 'service.schema.json',
      template: 'offering',
      anchors,
    },
  ],
  rules: {
    ofContent: [checkAnswers],
    links: [{ at: '/related/*', problem: anotherPage }],
    requirements: { 'other-price': 'Prices in answers are those of the services.' },
  },
  graphql: { extensions: [withPrice] },
  templates: [
    { ...template, name: 'industry', folder: 'industries/' },
    { ...template, name: 'service', folder: 'services/' },
    { ...template, name: 'sub-page', parents: ['industries/', 'services/'] },
  ],
  pages: [
    overviewPage('industries.json', addresses.industries, 'industries'),
    overviewPage('services.json', addresses.services, 'services'),
  ],
}
