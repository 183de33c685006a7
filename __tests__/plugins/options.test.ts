import type { GatsbyNode } from 'gatsby'
import { testPluginOptionsSchema } from 'gatsby-plugin-utils'
import { pluginOptionsSchema as fonts } from '../../plugins/fonts/gatsby-node'
import { pluginOptionsSchema as icons } from '../../plugins/icons/gatsby-node'
import { pluginOptionsSchema as lateScripts } from '../../plugins/late-scripts/gatsby-node'
import { pluginOptionsSchema as pictures } from '../../plugins/pictures/gatsby-node'
import { pluginOptionsSchema as securityHeaders } from '../../plugins/security-headers/gatsby-node'
import { pluginOptionsSchema as sitemap } from '../../plugins/sitemap/gatsby-node'
import { pluginOptionsSchema as socialPictures } from '../../plugins/social-pictures/gatsby-node'
import { pluginOptionsSchema as staleCache } from '../../plugins/stale-cache/gatsby-node'
import { pluginOptionsSchema as theme } from '../../plugins/theme/gatsby-node'

/** What Gatsby prints before it stops. */
const errorsOf = async (schema: GatsbyNode['pluginOptionsSchema'], options: object) => {
  const { errors } = await testPluginOptionsSchema(schema as never, { ...options })
  return errors
}

test.each([
  ['icons', icons, {}, '"content" is required'],
  ['icons', icons, { content: 'data', brands: 'site.json' }, '"brands" must be an array'],
  ['theme', theme, {}, '"site" is required'],
  [
    'theme',
    theme,
    { site: 'site.json', drawings: ['closing.png'] },
    /^"drawings\[0\]" .* \/\\\.svg\$\/$/,
  ],
  ['sitemap', sitemap, {}, '"query" is required'],
  ['social-pictures', socialPictures, {}, '"query" is required'],
  ['stale-cache', staleCache, { key: 1 }, '"key" must be a string'],
  ['fonts', fonts, { outlines: true }, '"outlines" must be a string'],
])('%s names an option that is wrong', async (_name, schema, options, message) => {
  expect(await errorsOf(schema, options)).toEqual([
    typeof message === 'string' ? message : (expect.stringMatching(message) as string),
  ])
})

test.each([
  ['icons', icons, { content: 'data' }],
  ['theme', theme, { site: 'data/site.json' }],
  ['fonts', fonts, {}],
  ['pictures', pictures, {}],
  ['sitemap', sitemap, { query: '{ pages { path } }' }],
  ['social-pictures', socialPictures, { query: '{ pages { path } }' }],
  ['late-scripts', lateScripts, {}],
  ['security-headers', securityHeaders, {}],
  ['stale-cache', staleCache, {}],
])('%s accepts the least that it needs', async (_name, schema, options) => {
  expect(await errorsOf(schema, options)).toEqual([])
})
