import type { Node } from 'gatsby'
import { contentFile } from '../core/paths'
import { slugSettings } from '../core/slugs'
import { absentPaths, existingPages, singlePages, singlePagesOf } from '../core/single-pages'
import { kindOf } from '../core/kinds'
import { hasBlanks } from '../core/blanks'
import { resolverExtension, type NodeModel, type Resolve } from './resolver'

/**
 * The content files that decide which single pages exist: those of the pages, and one of each list.
 */
async function findFiles(nodeModel: NodeModel): Promise<Map<string, unknown>> {
  const site = await nodeModel.findOne({ type: 'SiteSettings', query: {} })
  const files = new Map<string, unknown>([['site.json', site]])
  for (const { title, lists } of singlePages) {
    const [file] = title
    const type = kindOf(file)?.type ?? ''
    // Overview pages share one type.
    const query = lists ? { filter: { file: { eq: file } } } : {}
    const page = await nodeModel.findOne({ type, query })
    if (page) files.set(file, page)
    const listed = kindOf(`${lists}any.json`)?.type
    if (listed && (await nodeModel.findOne({ type: listed, query: {} }))) {
      files.set(`${lists}any.json`, undefined)
    }
  }
  return files
}

/** `@existingPages`: the addresses of the single pages that the site has. */
const pages = resolverExtension('existingPages', async (_source, _args, { nodeModel }) =>
  existingPages(await findFiles(nodeModel)).map(({ path }) => path),
)

/** Whether a link leads to an existing page, or to another site. */
async function isThere(
  link: string,
  { nodeModel, files }: { nodeModel: NodeModel; files: ReadonlyMap<string, unknown> },
): Promise<boolean> {
  const [path = ''] = link.split(/[?#]/)
  if (!path.startsWith('/')) return true
  const settings = slugSettings(files.get('site.json'))
  if (singlePagesOf(settings).some((page) => page.path === path))
    return !absentPaths(files).has(path)
  const type = kindOf(contentFile(path, settings))?.type ?? 'CustomPage'
  return (await nodeModel.findOne({ type, query: { filter: { path: { eq: path } } } })) !== null
}

type PlacedNode = Node & { title: string; order?: number; fields: { path: string } }

const positionOf = ({ order = Infinity }: PlacedNode): number => order

const byPosition = (a: PlacedNode, b: PlacedNode): number => {
  const [first, second] = [a, b].map(positionOf) as [number, number]
  const isFirst = first === second ? a.title < b.title : first < second
  return isFirst ? -1 : 1
}

/** Links to the custom pages that have this place and no blanks. */
async function placedLinks(place: string, nodeModel: NodeModel) {
  const query = { filter: { place: { eq: place } } }
  const { entries } = await nodeModel.findAll<PlacedNode>({ type: 'CustomPage', query })
  return [...entries]
    .filter((page) => !hasBlanks(page))
    .sort(byPosition)
    .map(({ title, fields }) => ({ title, link: fields.path }))
}

/**
 * `@existing`: removes links to pages that do not exist or are not published. With a place, links
 * to the custom pages with this place that it does not list itself are added at the end.
 */
const existing = {
  name: 'existing',
  args: { place: { type: 'String' } },
  extend: ({ place }: { place?: string }) => {
    const resolve: Resolve<Record<string, readonly { link: string }[] | undefined>> = async (
      source,
      _args,
      { nodeModel },
      { fieldName, returnType },
    ) => {
      const links = source[fieldName] ?? []
      const files = await findFiles(nodeModel)
      const there = await Promise.all(links.map(({ link }) => isThere(link, { nodeModel, files })))
      const placed = place === undefined ? [] : await placedLinks(place, nodeModel)
      const added = placed.filter((page) => !links.some(({ link }) => link === page.link))
      const left = [...links.filter((_, index) => there[index]), ...added]
      return left.length > 0 || String(returnType).endsWith('!') ? left : null
    }
    return { resolve }
  },
}

/** The extensions that depend on which pages exist. */
export const pageExtensions = [pages, existing]
