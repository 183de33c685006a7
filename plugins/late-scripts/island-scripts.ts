import type { Configuration, RuleSetRule } from 'webpack'

/** The layer of the modules that are sent to browsers. */
const layer = 'islands'

/** The libraries that all islands share. */
const framework =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|styled-components|stylis|tslib|@emotion)[\\/]/

type SplitChunks = Exclude<
  NonNullable<Configuration['optimization']>['splitChunks'],
  false | undefined
>
type CacheGroup = NonNullable<SplitChunks['cacheGroups']>[string]

/** The same group without the modules of the islands. */
const withoutIslands = (group: CacheGroup): CacheGroup =>
  typeof group === 'object' && !(group instanceof RegExp)
    ? { ...group, layer: (name: string | null) => name !== layer }
    : group

const islandGroups: Record<string, CacheGroup> = {
  islandsFramework: {
    layer,
    test: framework,
    name: 'islands-framework',
    chunks: 'async',
    priority: 50,
    enforce: true,
  },
  islandsShared: { layer, chunks: 'async', minChunks: 2, minSize: 2000, priority: 45 },
}

/** The modules of this layer can use no query: their `gatsby` is another module. */
const islandRule = (gatsby: string): RuleSetRule => ({
  issuerLayer: layer,
  resolve: { alias: { gatsby$: gatsby } },
  parser: { exportsPresence: 'error' },
})

/**
 * Changes Gatsby's bundle for browsers. Its own application has another name, because Gatsby adds the
 * scripts of what is called `app` to every page; it is compiled only to tell which page uses which
 * static query (IslandScriptsPlugin does not write it). In its own layer, a module of an island is
 * another one than the same module in Gatsby's application.
 * @param entry the script of every page
 * @param gatsby the module that islands get in place of `gatsby`
 * @throws if Gatsby's configuration is not as expected
 */
export function addIslandScripts(
  config: Configuration,
  entry: string,
  gatsby: string,
): Configuration {
  const { entry: entries, optimization, experiments, module } = config
  const splitChunks = optimization?.splitChunks
  if (typeof entries !== 'object' || Array.isArray(entries) || !('app' in entries) || !splitChunks)
    throw new Error('Gatsby has another webpack configuration than plugins/late-scripts expects')
  const groups = Object.entries(splitChunks.cacheGroups ?? {})
  const { app, ...islandEntries } = entries
  return {
    ...config,
    // Gatsby lets webpack's own code be ES5.
    target: 'browserslist',
    entry: {
      ...islandEntries,
      'gatsby-app': app as string,
      // With webpack's runtime in the same script.
      app: { import: entry, layer, runtime: false },
    },
    module: { ...module, rules: [...(module?.rules ?? []), islandRule(gatsby)] },
    optimization: {
      ...optimization,
      splitChunks: {
        ...splitChunks,
        cacheGroups: {
          ...Object.fromEntries(groups.map(([name, group]) => [name, withoutIslands(group)])),
          ...islandGroups,
        },
      },
    },
    experiments: { ...experiments, layers: true },
  }
}
