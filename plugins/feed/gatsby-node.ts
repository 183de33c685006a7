import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import sharp from 'sharp'
import { buildTime, readAllAddressSettings } from '../content/node'
import { buildFeed, type FeedContent, type FeedEntry } from './build-feed'
import { entryHtml, type EntryText, pictureName } from './entry-html'

/** What the query returns; there is no feed without entries. */
interface Answer extends Pick<FeedContent, 'site'> {
  list: FeedContent['list'] | null
  entries: { nodes: readonly (Omit<FeedEntry, 'html'> & EntryText)[] }
}

/** The part of the arguments that Gatsby types as `Function`. */
interface Queries {
  graphql: (
    query: string,
    variables: { language: string },
  ) => Promise<{ data?: Answer; errors?: Error[] }>
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    query: Joi.string()
      .required()
      .description(
        'A GraphQL query for "site", "list" and "entries" in "$language"; see the README',
      ),
    path: Joi.string()
      .required()
      .description('The address of the feed, in a folder that no page has: "/feed/articles.xml"'),
  })

/** The width of a picture in pixels: that of the text in most readers, twice as sharp. */
const pictureWidth = 1280

/** Writes a picture upright and without its metadata, such as the location. */
async function writePicture(from: string, to: string): Promise<void> {
  mkdirSync(dirname(to), { recursive: true })
  const picture = sharp(from).rotate().resize({ width: pictureWidth, withoutEnlargement: true })
  // JPEG has no transparency.
  await (to.endsWith('.png') ? picture : picture.flatten({ background: 'white' })).toFile(to)
}

/** The feed of each language is at this address, below that of its home page. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args, options) => {
  for (const { language, base = '' } of readAllAddressSettings(process.cwd())) {
    const path = base + String(options.path)
    // An earlier build may have had other entries, or any at all.
    rmSync(join('public', posix.dirname(path)), { recursive: true, force: true })
    const { data, errors } = await (args as Queries).graphql(String(options.query), { language })
    if (data) await writeFeed(data, path)
    else args.reporter.panicOnBuild('The query for the feed fails', errors)
  }
}

async function writeFeed({ site, list, entries }: Answer, path: string): Promise<void> {
  if (!list || entries.nodes.length === 0) return
  const folder = posix.dirname(path)
  const texts = entries.nodes.map((entry) => ({ entry, ...entryHtml(entry, site.url, folder) }))
  const pictures = [...new Set(texts.flatMap((text) => text.pictures))]
  for (const picture of pictures)
    await writePicture(join('data', picture), join('public', folder, pictureName(picture)))
  mkdirSync(join('public', folder), { recursive: true })
  const content = { site, list, entries: texts.map(({ entry, html }) => ({ ...entry, html })) }
  writeFileSync(join('public', path), buildFeed(content, path, buildTime()))
}
