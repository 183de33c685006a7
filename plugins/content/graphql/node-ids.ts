import type { NodePluginArgs } from 'gatsby'
import { collectionsByType } from '../collections'
import { dataPath } from '../files/data-path'
import type { SiteConfig } from '../model'
import type { NodeFields } from './node-fields'

/** The ids of the nodes of content files, by the paths of these from the root. */
export const nodeIds = (
  { collections }: SiteConfig,
  { getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>,
): ReadonlyMap<string, string> =>
  new Map(
    collectionsByType(collections)
      .flatMap(({ type }) => getNodesByType(type))
      .map(({ id, fields }) => {
        const { file, folder } = fields as NodeFields
        return [dataPath(file, folder ?? undefined), id]
      }),
  )
