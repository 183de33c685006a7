import { headDescription, headTitle } from '../../../src/components/seo/head-title'

const long = 'Inventory and order management for shops'

test.each([
  [{ title: 'Web' }, 'Web | Agency'],
  [{ title: 'Frontend', parent: 'Web' }, 'Frontend, Web | Agency'],
  // Longer than 60 characters with the name.
  [{ title: long, parent: 'Business solutions' }, `${long}, Business solutions`],
  [{ title: long, parent: 'Business solutions for all' }, `${long} | Agency`],
  [{ title: 'x'.repeat(60), parent: 'Web' }, 'x'.repeat(60)],
])('the title of %j has at most 60 characters', (page, expected) => {
  const title = headTitle(page, 'Agency')
  expect(title).toBe(expected)
  expect(title.length).toBeLessThanOrEqual(60)
})

test('adds the page number of a list to a description, if there is room', () => {
  expect(headDescription('All of them', ', page 2')).toBe('All of them, page 2')
  expect(headDescription('x'.repeat(155), ', page 2')).toBe('x'.repeat(155))
})
