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

test('has none for types with a picture or another content file, and for files themselves', () => {
  const types = `
    interface Page implements Node { id: ID! }
    type Article implements Node & Page { id: ID! title: String! }
    type Teaser { title: String! article: Article }
    type Cover { picture: File! }
    type Row { covers: [Cover!]! }
  `
  expect(buildFragments(types)).toEqual([])
})
