import type { Content, Feature } from '../../../plugins/content'
import { addresses } from '../../content/addresses'
import { overviewFile, overviewPage } from '../../content/overview'

const isInProgress = ({ inProgress }: Content): boolean => inProgress === true

/** The products and their list. A product in progress has a short page that is not indexed. */
export const products: Feature = {
  kinds: [
    overviewFile('products.json'),
    {
      folder: 'products/',
      type: 'Product',
      schema: 'product.schema.json',
      template: (content) => (isInProgress(content) ? 'product-in-progress' : 'product'),
      isIndexable: (content) => !isInProgress(content),
    },
  ],
  pages: [overviewPage('products.json', addresses.products)],
}
