import type { GatsbyConfig } from 'gatsby'

/** What the site is measured against: its case studies through the same plugins, and nothing else. */
const config: GatsbyConfig = {
  jsxRuntime: 'automatic',
  plugins: [
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-source-filesystem', options: { name: 'data', path: `${__dirname}/data` } },
    { resolve: 'gatsby-transformer-json', options: { typeName: 'CaseStudy' } },
  ],
}

export default config
