import { checkUnsupported, findUnsupported } from '../../../plugins/late-scripts/check-unsupported'
import { makeFolder } from '../../support/folder'

test.each([
  'export const Head = () => <title>A</title>',
  'export function Head() {}',
  'const Head = () => null\nexport { Head }',
])('a page that has "%s" stops the build with its name', (text) => {
  const panicOnBuild = jest.fn()
  checkUnsupported(makeFolder({ 'src/pages/a.tsx': text }), { panicOnBuild })
  expect(panicOnBuild).toHaveBeenCalledWith(expect.stringContaining('src/pages/a.tsx exports Head'))
})

test.each(["import { graphql, Script } from 'gatsby'", 'import { Script } from "gatsby-script"'])(
  'a component that has `%s` stops the build with its name',
  (text) => {
    expect(findUnsupported(makeFolder({ 'src/components/Map.tsx': text }))).toEqual([
      expect.stringContaining("src/components/Map.tsx imports Gatsby's Script"),
    ])
  },
)

test('does not stop a build with other code', () => {
  const root = makeFolder({
    'src/components/Table.tsx': "export const Head = 'th'",
    'src/pages/a.tsx': "import { graphql } from 'gatsby'\nimport { Script } from './Script'",
  })
  const panicOnBuild = jest.fn()
  checkUnsupported(root, { panicOnBuild })
  expect(panicOnBuild).not.toHaveBeenCalled()
})
