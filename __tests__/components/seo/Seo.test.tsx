import { render } from '@testing-library/react'
import { Helmet } from 'react-helmet'
import { Seo, type SeoProps } from '../../../src/components/seo/Seo'
import { people } from '../../../src/components/seo/structured-data'
import { siteAnswers } from '../../fixtures/static-queries'
import { mockStaticQueries } from '../../mocks/gatsby'

const answers = (preview: boolean, settings: object) => ({
  ...siteAnswers(),
  PageHead: {
    siteSettings: {
      ...{ name: 'Agency', url: 'https://agency.example' },
      ...{ language: 'nb', direction: null, locale: 'nb-NO' },
      ...settings,
    },
    site: { siteMetadata: { preview } },
  },
})

/** The elements of the head as collected by Helmet, in a browser and on the server. */
function headOf(props: Partial<SeoProps>, preview = false, settings = {}) {
  mockStaticQueries(answers(preview, settings))
  render(<Seo title="Till" description="What it does." {...props} />)
  const { metaTags, scriptTags, htmlAttributes } = Helmet.peek()
  const meta = (key: string) =>
    (metaTags as { name?: string; property?: string; content: string }[]).find(
      ({ name, property }) => name === key || property === key,
    )?.content
  const [script] = scriptTags as unknown as { innerHTML: string }[]
  return { meta, htmlAttributes, json: script?.innerHTML ?? '' }
}

test('has the language of the site, and its direction if it has one', () => {
  const { meta, htmlAttributes } = headOf({})
  expect(htmlAttributes).toEqual({ lang: 'nb' })
  expect(meta('og:locale')).toBe('nb_NO')
  const arabic = headOf({}, false, { language: 'ar', direction: 'rtl', locale: 'ar-EG' })
  expect(arabic.htmlAttributes).toEqual({ lang: 'ar', dir: 'rtl' })
})

test.each([
  ['the page above it', [{ title: 'Products', path: '/products/' }]],
  [
    'home itself',
    [
      { title: 'Agency', path: '/' },
      { title: 'Products', path: '/products/' },
    ],
  ],
])('has breadcrumbs from the home page if they start with %s', (_, breadcrumbs) => {
  const { json } = headOf({ path: '/products/till/', breadcrumbs })
  const [list] = (
    JSON.parse(json) as { '@graph': { itemListElement: { name: string; position: number }[] }[] }
  )['@graph']
  expect(list?.itemListElement.map(({ name, position }) => [position, name])).toEqual([
    [1, 'Agency'],
    [2, 'Products'],
    [3, 'Till'],
  ])
})

test('escapes "<" in structured data', () => {
  const { json } = headOf({ path: '/products/till/', name: '</script><b>' })
  expect(json).not.toContain('<')
  expect(json).toContain('\\u003c/script>')
})

test('a preview is excluded from search results', () => {
  expect(headOf({ path: '/products/till/' }, true).meta('robots')).toBe('noindex')
})

test('a rendering that React has discarded leaves no metadata behind', () => {
  mockStaticQueries(answers(false, {}))
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
  expect(headOf({ path: '/products/till/' }).meta('robots')).toBeUndefined()
})

test('the structured data does not contain sample people', () => {
  const agency = { name: 'Agency', url: 'https://agency.example' }
  const listed = people(agency, [
    { name: 'Jo Doe', role: 'Engineer', sample: null },
    { name: 'Kim Poe', role: 'Designer', sample: true },
  ])
  expect(listed).toMatchObject([
    { '@type': 'Person', name: 'Jo Doe', jobTitle: 'Engineer', worksFor: { name: 'Agency' } },
  ])
})
