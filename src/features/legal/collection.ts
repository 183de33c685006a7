import type { Feature } from '../../../plugins/content'

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
}
