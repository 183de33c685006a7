import { existsSync, readdirSync } from 'node:fs'
import apis from 'gatsby/apis.json'

const files = readdirSync('plugins')
  .map((plugin) => `plugins/${plugin}/gatsby-node.ts`)
  .filter((path) => existsSync(path))

// Gatsby prints an error for any other export of these files.
test.each(files)('%s exports only functions that Gatsby calls', async (path) => {
  const exported = Object.keys((await import(`../../${path}`)) as object)
  expect(exported.filter((name) => !(name in apis.node))).toEqual([])
})
