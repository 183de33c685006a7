import type { Feature } from '../../../plugins/content'
import { addresses } from '../../content/addresses'
import { isInProgress } from '../../content/in-progress'
import { overviewFile, overviewPage } from '../../content/overview'
import productTemplate from './product.template.json'

/** The products and their list. A product in progress has a short page that is not indexed. */
export const products: Feature = {
  collections: [
    overviewFile('products.json'),
    {
      folder: 'products/',
      type: 'Product',
      schema: 'product.schema.json',
      template: (content) => (isInProgress(content) ? 'product-in-progress' : 'product'),
      isIndexable: (content) => !isInProgress(content),
    },
  ],
  templates: [
    {
      name: 'product',
      folder: 'products/',
      content: productTemplate,
      suggestion: { key: 'related', folders: ['services/', 'industries/'], count: 1 },
    },
  ],
  pages: [overviewPage('products.json', addresses.products, 'products')],
}
