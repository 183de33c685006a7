import { render } from '@testing-library/react'
import { Helmet } from 'react-helmet'
import { Seo, type SeoProps } from '../../../src/components/seo/Seo'
import { mockStaticQueries } from '../../mocks/gatsby'

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
