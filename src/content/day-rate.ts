import type { Node } from 'gatsby'
import { resolverExtension } from '../../plugins/content'

/**
 * `@dayRate`: the price of a person-day in the model of the estimate; null on a site without one.
 */
export const dayRate = resolverExtension(
  'dayRate',
  async (_source, _args, { nodeModel }, { schema }) => {
    // There is no such type without the feature. Gatsby requires the resolver of a directive that a
    // schema has, so it is here and not in the feature.
    const type = 'Estimate'
    if (!schema.getType(type)) return null
    const model = await nodeModel.findOne<Node & { dayRate: number }>({ type, query: {} })
    return model?.dayRate ?? null
  },
)
