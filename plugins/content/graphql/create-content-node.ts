import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { CreateNodeArgs, Node, NodePluginArgs } from 'gatsby'
import { inItsLanguage, inLanguage, languageOfFile, withoutLanguage } from '../files/languages'
import { listLanguages, readContentFile } from '../files/list-files'
import { parseFiles } from '../files/parse'
import { picturePath } from '../files/picture-path'
import { readSchemas } from '../files/schema-files'
import { toObject, extensionOf, collectionOf, withoutExtension } from '../collections'
import { memoizeByText } from '../memoize'
import type { SiteConfig } from '../model'
import { labelsFile, readLabels } from '../site/labels'
import { mapTexts } from '../text/map-texts'
import { canHaveOtherForm, hasOtherForm } from '../text/normal-form'

/** The type of the nodes between Markdown files, translations or labels and their content. */
export const contentNodeType = 'ContentFile'

/** Read once in a process: Gatsby makes its types of the schemas only when it starts. */
const schemasIn = memoizeByText(readSchemas)

/** Whether a JSON file has letters that its node gets in another spelling. */
function isSpelledOtherwise(text: string): boolean {
  try {
    return canHaveOtherForm(text) && hasOtherForm(JSON.parse(text))
  } catch {
    return false
  }
}

/**
 * Creates a node with the content of a Markdown file or a translation in data/ as JSON, or of a JSON
 * file that spells letters in another way than the site, of which gatsby-transformer-json makes one,
 * as of other JSON files. So every type has one owner: Gatsby keeps the owners of types when it clears
 * its cache, and stops if a collection that becomes Markdown has another one. The check reports a file
 * that cannot be parsed, which has no node.
 */
export async function createContentNode(
  args: CreateNodeArgs,
  { collections }: SiteConfig,
): Promise<void> {
  const { node, actions } = args
  if (node.internal.type !== 'File' || node.sourceInstanceName !== 'data') return
  const path = String(node.relativePath)
  const relativePath = withoutLanguage(path)
  if (relativePath === labelsFile) return createLabelsNode(args, languageOfFile(path))
  const collection = collectionOf(collections, relativePath)
  if (!collection) return
  const root = process.cwd()
  // Gatsby deletes the node of a file that was deleted since.
  if (!existsSync(join(root, 'data', path))) return
  const written = readContentFile(root, path)
  const isAsWritten = extensionOf(collection) !== '.md' && languageOfFile(path) === undefined
  if (isAsWritten && !isSpelledOtherwise(written.text)) return
  const file = inItsLanguage(written, collections, {
    schemas: schemasIn(root),
    fileAt: (other) =>
      existsSync(join(root, 'data', other)) ? readContentFile(root, other) : undefined,
  })
  const { value } = parseFiles(collections, [file]).files[0] ?? {}
  if (value === undefined) return
  const original = file.original?.path
  const content = withPicturesOfOriginal(root, path, original, toObject(value))
  const made = {
    ...buildNode(args, { relativePath, of: node.id, content }),
    parent: node.id,
    original,
  }
  await actions.createNode(made)
  actions.createParentChildLink({ parent: node, child: made })
  if (languageOfFile(path) !== undefined) translations?.set(node.id, { path, original })
}

/** What creates nodes. */
type CreateArgs = Pick<NodePluginArgs, 'actions' | 'createNodeId' | 'createContentDigest'>

/**
 * Creates a node with the labels of each language, of which gatsby-transformer-json makes one. It has
 * no parent, because the file with the site's own labels may be missing.
 */
export async function createLabelsNodes(args: CreateArgs): Promise<void> {
  for (const language of listLanguages(process.cwd())) await createLabelsNode(args, language)
}

async function createLabelsNode(args: CreateArgs, language: string | undefined): Promise<void> {
  const relativePath = inLanguage(labelsFile, language)
  const content = readLabels(process.cwd(), language)
  await args.actions.createNode(buildNode(args, { relativePath, of: relativePath, content }))
}

interface NodeContent {
  /** The path of the file in its language; the transformer gets the type of its node from it. */
  relativePath: string
  /** What the id is derived from. */
  of: string
  content: object
}

/** A node without a parent, with content as JSON. */
function buildNode(
  { createNodeId, createContentDigest }: CreateArgs,
  { relativePath, of, content: value }: NodeContent,
) {
  const content = JSON.stringify(value)
  return {
    relativePath,
    id: createNodeId(`${of} >>> ${contentNodeType}`),
    parent: null,
    children: [],
    internal: {
      type: contentNodeType,
      mediaType: 'application/json',
      content,
      contentDigest: createContentDigest(content),
    },
  }
}

/** By the ids of the nodes of files in other languages, their paths, and those of their originals. */
let translations: Map<string, { path: string; original: unknown }> | undefined

/**
 * Creates the nodes of the translations of a file again, which have values from it, and those of the
 * sub-pages of a translation, whose originals it decides.
 */
export async function updateTranslations(args: CreateNodeArgs, site: SiteConfig): Promise<void> {
  const { node, getNode, getNodesByType } = args
  if (node.internal.type !== 'File' || node.sourceInstanceName !== 'data') return
  // Those of earlier builds are not created again unless their own file changes.
  translations ??= new Map(
    getNodesByType(contentNodeType).flatMap(({ parent, original }) => {
      const path = String(parent === null ? '' : getNode(parent)?.relativePath)
      return parent === null || languageOfFile(path) === undefined
        ? []
        : [[parent, { path, original }]]
    }),
  )
  const changed = String(node.relativePath)
  const folder = `${withoutExtension(changed)}/`
  const isTranslation = languageOfFile(changed) !== undefined
  for (const [id, { path, original }] of translations) {
    const isAffected = isTranslation ? path.startsWith(folder) : original === changed
    const file = isAffected ? getNode(id) : undefined
    if (file && existsSync(String(file.absolutePath)))
      await createContentNode({ ...args, node: file }, site)
  }
}

/** A translation whose pictures are those of its original where its language has none of its own. */
function withPicturesOfOriginal(
  root: string,
  path: string,
  original: string | undefined,
  content: object,
): object {
  const folder = languageOfFile(path)
  if (folder === undefined) return content
  const file = withoutLanguage(path)
  const fields = { file, original: original ?? file, folder }
  return mapTexts(content, (text, key) =>
    key === 'imgUrl' ? posix.relative(posix.dirname(path), picturePath(root, text, fields)) : text,
  )
}

/** The node of the file from which the node of its content is made. */
export function fileOfContent(
  node: Node,
  getNode: (id: string) => Node | undefined,
): Node | undefined {
  const parent = node.parent ? getNode(node.parent) : undefined
  return parent?.internal.type === contentNodeType && parent.parent
    ? getNode(parent.parent)
    : parent
}
