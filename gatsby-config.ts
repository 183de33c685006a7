import { relative, sep } from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import { forHost } from './plugins/hosts'
import { interfaceIcons } from './src/components/icon/interface-icons'
import { netlifyAdapter } from './src/gatsby/node/headers/netlify-adapter'
import { kindOf } from './plugins/content/core/kinds'
import { buildTime } from './plugins/content/core/publication'
import { hiddenPaths } from './plugins/content/core/hidden-paths'

interface JsonSource {
  node: { relativePath?: string }
}

const isDevelop = process.env.gatsby_executing_command === 'develop'

// Netlify sets it to "production", "deploy-preview" or "branch-deploy".
const { CONTEXT } = process.env
const isPreview = CONTEXT !== undefined && CONTEXT !== 'production'

const dataFolder = `${__dirname}/data`

/**
 * Excludes drafts and their pictures: without a node they cannot appear on any page or list.
 * Development shows them.
 */
const hidden = isDevelop ? new Set<string>() : hiddenPaths(__dirname, buildTime())

const isHidden = (file: string): boolean =>
  hidden.has(relative(dataFolder, file).split(sep).join('/'))

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
    // Content: data/ as nodes
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'data', path: dataFolder, ignore: [isHidden] },
    },
    {
      resolve: 'gatsby-transformer-json',
      options: {
        typeName: ({ node }: JsonSource) => kindOf(node.relativePath ?? '')?.type ?? 'UnknownJson',
      },
    },
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
