import { type Feature, valueAt } from '../../../plugins/content'
import { addresses } from '../../content/addresses'
import { futureDateCheck, noFutureDates } from '../../content/future-dates'
import personTemplate from './person.template.json'

const checkFutureYears = futureDateCheck('Person', (file) => {
  const since = valueAt(file, '/since')
  return typeof since === 'number' ? [{ pointer: '/since', text: String(since) }] : []
})

/** The page about the company, and its people. */
export const company: Feature = {
  collections: [
    { file: 'company.json', type: 'Company', schema: 'company.schema.json' },
    { folder: 'people/', nameKey: 'name', type: 'Person', schema: 'person.schema.json' },
  ],
  rules: { ofContent: [checkFutureYears], requirements: noFutureDates },
  placeholders: [
    {
      kind: 'sample-person',
      types: ['Person'],
      at: ['/sample'],
      what: 'marks sample values',
      advice: 'describe a real person without "sample", or delete the file',
    },
  ],
  templates: [
    {
      name: 'person',
      folder: 'people/',
      content: personTemplate,
      values: (month) => ({ since: Number(month.slice(0, 4)) }),
      shownAt: addresses.company,
    },
  ],
  pages: [
    {
      path: addresses.company,
      template: 'company',
      title: ['company.json', '/promise'],
      label: ['company.json', '/title'],
      description: ['company.json', '/seo/description'],
    },
  ],
}
