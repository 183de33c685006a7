import { Helmet } from 'react-helmet'
import { Seo, type SeoProps } from '../../src/components/seo/Seo'
import { headDescription, headTitle } from '../../src/components/seo/head-title'
import { mockStaticQueries } from '../mocks/gatsby'
import { InLocale, render } from '../support/locale'

interface HeadTags {
  linkTags: { hreflang?: string }[]
  metaTags: { property?: string; content: string }[]
}

/** The elements of the head as collected by Helmet, in a browser and on the server. */
function headOf(props: Partial<SeoProps> = {}) {
  render(<Seo title="Till" description="What it does." path="/products/till/" {...props} />)
  const { metaTags, scriptTags } = Helmet.peek()
  const meta = (key: string) =>
    (metaTags as { name?: string; property?: string; content: string }[]).find(
      ({ name, property }) => name === key || property === key,
    )?.content
  const [script] = scriptTags as unknown as { innerHTML: string }[]
  return { meta, json: script?.innerHTML ?? '' }
}

test('escapes "<" in structured data', () => {
  const { json } = headOf({ name: '</script><b>' })
  expect(json).not.toContain('<')
  expect(json).toContain('\\u003c/script>')
})

test('a preview is excluded from search results', () => {
  mockStaticQueries({ PageHead: { site: { siteMetadata: { preview: true } } } })
  expect(headOf().meta('robots')).toBe('noindex')
})

test('the head has no marks for the ends of lines', () => {
  const long = 'Waren\u00adwirtschafts\u00adsystem'
  const { meta, json } = headOf({ title: long, parent: long, description: `${long} 12–\u206020` })
  const title = 'Warenwirtschaftssystem'
  expect([Helmet.peek().title, meta('og:title'), meta('og:image:alt')].join()).not.toMatch(/\u00ad/)
  expect(meta('og:title')).toContain(title)
  expect([meta('description'), meta('og:description')]).toEqual([
    `${title} 12–20`,
    `${title} 12–20`,
  ])
  expect(json).toContain(title)
})

test('the title for previews is that of the page alone', () => {
  const { meta } = headOf({ title: 'Frontend', parent: 'Web' })
  expect(['og:title', 'og:image:alt', 'twitter:image:alt'].map(meta)).toEqual([
    'Frontend',
    'Frontend',
    'Frontend',
  ])
})

test.each([
  [{}, ['nb', 'de', 'x-default', 'de_DE']],
  // Search engines do not list it.
  [{ isHidden: true } as const, []],
])('the head names a translation with %j as %j', (hidden, named) => {
  const german = { language: 'de', locale: 'de-DE', name: 'Deutsch', path: '/de/till/', ...hidden }
  render(
    <InLocale language="nb" defaultLanguage="nb" translations={[german]}>
      <Seo title="Till" description="What it does." path="/products/till/" />
    </InLocale>,
  )
  const { linkTags, metaTags } = Helmet.peek() as unknown as HeadTags
  expect([
    ...linkTags.flatMap(({ hreflang = [] }) => hreflang),
    ...metaTags.flatMap(({ property, content }) =>
      property === 'og:locale:alternate' ? [content] : [],
    ),
  ]).toEqual(named)
})

test('a rendering that React has discarded leaves no metadata behind', () => {
  jest.spyOn(console, 'error').mockImplementation()
  const container = document.createElement('div')
  container.innerHTML = '<p>Changed by a translator</p>'
  const page = (
    <>
      <Seo title="Hidden" description="" hidden />
      <p>Text</p>
    </>
  )
  const onRecoverableError = jest.fn()
  const { unmount } = render(page, { container, hydrate: true, onRecoverableError })
  expect(onRecoverableError).toHaveBeenCalled()
  unmount()
  expect(headOf().meta('robots')).toBeUndefined()
})

const long = 'Inventory and order management for shops'

test.each([
  [{ title: 'Frontend', parent: 'Web' }, 'Frontend, Web | Agency'],
  // Longer than 60 characters with the name.
  [{ title: long, parent: 'Business solutions' }, `${long}, Business solutions`],
  [{ title: long, parent: 'Business solutions for all' }, `${long} | Agency`],
  [{ title: 'x'.repeat(60), parent: 'Web' }, 'x'.repeat(60)],
])('the title of %j has at most 60 characters', (page, expected) => {
  const title = headTitle(page, {
    agency: 'Agency',
    labels: { headTitle: '{title}, {addition}' },
  })
  expect(title).toBe(expected)
  expect(title.length).toBeLessThanOrEqual(60)
})

test('adds the page number of a list to a description, if there is room', () => {
  expect(headDescription('All of them', 'All of them, page 2')).toBe('All of them, page 2')
  expect(headDescription('x'.repeat(155), `${'x'.repeat(155)}, page 2`)).toBe('x'.repeat(155))
})
