import { type Feature, blanksIn, isFictionalPhone } from '../../../plugins/content'

const phonePattern = /\+[\d ]{6,}\d/g

/** The documents under the company's page, such as how the agency works and its terms. */
export const legalDocuments: Feature = {
  collections: [
    {
      folder: 'our-company/',
      format: 'markdown',
      type: 'Terms',
      schema: 'terms.schema.json',
      template: 'prose-page',
    },
  ],
  placeholders: [
    {
      kind: 'blank-in-terms',
      types: ['Terms'],
      find: blanksIn,
      what: 'is a blank',
      advice: 'fill in the text in brackets',
    },
    {
      kind: 'reference',
      types: ['Terms'],
      at: ['/body'],
      isPlaceholder: (line) => (line.match(phonePattern) ?? []).some(isFictionalPhone),
      what: 'names somebody to call who is invented',
      advice: 'name clients who have agreed to take calls, or delete them',
    },
    {
      kind: 'draft-document',
      types: ['Terms'],
      at: ['/version'],
      isPlaceholder: (text) => text.startsWith('Draft'),
      what: 'is a draft',
      advice: 'have a lawyer read the document, and write from when it is valid',
    },
  ],
}
