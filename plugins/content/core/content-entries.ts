import { join } from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import { kindOf, kinds } from './kinds'
import { listFiles } from './list-files'
import { buildTime } from './publication'
import { hiddenPaths } from './hidden-paths'
import type { NodeFields } from './node-fields'
import type { ContentEntry } from './pages/content-entry'

/** All content files that have a node, sorted by path. */
export const contentEntries = ({
  getNodesByType,
}: Pick<NodePluginArgs, 'getNodesByType'>): ContentEntry[] =>
  kinds
    .flatMap(({ type }) =>
      getNodesByType(type).map((node) => ({
        id: node.id,
        type,
        content: node,
        ...(node.fields as NodeFields),
      })),
    )
    .sort((a, b) => (a.file < b.file ? -1 : 1))

/** The published content files, as paths under data/, that have no node. */
export function filesWithoutNode(root: string, entries: readonly ContentEntry[]): string[] {
  const read = new Set(entries.map(({ file }) => file))
  const missing = listFiles(join(root, 'data')).filter((path) => kindOf(path) && !read.has(path))
  const hidden = missing.length > 0 ? hiddenPaths(root, buildTime()) : new Set()
  return missing.filter((path) => !hidden.has(path))
}
