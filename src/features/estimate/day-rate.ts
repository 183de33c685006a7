import type { Node } from 'gatsby'
import { resolverExtension } from '../../../plugins/content'

/**
 * `@dayRate`: the price of a person-day in the model of the estimate; null without its file. On a
 * site without this feature, nothing computes the field, so it is null too.
 */
export const dayRate = resolverExtension('dayRate', async (_source, _args, { nodeModel }) => {
  const model = await nodeModel.findOne<Node & { dayRate: number }>({ type: 'Estimate', query: {} })
  return model?.dayRate ?? null
})
