import { existsSync } from 'node:fs'
import type { Node } from 'gatsby'
import { isFolderCollection, type Collection } from '../collections'
import type { SiteConfig } from '../model'
import { localizePath, withoutQuery } from '../site/addresses'
import { compareByOrder, sortByOrder } from '../site/order'
import { addressSettings } from '../site/address-settings'
import type { NodeFields } from './node-fields'
import {
  languageFilter,
  resolverExtension,
  typeName,
  type NodeModel,
  type Resolve,
} from './resolver'

/** Whether the site has a page. Gatsby has created all pages before it runs queries. */
const hasPage = async (path: string, nodeModel: NodeModel): Promise<boolean> =>
  (await nodeModel.findOne({ type: 'SitePage', query: { filter: { path: { eq: path } } } })) !==
  null

/**
 * Whether a link leads to a page of the site, to a file, which the check has found, or to another
 * site.
 */
async function isThere(link: string, nodeModel: NodeModel): Promise<boolean> {
  const path = withoutQuery(link)
  return (
    !/^\/(?:.*\/)?$/s.test(path) ||
    (await hasPage(path, nodeModel)) ||
    existsSync(`static${decodeURIComponent(path)}index.html`)
  )
}

async function filterAsync<Item>(
  items: readonly Item[],
  isKept: (item: Item) => Promise<boolean>,
): Promise<Item[]> {
  const kept = await Promise.all(items.map(isKept))
  return items.filter((_, index) => kept[index])
}

type PlacedNode = Node & { title: string; fields: { path: string } }

/** Links to the pages that a filter lets through, and that search engines may list. */
async function placedLinks(
  collections: readonly Collection[],
  filter: object,
  nodeModel: NodeModel,
): Promise<{ title: string; link: string; fields: PlacedNode['fields'] }[]> {
  const ofCollections = collections.map(async (collection) => {
    if (!isFolderCollection(collection) || !collection.hasPlaces) return []
    const query = { filter }
    const { entries } = await nodeModel.findAll<PlacedNode>({ type: collection.type, query })
    return (
      [...entries]
        .filter((page) => collection.isIndexable?.({ ...page }) ?? true)
        .sort((a, b) => compareByOrder({ ...a }, { ...b }))
        // By the fields, the extensions of a link find the language that it is in.
        .map(({ title, fields }) => ({ title, link: fields.path, fields }))
    )
  })
  return (await Promise.all(ofCollections)).flat()
}

type OrderedNode = Node & { order: number; title: string }

/**
 * `@subPages`: the pages below a page, sorted: Gatsby's `@link` returns them as they were read, which
 * differs from build to build.
 */
const subPages = resolverExtension<Node & { fields: NodeFields }>(
  'subPages',
  async ({ fields }, _args, { nodeModel }, { returnType }) => {
    const filter = { fields: { parentPath: { eq: fields.path } } }
    const type = typeName(returnType)
    const { entries } = await nodeModel.findAll<OrderedNode>({ type, query: { filter } })
    return sortByOrder([...entries], fields.language)
  },
)

/** `@existingPages`: the addresses of the single pages that the site has. */
const existingPagesExtension = ({ pages }: SiteConfig) =>
  resolverExtension('existingPages', async (source, _args, { nodeModel }) => {
    const { folder } = source.fields as NodeFields
    const settings = addressSettings(source, folder ?? undefined)
    const paths = pages.map(({ path }) => localizePath(path, settings))
    return filterAsync(paths, (path) => hasPage(path, nodeModel))
  })

/**
 * `@existing`: removes links to pages that do not exist or are not published. With a place, links
 * to the pages with this place that it does not list itself are added at the end.
 */
const existingExtension = ({ collections }: SiteConfig) => ({
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
      const there = await filterAsync(links, ({ link }) => isThere(link, nodeModel))
      const filter = place !== undefined && {
        ...languageFilter(source, nodeModel),
        place: { eq: place },
      }
      const placed = filter ? await placedLinks(collections, filter, nodeModel) : []
      const left = [
        ...there,
        ...placed.filter((page) => !links.some(({ link }) => link === page.link)),
      ]
      return left.length > 0 || String(returnType).endsWith('!') ? left : null
    }
    return { resolve }
  },
})

/** The extensions that depend on which pages exist. */
export const pageExtensions = (site: SiteConfig) => [
  subPages,
  existingPagesExtension(site),
  existingExtension(site),
]
