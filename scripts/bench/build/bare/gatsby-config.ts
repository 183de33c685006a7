import type { GatsbyConfig } from 'gatsby'

/** What the site is measured against: its own JSON files through the same plugins, and nothing else. */
const config: GatsbyConfig = {
  jsxRuntime: 'automatic',
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'data', path: `${__dirname}/data` } },
    { resolve: 'gatsby-transformer-json', options: { typeName: 'CaseStudy' } },
  ],
}

export default config
