import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { webpack } from 'webpack'
import { LockFilePlugin } from '../../../plugins/stale-cache/lock-file-plugin'
import { makeFolder } from '../../support/folder'

/** Bundles a folder as Gatsby does, with a cache; returns how many modules were not in the cache. */
const bundle = (root: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      context: root,
      entry: './entry.js',
      output: { path: join(root, 'out') },
      cache: {
        type: 'filesystem',
        cacheLocation: join(root, 'cache'),
        buildDependencies: { config: [join(root, 'config.js')] },
      },
      plugins: [new LockFilePlugin(root)],
    })
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (stats) {
          const { modules, builtModules } = stats.compilation
          resolve([...modules].filter((module) => builtModules.has(module)).length)
        } else reject(error ?? new Error('no result'))
      }),
    )
  })

const files = { 'entry.js': 'console.log(1)', 'config.js': '' }

test.each(['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml'])(
  'the cache of webpack is used until %s changes',
  async (lockFile) => {
    const root = makeFolder({ ...files, [lockFile]: '{}' })
    expect(await bundle(root)).toBe(1)
    expect(await bundle(root)).toBe(0)
    writeFileSync(join(root, lockFile), '{ "a": 1 }')
    expect(await bundle(root)).toBe(1)
  },
)

test('without a lock file it is used until a file of the configuration changes', async () => {
  const root = makeFolder(files)
  expect(await bundle(root)).toBe(1)
  expect(await bundle(root)).toBe(0)
  writeFileSync(join(root, 'config.js'), 'module.exports = 1')
  expect(await bundle(root)).toBe(1)
})
