import type { GatsbyConfig } from 'gatsby'
import { netlifyAdapter } from './src/gatsby/node/output/netlify-adapter'
import { kindOf } from './src/content/kinds'

interface JsonSource {
  node: { relativePath?: string }
}

const isDevelop = process.env.gatsby_executing_command === 'develop'

// Netlify says what a build is for: "production", "deploy-preview" or "branch-deploy".
const { CONTEXT } = process.env

const config: GatsbyConfig = {
  adapter: netlifyAdapter(__dirname),
  siteMetadata: {
    production: CONTEXT === 'production',
    /** Built by Netlify to be looked at before it is published. */
    preview: CONTEXT !== undefined && CONTEXT !== 'production',
  },
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: 'src/gatsby-types.d.ts',
    documentSearchPaths: ['./src/build/*.ts'],
  },
  plugins: [
    'gatsby-plugin-react-helmet',
    {
      resolve: 'gatsby-plugin-styled-components',
      // Names for developers; in the built pages they are only weight.
      options: { displayName: isDevelop, fileName: isDevelop },
    },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-source-filesystem', options: { name: 'data', path: `${__dirname}/data` } },
    {
      resolve: 'gatsby-transformer-json',
      options: {
        typeName: ({ node }: JsonSource) => kindOf(node.relativePath ?? '')?.type ?? 'UnknownJson',
      },
    },
  ],
}

export default config
