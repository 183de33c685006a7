import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { onCreateWebpackConfig } from '../../gatsby-node'
import { onPreBootstrap } from '../../plugins/content/gatsby-node'
import { fixtureSite, textOf, type FixtureSite } from '../fixtures/content'
import { set } from '../fixtures/changes'
import { makeFolder, putFile } from '../support/folder'

const project = process.cwd()
afterEach(() => process.chdir(project))

/** Makes the fixture site after a change the current project, without its pictures. */
function enter(change: (site: FixtureSite) => void): void {
  const site = fixtureSite()
  change(site)
  const root = makeFolder({ '.cache/compiled/gatsby-node.js': '' })
  for (const [path, content] of Object.entries(site.files))
    putFile(root, `data/${path}`, textOf(content))
  for (const name of ['node_modules', 'plugins', 'src', 'static'])
    symlinkSync(resolve(project, name), join(root, name))
  process.chdir(root)
}

test('a build with invalid content stops before it writes anything', async () => {
  enter(set('site.json', '/phones/0', 'call us'))
  const reporter = {
    warn: jest.fn(),
    panicOnBuild: (text: string) => {
      throw new Error(text)
    },
  }
  const start = onPreBootstrap as (args: object) => Promise<void>
  await expect(start({ reporter })).rejects.toThrow(/data\/site\.json:\d+:\d+ {2}\/phones\/0/)
})

/** The constants that webpack inserts into the scripts. */
function constantsOf(stage: string): Record<string, string> {
  const constants = {}
  function DefinePlugin(this: object, values: object): void {
    Object.assign(constants, values)
  }
  DefinePlugin.runtimeValue = (code: () => string) => code()
  const configure = onCreateWebpackConfig as (args: Partial<CreateWebpackConfigArgs>) => void
  configure({
    stage: stage as CreateWebpackConfigArgs['stage'],
    getConfig: () => ({ module: { rules: [] } }),
    actions: { setWebpackConfig: jest.fn(), replaceWebpackConfig: jest.fn() } as never,
    plugins: {
      define: (values: object) => Reflect.construct(DefinePlugin, [values]) as object,
    } as never,
  })
  return constants
}

test('the scripts have the analytics and the receiver of the content', () => {
  enter((site) => {
    set('site.json', '/analytics', { provider: 'plausible', site: 'agency.example' })(site)
    set('contact.json', '/receiver', { type: 'endpoint', url: '/message' })(site)
  })
  const constants = constantsOf('build-javascript')
  expect(constants['process.env.ANALYTICS']).toContain('https://plausible.io/js/script.js')
  expect(constants['process.env.RECEIVER']).toContain('/message')
})

test('the scripts have neither without them', () => {
  enter(() => undefined)
  expect(constantsOf('build-javascript')).toMatchObject({
    ...{ 'process.env.ANALYTICS': '""', 'process.env.RECEIVER': '""' },
  })
})
