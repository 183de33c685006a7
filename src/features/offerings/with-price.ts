import type { Node } from 'gatsby'
import { languageFilter, resolverExtension, readFormatsAndLabels } from '../../../plugins/content'
import type { PriceLabels } from '../../content/price-text'
import { fillPrice, type UsualPrice } from './usual-price'

type PricedNode = Node & { typical?: { usual: UsualPrice } }

/**
 * `@withPrice`: replaces the placeholders of an answer with the usual price of the service in
 * `priceOf`.
 */
export const withPrice = resolverExtension(
  'withPrice',
  async (source, _args, { nodeModel }, { fieldName }) => {
    const text = String(source[fieldName])
    if (source.priceOf === undefined) return text
    const filter = {
      ...languageFilter(source, nodeModel),
      fields: { path: { eq: source.priceOf } },
    }
    const service = await nodeModel.findOne<PricedNode>({ type: 'Service', query: { filter } })
    return service?.typical
      ? fillPrice(
          text,
          service.typical.usual,
          await readFormatsAndLabels<PriceLabels>(source, nodeModel),
        )
      : text
  },
)
