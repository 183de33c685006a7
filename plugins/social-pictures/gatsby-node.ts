import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { plainText, socialFolder, socialPicturePath } from '../content'
import { derivePalette, pictureTheme, readLogo, readTheme, readWordmark } from '../theme/node'
import { notoPackages } from './outline-fonts'
import { updatePictures } from './update-pictures'

/** What the query returns. */
interface Shared {
  site: { name: string; url: string }
  pages: readonly { path: string; title: string; label: string }[]
}

/** The part of the arguments that Gatsby types as `Function`. */
interface Queries {
  graphql: (query: string) => Promise<{ data?: Shared; errors?: Error[] }>
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    query: Joi.string()
      .required()
      .description(
        'A GraphQL query for "site", with "name" and "url", and "pages", each with "path", "title" and "label"',
      ),
  })

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args, { query }) => {
  const { data, errors } = await (args as Queries).graphql(String(query))
  if (!data) {
    args.reporter.panicOnBuild('The query for social pictures fails', errors)
    return
  }
  const { site, pages } = data
  const theme = readTheme(process.cwd())
  const brand = {
    name: site.name,
    host: new URL(site.url).host,
    logo: readLogo(process.cwd(), theme).svg,
    wordmark: readWordmark(process.cwd(), theme)?.svg,
    palette: derivePalette(pictureTheme(theme)),
    headlineMark: theme.headlineMark ?? '',
  }
  const cards = pages.map(({ path, title, label }) => ({
    path: socialPicturePath(path),
    title: plainText(title),
    label,
  }))
  const publicFolder = resolve('public')
  const job = { publicFolder, brand, cards, folder: socialFolder }
  const { illegible } = await updatePictures(job, args.cache)
  if (illegible.length > 0) {
    const packages = notoPackages(illegible.join('')).join(' ')
    args.reporter.warn(
      `The typeface lacks letters of these titles, so their social pictures show the agency's name: ${illegible.join(', ')}. npm install --save-exact ${packages}`,
    )
  }
}
