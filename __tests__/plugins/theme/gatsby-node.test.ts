import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import webpack, { type Configuration } from 'webpack'
import { onCreateWebpackConfig } from '../../../plugins/theme/gatsby-node'
import { makeFolder } from '../../support/folder'

let radius = '8px'
jest.mock('../../../plugins/theme/theme-values', () => ({
  readThemeValues: () => ({ radius }),
}))

/** Compiles `THEME.radius` as a build does, with the cache of the build before. */
async function compile(folder: string): Promise<string> {
  const plugins: Configuration['plugins'] = []
  const args = {
    stage: 'build-javascript',
    actions: {
      setWebpackConfig: (config: Configuration) => plugins.push(...(config.plugins ?? [])),
    },
    plugins: {
      define: (values: ConstructorParameters<typeof webpack.DefinePlugin>[0]) =>
        new webpack.DefinePlugin(values),
    },
  }
  await onCreateWebpackConfig?.(
    args as unknown as CreateWebpackConfigArgs,
    { plugins: [] },
    () => undefined,
  )
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'public') },
    cache: { type: 'filesystem', cacheDirectory: join(folder, '.cache') },
    plugins,
  })
  await new Promise<void>((done, fail) =>
    compiler.run((error) => (error ? fail(error) : compiler.close(() => done()))),
  )
  return readFileSync(join(folder, 'public/main.js'), 'utf8')
}

test('the cache of webpack has no value of the theme that its code now computes in another way', async () => {
  const folder = makeFolder({ 'entry.js': 'console.log(THEME.radius)' })
  expect(await compile(folder)).toContain('console.log("8px")')
  radius = '12px'
  expect(await compile(folder)).toContain('console.log("12px")')
})
