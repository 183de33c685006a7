import { startPage } from '../support/behaviors'
import { render } from '../support/locale'

afterEach(() => window.history.replaceState(null, '', '/'))

const showPage = () =>
  render(
    <main>
      <h2 id="über-uns">Über uns</h2>
      <h2 id="cafe">Cafe</h2>
      <h2 id={'\u09b8\u09ae\u09af\u09bc'}>সময়</h2>
      <h2 id={'\u0645\u064f\u062f\u064e\u0651\u0629'}>مدة</h2>
    </main>,
  )

const shownPart = (): string => decodeURIComponent(window.location.hash)

test.each([
  ['its accent as a character', '#u%CC%88ber-uns', '#über-uns'],
  ['a capital', '#Über-uns', '#über-uns'],
  ['a letter of a Bengali keyboard', '#সম\u09df', '#সম\u09af\u09bc'],
  ['its marks in the order of an Arabic keyboard', '#مُد\u0651\u064eة', '#مُد\u064e\u0651ة'],
])('an address whose fragment has %s leads to the part that it means', (_what, hash, part) => {
  showPage()
  window.history.replaceState(null, '', hash)
  startPage()
  expect(shownPart()).toBe(part)
})

test('a fragment that is typed on the page leads to the part that it means', () => {
  showPage()
  startPage()
  window.history.replaceState(null, '', '#CAFE')
  window.dispatchEvent(new Event('hashchange'))
  expect(shownPart()).toBe('#cafe')
})

test.each(['#café', '#cafe', '#nothing', '#%E9', ''])('the fragment "%s" stays', (hash) => {
  showPage()
  window.history.replaceState(null, '', `/${hash}`)
  startPage()
  expect(window.location.hash).toBe(hash === '#café' ? '#caf%C3%A9' : hash)
})
