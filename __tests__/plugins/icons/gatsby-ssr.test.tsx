import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { onRenderBody, wrapRootElement } from '../../../plugins/icons/gatsby-ssr'
import { Icon } from '../../../src/components/icon/Icon'

/** The body of a page as Gatsby puts it together. */
function renderPage(pathname: string, element: ReactElement): HTMLElement {
  const wrap = wrapRootElement as (args: object) => ReactElement
  const added: ReactElement[] = []
  const page = renderToStaticMarkup(wrap({ element, pathname }))
  const render = onRenderBody as (args: object) => void
  render({
    pathname,
    setHeadComponents: jest.fn(),
    setPostBodyComponents: (components: ReactElement[]) => added.push(...components),
  })
  document.body.innerHTML = page + renderToStaticMarkup(<>{added}</>)
  return document.body
}

test('a page has the symbol of each of its icons once, and no others', () => {
  const symbol = (name: string) => `<symbol id="icon-${name}"><path d="M0 0h9"/></symbol>`
  const symbols = ['globe', 'store', 'leaf'].map((name) => [`icon-${name}`, symbol(name)])
  Object.assign(window, { ICON_SYMBOLS: Object.fromEntries(symbols) as object })
  const icons = (...names: string[]) => (
    <>
      {names.map((name, at) => (
        <Icon key={at} name={name} />
      ))}
    </>
  )
  renderPage('/', icons('leaf'))
  const page = renderPage('/services/', icons('store', 'globe', 'store'))
  const valuesOf = (selector: string, name: string) =>
    [...page.querySelectorAll(selector)].map((each) => each.getAttribute(name))
  expect(valuesOf('use', 'href')).toEqual(['#icon-store', '#icon-globe', '#icon-store'])
  expect(valuesOf('symbol', 'id')).toEqual(['icon-globe', 'icon-store'])
})
