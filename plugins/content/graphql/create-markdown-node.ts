import type { CreateNodeArgs, Node } from 'gatsby'
import { parseText } from '../files/json/parse'
import { asContent, extensionOf, kindOf } from '../kinds'
import type { SiteTable } from '../model'

/** The type of the nodes between Markdown files and their content. */
const markdownFile = 'MarkdownFile'

/**
 * Creates a node with the content of a Markdown file in data/ as JSON, of which
 * gatsby-transformer-json makes one, as of a JSON file. So every type has one owner: Gatsby keeps
 * the owners of types when it clears its cache, and stops if a kind that becomes Markdown has
 * another one. The check reports a file that cannot be parsed, which has no node.
 */
export async function createMarkdownNode(
  { node, actions, createNodeId, createContentDigest, loadNodeContent }: CreateNodeArgs,
  { kinds }: SiteTable,
): Promise<void> {
  if (node.internal.type !== 'File' || node.sourceInstanceName !== 'data') return
  const relativePath = String(node.relativePath)
  const kind = kindOf(kinds, relativePath)
  if (!kind || extensionOf(kind) !== '.md') return
  const { value } = parseText(relativePath, await loadNodeContent(node))
  if (value === undefined) return
  const content = JSON.stringify(asContent(value))
  const made = {
    // The transformer gets the type of its node from it.
    relativePath,
    id: createNodeId(`${node.id} >>> ${markdownFile}`),
    parent: node.id,
    children: [],
    internal: {
      type: markdownFile,
      mediaType: 'application/json',
      content,
      contentDigest: createContentDigest(content),
    },
  }
  await actions.createNode(made)
  actions.createParentChildLink({ parent: node, child: made })
}

/** The node of the file from which the node of its content is made. */
export function fileOfContent(
  node: Node,
  getNode: (id: string) => Node | undefined,
): Node | undefined {
  const parent = node.parent ? getNode(node.parent) : undefined
  return parent?.internal.type === markdownFile && parent.parent ? getNode(parent.parent) : parent
}
