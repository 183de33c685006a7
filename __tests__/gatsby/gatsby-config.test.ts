import { resolve } from 'node:path'
import type { GatsbyConfig } from 'gatsby'

jest.mock('gatsby-adapter-netlify', () => ({ __esModule: true, default: () => ({}) }))

const { CONTEXT, gatsby_executing_command: command } = process.env

afterEach(() => {
  process.env.CONTEXT = CONTEXT
  process.env.gatsby_executing_command = command
  if (CONTEXT === undefined) delete process.env.CONTEXT
  if (command === undefined) delete process.env.gatsby_executing_command
})

const mockDraft = 'products/draft.json'
jest.mock('../../plugins/content/site/read-site', () => ({
  readSite: (_root: string, _site: object, { showsDrafts }: { showsDrafts: boolean }) => ({
    hidden: new Set(showsDrafts ? [] : [mockDraft]),
  }),
}))

/** Whether Gatsby's source of the content leaves out a file. */
const ignores = ({ plugins = [] }: GatsbyConfig, file: string): boolean =>
  plugins.some((plugin) => {
    const { ignore = [] } =
      (plugin as { options?: { ignore?: ((path: string) => boolean)[] } }).options ?? {}
    return ignore.some((isIgnored) => isIgnored(resolve('data', file)))
  })

test.each([
  ['build', undefined, { preview: false, showsSamples: false }],
  ['build', 'production', { preview: false, showsSamples: false }],
  ['build', 'deploy-preview', { preview: true, showsSamples: true }],
  ['develop', undefined, { preview: false, showsSamples: true }],
])('gatsby %s with CONTEXT=%s: %j', async (gatsbyCommand, context, metadata) => {
  process.env.gatsby_executing_command = gatsbyCommand
  if (context === undefined) delete process.env.CONTEXT
  else process.env.CONTEXT = context
  jest.resetModules()
  const { default: config } = await import('../../gatsby-config')
  expect(config.siteMetadata).toEqual(metadata)
  // Only development shows drafts.
  expect(ignores(config, mockDraft)).toBe(gatsbyCommand === 'build')
  expect(ignores(config, 'products/till.json')).toBe(false)
})

test('other settings of addresses and another configuration clear what Gatsby has built', async () => {
  const keyWith = async (file: string, exports: object) => {
    jest.resetModules()
    jest.doMock(file, () => ({ ...jest.requireActual<object>(file), ...exports }))
    const { default: config } = await import('../../gatsby-config')
    jest.dontMock(file)
    const plugins = (config.plugins ?? []) as { resolve?: string; options?: { key?: string } }[]
    return plugins.find(({ resolve: name }) => name === 'stale-cache')?.options?.key
  }
  const configHash = '../../src/config-hash'
  const settings = '../../plugins/content/node'
  const { readAllAddressSettings } =
    jest.requireActual<typeof import('../../plugins/content/node')>(settings)
  const [first] = readAllAddressSettings('.')
  const paths = { ...first, paths: { services: 'dienste' } }
  const keys = [
    await keyWith(configHash, {}),
    await keyWith(configHash, { hashConfig: () => 'another configuration' }),
    await keyWith(settings, { readAllAddressSettings: () => [paths] }),
    await keyWith(settings, { readAllAddressSettings: () => [first, { language: 'fr' }] }),
  ]
  expect(keys).not.toContain(undefined)
  expect(new Set(keys).size).toBe(keys.length)
})
