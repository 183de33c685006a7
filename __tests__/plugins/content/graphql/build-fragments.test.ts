import { buildFragments } from '../../../../plugins/content/graphql/build-fragments'

test('has a fragment with all fields for each type, by its name', () => {
  const types = `
    "A window."
    type Window { title: String! panes: [Pane!] }
    type Pane { width: Float! isOpen: Boolean @named }
  `
  expect(buildFragments(types)).toEqual([
    'fragment Window on Window { title panes { ...Pane } }',
    'fragment Pane on Pane { width isOpen }',
  ])
})

test('leaves out pictures, other content files and what plugins add to a file', () => {
  const types = `
    interface Page implements Node { id: ID! title: String! }
    type Article implements Node & Page { id: ID! title: String! cover: Cover fields: Added }
    type Teaser { article: Article page: Page cover: Cover text: String! fields: Labels }
    type Cover { picture: File! }
    type Added { path: String! }
    type Labels { name: String! }
  `
  expect(buildFragments(types)).toEqual([
    'fragment Page on Page { title }',
    'fragment Article on Article { title }',
    'fragment Teaser on Teaser { text fields { ...Labels } }',
    'fragment Added on Added { path }',
    'fragment Labels on Labels { name }',
  ])
})
