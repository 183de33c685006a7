import type { CreateNodeArgs } from 'gatsby'
import { parseText } from '../files/json/parse'
import { asContent, extensionOf, kindOf } from '../kinds'
import type { SiteTable } from '../model'

/**
 * Creates the node of a Markdown file in data/, as gatsby-transformer-json does of a JSON file. The
 * check reports a file that cannot be parsed, which has none.
 */
export async function createMarkdownNode(
  { node, actions, createNodeId, createContentDigest, loadNodeContent }: CreateNodeArgs,
  { kinds }: SiteTable,
): Promise<void> {
  if (node.internal.type !== 'File' || node.sourceInstanceName !== 'data') return
  const path = String(node.relativePath)
  const kind = kindOf(kinds, path)
  if (!kind || extensionOf(kind) !== '.md') return
  const { value } = parseText(path, await loadNodeContent(node))
  if (value === undefined) return
  const made = {
    ...asContent(value),
    id: createNodeId(`${node.id} >>> ${kind.type}`),
    parent: node.id,
    children: [],
    internal: { type: kind.type, contentDigest: createContentDigest(asContent(value)) },
  }
  await actions.createNode(made)
  actions.createParentChildLink({ parent: node, child: made })
}
