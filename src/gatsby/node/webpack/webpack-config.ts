import { resolve } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { readSymbols } from '../content/icon-sprite'
import { readAnalyticsTag } from '../headers/other-origins'
import { formScript, ScriptLoaderPlugin } from './script-loader-plugin'

/** Configures webpack for the scripts of a build and for the code that renders its pages. */
export function configureWebpack({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  const define = plugins.define as (constants: Record<string, string>) => object
  if (stage === 'build-javascript') {
    const analytics = readAnalyticsTag(process.cwd())
    const folder = resolve('public')
    const unused = resolve('src/gatsby/browser/unused-gatsby.ts')
    actions.setWebpackConfig({
      // Source maps would be published with the scripts.
      devtool: false,
      plugins: [
        new ScriptLoaderPlugin(folder),
        // Without analytics the code for it is left out of the scripts.
        define({
          'process.env.ANALYTICS': JSON.stringify(analytics ? JSON.stringify(analytics) : ''),
        }),
      ],
      resolve: {
        alias: {
          [resolve('.cache/prefetch.js')]: resolve('src/gatsby/browser/prefetch.ts'),
          [resolve('.cache/head/head-export-handler-for-browser.js')]: unused,
          'gatsby-script$': unused,
          '@builder.io/partytown/integration$': unused,
        },
      },
    })
  }
  if (stage === 'build-html') {
    const constants = {
      ICON_SYMBOLS: JSON.stringify(readSymbols(process.cwd())),
      FORM_SCRIPT: JSON.stringify(formScript()),
    }
    actions.setWebpackConfig({ plugins: [define(constants)] })
  }
}
