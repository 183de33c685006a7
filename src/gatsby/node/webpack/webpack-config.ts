import { resolve } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { readTheme } from '../../../../plugins/theme'
import { otherBooking, readAnalyticsTag, readReceiver } from '../headers/other-origins'

/** Gatsby's function to create a DefinePlugin, which replaces names by code. */
type Define = (constants: Record<string, string>) => object

/** Configures webpack for the scripts of a build and for the code that renders its pages. */
export function configureWebpack(args: CreateWebpackConfigArgs): void {
  const { stage, actions, plugins } = args
  const define = plugins.define as Define
  const theme = readTheme(process.cwd())
  keepFontsAsFiles(args)
  if (theme.colorScheme !== 'auto') {
    // Its styles would stay in the scripts even though they are never used.
    const control = resolve('src/layout/footer/ColorSchemeControl.tsx')
    actions.setWebpackConfig({ resolve: { alias: { [control]: false } } })
  }
  // Webpack caches between builds how it has resolved a file, whatever the aliases are.
  actions.setWebpackConfig({ cache: { type: 'filesystem', version: theme.colorScheme } })
  if (stage === 'build-javascript') {
    const analytics = readAnalyticsTag(process.cwd())
    const stubs = resolve('src/gatsby/browser/gatsby-stubs.ts')
    actions.setWebpackConfig({
      // Source maps would be published with the scripts.
      devtool: false,
      plugins: [
        // Without analytics, its code is removed from the scripts.
        define({
          'process.env.ANALYTICS': JSON.stringify(analytics ? JSON.stringify(analytics) : ''),
        }),
      ],
      resolve: {
        alias: {
          [resolve('.cache/prefetch.js')]: resolve('src/gatsby/browser/prefetch.ts'),
          [resolve('.cache/head/head-export-handler-for-browser.js')]: stubs,
          'gatsby-script$': stubs,
          '@builder.io/partytown/integration$': stubs,
        },
      },
    })
  }
  const receiver = readReceiver(process.cwd())
  const isNetlify = receiver.type === 'netlify'
  // With Netlify Forms, the code for other receivers is removed from the scripts.
  const constant = JSON.stringify(isNetlify ? '' : JSON.stringify(receiver))
  // With Calendly, the code for other calendars is removed.
  const booking = JSON.stringify(otherBooking(process.cwd()))
  actions.setWebpackConfig({
    plugins: [define({ 'process.env.RECEIVER': constant, 'process.env.BOOKING': booking })],
  })
}

interface Rule {
  test?: unknown
  use?: { options?: object }[]
}

/** Gatsby inlines files under 10 KB as data: URLs, which the policy forbids for fonts. */
function keepFontsAsFiles({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => { module: { rules: Rule[] } })()
  const rules = config.module.rules.map((rule): Rule => {
    const isForFonts = rule.test instanceof RegExp && rule.test.test('text.woff2')
    if (!isForFonts || !Array.isArray(rule.use)) return rule
    return {
      ...rule,
      use: rule.use.map((loader) => ({ ...loader, options: { ...loader.options, limit: false } })),
    }
  })
  actions.replaceWebpackConfig({ ...config, module: { ...config.module, rules } })
}
