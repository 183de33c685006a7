import { findInPage } from '../../../../scripts/edit/app/focus'

const pageOf = (html: string): Element => {
  document.body.innerHTML = `<main>${html}</main>`
  return document.querySelector('main') ?? document.body
}

const page = () =>
  pageOf(`
    <nav><a href="/a/">Retail</a></nav>
    <section><h1 id="name">Retail</h1><p id="long">Shops that <em>sell</em>
      rice.</p></section>
    <section><img id="picture" alt="A till." /><a id="link" href="/b/">More</a></section>`)

test.each([
  ['the smallest element', 'Shops that sell rice.', 'long'],
  ['a part of a text', 'that sell', 'long'],
  ['what comes after the links of the page', 'Retail', 'name'],
  ['a picture by its text', 'A till.', 'picture'],
  ['a link by its page', '/b/', 'link'],
])('finds %s', (_what, text, id) => {
  expect(findInPage(page(), text)?.id).toBe(id)
})

test.each(['Nothing of it', '1', '/c/', ''])('does not find "%s"', (text) => {
  expect(findInPage(page(), text)).toBeUndefined()
})
