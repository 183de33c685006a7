import type { GatsbyConfig } from 'gatsby'
import { contentSources } from './plugins/content/node'
import { forHost } from './plugins/hosts'
import { interfaceIcons } from './src/components/icon/interface-icons'
import { netlifyAdapter } from './src/gatsby/node/headers/netlify-adapter'

const isDevelop = process.env.gatsby_executing_command === 'develop'

// Netlify sets it to "production", "deploy-preview" or "branch-deploy".
const { CONTEXT } = process.env
const isPreview = CONTEXT !== undefined && CONTEXT !== 'production'

const config: GatsbyConfig = {
  // Set by `npm run build -- --host`.
  adapter: forHost(netlifyAdapter(__dirname), __dirname, process.env.SITE_HOST),
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
    'content',
    ...contentSources(__dirname, isDevelop),
    // Pictures
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    // Head
    'gatsby-plugin-react-helmet',
    // Look
    {
      resolve: 'gatsby-plugin-styled-components',
      // Readable class names for developers.
      options: { displayName: isDevelop, fileName: isDevelop },
    },
    { resolve: 'theme', options: { drawings: ['src/features/home/closing-graphic.svg'] } },
    {
      resolve: 'icons',
      options: {
        interface: interfaceIcons,
        content: 'data',
        brands: ['site.json', 'technologies.json'],
      },
    },
    // Shared links
    {
      resolve: 'social-pictures',
      options: {
        query:
          'query SocialPictures { site: siteSettings { name url } pages { path title label } }',
      },
    },
    // Delivery; `adapter` above decides about headers and hosts
    'late-scripts',
  ],
}

export default config
