import type { Configuration } from 'webpack'
import { addIslandScripts } from '../../../plugins/late-scripts/island-scripts'
import { buildScriptTags } from '../../../plugins/late-scripts/island-scripts-plugin'

const tags = `
  <script
    id="gatsby-chunk-mapping"
  >
    window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
  </script>
<script>window.___webpackCompilationHash="2";</script><script src="/app-1.js" async></script>`

test('the tags of a page are the inline script and the one script of its entry', () => {
  const html = buildScriptTags(tags)
  expect(html).toMatch(
    /^<script>[^]+<\/script><script src="\/app-1\.js" async fetchpriority="low"><\/script>$/,
  )
  expect(html).not.toContain('___')
})

test('the inline script is the same in every build', () => {
  const [inline] = buildScriptTags(tags).split('</script>')
  const [other] = buildScriptTags(tags.replaceAll('app-1', 'app-2')).split('</script>')
  expect(other).toBe(inline)
})

test('refuses tags that are not as expected', () => {
  expect(() => buildScriptTags('<script src="/a.js"></script>')).toThrow('not as expected')
})

const gatsbyConfig: Configuration = {
  entry: { polyfill: 'polyfill', app: 'production-app' },
  optimization: {
    splitChunks: { cacheGroups: { default: false, framework: { name: 'framework' } } },
  },
}

test("adds the page's script, and keeps Gatsby's application under another name", () => {
  const config = addIslandScripts(gatsbyConfig, 'browser.ts', 'gatsby.ts')
  expect(config.entry).toEqual({
    polyfill: 'polyfill',
    'gatsby-app': 'production-app',
    app: { import: 'browser.ts', layer: 'islands', runtime: false },
  })
  expect(config.experiments).toEqual({ layers: true })
  const splitChunks = config.optimization?.splitChunks
  expect(Object.keys((splitChunks && splitChunks.cacheGroups) ?? {})).toEqual([
    'default',
    'framework',
    'islandsFramework',
    'islandsShared',
  ])
})

test('refuses another configuration than that of Gatsby', () => {
  expect(() => addIslandScripts({ entry: {} }, 'a', 'b')).toThrow('another webpack configuration')
})
