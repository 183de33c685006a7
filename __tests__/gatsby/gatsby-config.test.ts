import type { GatsbyConfig } from 'gatsby'

// The configuration is read again for each test, so the modules that take long to load are replaced.
jest.mock('gatsby-adapter-netlify', () => ({ __esModule: true, default: () => ({}) }))
jest.mock('../../src/site', () => ({ site: { collections: [] } }))
jest.mock('../../plugins/editor', () => ({
  editorHeaders: () => [],
  readEditorSettings: () => ({}),
}))
jest.mock('../../plugins/feed', () => ({ feedHeaders: () => [] }))
jest.mock('../../src/features/articles/feed', () => ({ articleFeed: '' }))

const mockSettings = jest.fn(() => [{ language: 'en' }] as object[])
jest.mock('../../plugins/content/node', () => ({
  editorPath: '/admin/',
  localizePath: (path: string) => path,
  readAllAddressSettings: () => mockSettings(),
  contentSources: (_root: string, _site: object, showsDrafts: boolean) => [
    { resolve: 'source', options: { showsDrafts } },
  ],
}))

const mockHash = jest.fn(() => 'configuration')
jest.mock('../../src/config-hash', () => ({ hashConfig: () => mockHash() }))

const { CONTEXT, gatsby_executing_command: command } = process.env

afterEach(() => {
  process.env.CONTEXT = CONTEXT
  process.env.gatsby_executing_command = command
  if (CONTEXT === undefined) delete process.env.CONTEXT
  if (command === undefined) delete process.env.gatsby_executing_command
})

async function readConfig(): Promise<GatsbyConfig> {
  jest.resetModules()
  return (await import('../../gatsby-config')).default
}

const optionsOf = ({ plugins = [] }: GatsbyConfig, plugin: string): object | undefined =>
  (plugins as { resolve?: string; options?: object }[]).find(({ resolve }) => resolve === plugin)
    ?.options

test.each([
  ['build', undefined, { preview: false, showsSamples: false }],
  ['build', 'production', { preview: false, showsSamples: false }],
  ['build', 'deploy-preview', { preview: true, showsSamples: true }],
  ['develop', undefined, { preview: false, showsSamples: true }],
])('gatsby %s with CONTEXT=%s: %j', async (gatsbyCommand, context, metadata) => {
  process.env.gatsby_executing_command = gatsbyCommand
  if (context === undefined) delete process.env.CONTEXT
  else process.env.CONTEXT = context
  const config = await readConfig()
  expect(config.siteMetadata).toEqual(metadata)
  // Only development shows drafts.
  expect(optionsOf(config, 'source')).toEqual({ showsDrafts: gatsbyCommand === 'develop' })
})

test('other settings of addresses and another configuration clear what Gatsby has built', async () => {
  const key = async () => JSON.stringify(optionsOf(await readConfig(), 'stale-cache'))
  const first = { language: 'en' }
  const keys = [await key()]
  mockHash.mockReturnValueOnce('another configuration')
  keys.push(await key())
  mockSettings.mockReturnValueOnce([{ ...first, paths: { services: 'dienste' } }])
  keys.push(await key())
  mockSettings.mockReturnValueOnce([first, { language: 'fr' }])
  keys.push(await key())
  expect(keys[0]).toMatch(/key/)
  expect(new Set(keys).size).toBe(keys.length)
})
