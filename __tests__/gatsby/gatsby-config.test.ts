jest.mock('../../src/gatsby/node/headers/netlify-adapter', () => ({ netlifyAdapter: jest.fn() }))

const { CONTEXT, gatsby_executing_command: command } = process.env

afterEach(() => {
  process.env.CONTEXT = CONTEXT
  process.env.gatsby_executing_command = command
  if (CONTEXT === undefined) delete process.env.CONTEXT
  if (command === undefined) delete process.env.gatsby_executing_command
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
})
