import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkUnsupported, findUnsupported } from '../../../src/gatsby/node/check-unsupported'

let root = ''

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'unsupported-'))))
afterEach(() => {
  rmSync(root, { recursive: true, force: true })
})

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test.each([
  'export const Head = () => <title>A</title>',
  'export function Head() {}',
  'const Head = () => null\nexport { Head }',
])('a page that has "%s" stops the build with its name', (text) => {
  write('src/pages/a.tsx', text)
  const panicOnBuild = jest.fn()
  checkUnsupported(root, { panicOnBuild })
  expect(panicOnBuild).toHaveBeenCalledWith(expect.stringContaining('src/pages/a.tsx exports Head'))
})

test.each(["import { graphql, Script } from 'gatsby'", 'import { Script } from "gatsby-script"'])(
  'a component that has `%s` stops the build with its name',
  (text) => {
    write('src/components/Map.tsx', text)
    expect(findUnsupported(root)).toEqual([
      expect.stringContaining("src/components/Map.tsx imports Gatsby's Script"),
    ])
  },
)

test('does not stop a build with other code', () => {
  write('src/components/Table.tsx', "export const Head = 'th'")
  write('src/pages/a.tsx', "import { graphql } from 'gatsby'\nimport { Script } from './Script'")
  const panicOnBuild = jest.fn()
  checkUnsupported(root, { panicOnBuild })
  expect(panicOnBuild).not.toHaveBeenCalled()
})
