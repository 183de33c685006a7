import type { GatsbyConfig } from 'gatsby'
import netlify from 'gatsby-adapter-netlify'
import {
  contentSources,
  editorPath,
  localizePath,
  readAllAddressSettings,
} from './plugins/content/node'
import { editorHeaders, readEditorSettings } from './plugins/editor'
import { feedHeaders } from './plugins/feed'
import { prefetchHeaders } from './plugins/prefetch'
import { withSecurityHeaders } from './plugins/security-headers'
import { articleFeed } from './src/features/articles/feed'
import { interfaceIcons } from './src/components/icon/interface-icons'
import { addresses } from './src/content/addresses'
import { hashConfig } from './src/config-hash'
import { readSecuritySettings } from './src/service-config'
import { site } from './src/site'

const addressSettings = readAllAddressSettings(__dirname)
const isDevelop = process.env.gatsby_executing_command === 'develop'

// Netlify sets it to "production", "deploy-preview" or "branch-deploy".
const { CONTEXT } = process.env
const isPreview = CONTEXT !== undefined && CONTEXT !== 'production'

const adapter = withSecurityHeaders(netlify(), __dirname, {
  pages: [
    '404.html',
    ...addressSettings.map((settings) => `${localizePath(addresses.contact, settings)}index.html`),
  ],
  shared: [
    '/social/*.png',
    ...addressSettings.flatMap(({ base = '' }) =>
      ['xml', 'png', 'jpg', 'jpeg'].map((extension) => `${base}/feed/*.${extension}`),
    ),
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
  ],
  settings: () => readSecuritySettings(__dirname),
  other: prefetchHeaders.pages,
  overrides: () => [
    prefetchHeaders.file,
    ...editorHeaders(readEditorSettings(__dirname)),
    ...addressSettings.flatMap((settings) =>
      feedHeaders(__dirname, localizePath(addresses.feed, settings)),
    ),
  ],
})

const config: GatsbyConfig = {
  adapter,
  siteMetadata: {
    /** Whether this is a deploy preview or a branch deploy. */
    preview: isPreview,
    /** Whether values that are only an example are shown. */
    showsSamples: isDevelop || isPreview,
  },
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: 'src/gatsby-types.d.ts',
  },
  plugins: [
    // Content: data/*.json, checked and typed
    {
      resolve: 'content',
      options: { site: () => site, fragments: 'src/content/fragments.ts' },
    },
    ...contentSources(__dirname, site, isDevelop),
    // Pictures
    'pictures',
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    // Look
    {
      resolve: 'gatsby-plugin-styled-components',
      // Readable class names for developers.
      options: { displayName: isDevelop, fileName: isDevelop },
    },
    {
      resolve: 'theme',
      options: { site: 'data/site.json', drawings: ['src/features/home/closing-graphic.svg'] },
    },
    'fonts',
    {
      resolve: 'icons',
      options: {
        interface: interfaceIcons,
        content: 'data',
        brands: site.collections.flatMap((collection) =>
          'file' in collection && collection.hasLogos ? collection.file : [],
        ),
      },
    },
    // Head, search engines and shared links
    'gatsby-plugin-react-helmet',
    {
      resolve: 'sitemap',
      options: {
        query:
          'query Sitemap($language: String!) { site: siteSettings(language: { eq: $language }) { url } pages { path indexable alternates { language path } } }',
      },
    },
    'social-pictures',
    { resolve: 'feed', options: { query: articleFeed, path: addresses.feed } },
    // Delivery; `adapter` above decides about headers
    'late-scripts',
    {
      resolve: 'prefetch',
      options: {
        excluded: [
          editorPath,
          ...addressSettings.flatMap((settings) =>
            [addresses.booking, addresses.unsubscribed].map((path) => localizePath(path, settings)),
          ),
        ],
      },
    },
    'hyphens',
    'security-headers',
    {
      resolve: 'stale-cache',
      options: { key: JSON.stringify([addressSettings, hashConfig(__dirname)]) },
    },
    // The editor
    { resolve: 'editor', options: { site: () => site } },
  ],
}

export default config
