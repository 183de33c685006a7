import type { ContentEntry } from '../../src/content/core/pages/content-entry'
import { groupPages } from '../../src/content/core/pages/page-groups'

const entry = (type: string, file: string, title: string, changes = {}): ContentEntry => ({
  id: file,
  type,
  file,
  path: `/${file.replace('.json', '/')}`,
  parentPath: null,
  taggedPaths: [],
  content: { title },
  ...changes,
})

const study = (name: string) => entry('CaseStudy', `case-studies/${name}.json`, name)

const entries = [
  entry('Home', 'home.json', ''),
  entry('Overview', 'case-studies.json', 'Works'),
  entry('Overview', 'services.json', 'Services'),
  entry('Service', 'services/web.json', 'Web'),
  entry('Service', 'services/web/frontend.json', 'Frontend', { parentPath: '/services/web/' }),
  study('alpha'),
]

test('pages are under the first part of their address, and sub-pages under their page', () => {
  const [, works, services] = groupPages(entries)
  expect(works?.pages.map(({ path }) => path)).toEqual(['/case-studies/alpha/'])
  expect(services?.top).toEqual({ path: '/services/', title: 'Services' })
  expect(services?.pages).toEqual([
    {
      path: '/services/web/',
      title: 'Web',
      pages: [{ path: '/services/web/frontend/', title: 'Frontend' }],
    },
  ])
})

test('pages without others under them are in the first group', () => {
  const [{ top, pages } = { pages: [] }] = groupPages(entries)
  expect(top).toBeUndefined()
  expect(pages.map(({ path }) => path)).toEqual(['/'])
})

test('it has as many case studies as the first page of their list', () => {
  const many = Array.from({ length: 30 }, (_, index) => study(`case-${index}`))
  const [, works] = groupPages([...entries, ...many])
  expect(works?.pages).toHaveLength(24)
})
