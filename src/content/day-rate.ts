import type { Node } from 'gatsby'
import { languageFilter, resolverExtension } from '../../plugins/content'

/**
 * `@dayRate`: the price of a person-day in the model of the estimate; null on a site without one.
 */
export const dayRate = resolverExtension(
  'dayRate',
  async (source, _args, { nodeModel }, { schema }) => {
    // There is no such type without the feature. Gatsby requires the field extensions that a schema
    // names, so this one is here and not in the feature.
    const type = 'Estimate'
    if (!schema.getType(type)) return null
    const query = { filter: languageFilter(source, nodeModel) }
    const model = await nodeModel.findOne<Node & { dayRate: number }>({ type, query })
    return model?.dayRate ?? null
  },
)
