import type { Node } from 'gatsby'
import { hasBlanks } from '../text/blanks'
import type { SiteTable } from '../model'
import { contentFile, ownPath } from '../site/addresses'
import { kindOf, kindOfFolder } from '../kinds'
import { absentPaths, existingPages, type PresentFiles } from '../site/pages'
import { slugSettings } from '../site/slugs'
import { resolverExtension, type NodeModel, type Resolve } from './resolver'

/** What decides which single pages exist: their content files, and one file of each list. */
async function findFiles(site: SiteTable, nodeModel: NodeModel): Promise<PresentFiles> {
  const settings = await nodeModel.findOne({ type: 'SiteSettings', query: {} })
  const files = new Map<string, unknown>([['site.json', settings]])
  const folders = new Set<string>()
  for (const { title, lists } of site.pages) {
    const [file] = title
    const type = kindOf(site.kinds, file)?.type ?? ''
    // Overview pages share one type.
    const query = lists ? { filter: { file: { eq: file } } } : {}
    const page = await nodeModel.findOne({ type, query })
    if (page) files.set(file, page)
    const listed = lists && kindOfFolder(site.kinds, lists)?.type
    if (listed && (await nodeModel.findOne({ type: listed, query: {} }))) folders.add(lists)
  }
  return { files, folders }
}

/** Whether a link leads to an existing page, or to another site. */
async function isThere(
  site: SiteTable,
  link: string,
  { nodeModel, present }: { nodeModel: NodeModel; present: PresentFiles },
): Promise<boolean> {
  const [path = ''] = link.split(/[?#]/)
  if (!path.startsWith('/')) return true
  const settings = slugSettings(present.files.get('site.json'))
  if (site.pages.some((page) => ownPath(page.path, settings) === path))
    return !absentPaths(site, present).has(path)
  const type = kindOf(site.kinds, contentFile(site.kinds, path, settings))?.type
  const query = { filter: { path: { eq: path } } }
  return type !== undefined && (await nodeModel.findOne({ type, query })) !== null
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

/** `@existingPages`: the addresses of the single pages that the site has. */
const existingPagesExtension = (site: SiteTable) =>
  resolverExtension('existingPages', async (_source, _args, { nodeModel }) =>
    existingPages(site, await findFiles(site, nodeModel)).map(({ path }) => path),
  )

/**
 * `@existing`: removes links to pages that do not exist or are not published. With a place, links
 * to the custom pages with this place that it does not list itself are added at the end.
 */
const existingExtension = (site: SiteTable) => ({
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
      const present = await findFiles(site, nodeModel)
      const there = await Promise.all(
        links.map(({ link }) => isThere(site, link, { nodeModel, present })),
      )
      const placed = place === undefined ? [] : await placedLinks(place, nodeModel)
      const added = placed.filter((page) => !links.some(({ link }) => link === page.link))
      const left = [...links.filter((_, index) => there[index]), ...added]
      return left.length > 0 || String(returnType).endsWith('!') ? left : null
    }
    return { resolve }
  },
})

/** The extensions that depend on which pages exist. */
export const pageExtensions = (site: SiteTable) => [
  existingPagesExtension(site),
  existingExtension(site),
]
