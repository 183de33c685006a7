import { waitFor } from '@testing-library/react'
import { useEffect, useRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { hydrated, hydrateInSlices } from '../../../plugins/late-scripts/hydrate-in-slices'

const onEffect = jest.fn<undefined, [text?: string]>()

const Page = () => {
  const message = useRef<HTMLTextAreaElement>(null)
  const [count, setCount] = useState(0)
  useEffect(() => {
    onEffect(message.current?.value)
  }, [])
  return (
    <main>
      <p>A sentence</p>
      <details>
        <summary>Menu</summary>
      </details>
      <form>
        <input type="hidden" name="id" />
        <input name="name" />
        <input type="email" name="email" />
        <textarea ref={message} name="message" />
        <select name="about" defaultValue="web">
          <option value="app">App</option>
          <option value="web">Web</option>
        </select>
        <input type="radio" name="size" value="small" />
        <input type="radio" name="size" value="large" />
        <input type="checkbox" name="terms" />
      </form>
      <ul />
      <button onClick={() => setCount(count + 1)}>{count}</button>
    </main>
  )
}

function find(selector: string): Element {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`${selector} is missing`)
  return found
}

/** The elements of the page by their tags. */
const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
): HTMLElementTagNameMap[Name] => find(name) as HTMLElementTagNameMap[Name]

const input = (selector: string) => find(selector) as HTMLInputElement

/** What the visitor does before the page is hydrated. */
function changePage(): void {
  element('details').open = true
  input('[name="name"]').value = 'Ada'
  input('[name="email"]').value = 'ada@engine.example'
  const message = element('textarea')
  message.value = 'A message'
  message.focus()
  message.setSelectionRange(2, 4)
  element('select').value = 'app'
  input('[value="large"]').checked = true
  input('[name="terms"]').checked = true
  element('ul').scrollLeft = 120
}

const isRenderedAgain = (): boolean => jest.mocked(performance).mark.mock.calls.length > 0

const stateOf = () => ({
  values: Object.fromEntries(new FormData(element('form'))),
  isOpen: element('details').open,
  scrolled: find('ul').scrollLeft,
  focused: document.activeElement?.localName,
  selection: element('textarea').selectionStart,
})

/** As other programs do; __tests__/e2e has the changes of each. */
const changeText = () => (find('p').textContent = 'A different sentence')

const hydrate = async (): Promise<void> => {
  await waitFor(() => expect(onEffect).toHaveBeenCalled())
  window.dispatchEvent(new Event(hydrated))
}

beforeEach(() => {
  jest.restoreAllMocks()
  onEffect.mockClear()
  performance.mark = jest.fn<PerformanceMark, []>()
  jest.spyOn(console, 'error').mockImplementation()
  // jsdom has no layout.
  document.elementFromPoint = () => null
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollLeft = options.left ?? 0
  }
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`
  find('[name="id"]').setAttribute('value', '1-2-3')
})

const used = {
  values: {
    id: '1-2-3',
    name: 'Ada',
    email: 'ada@engine.example',
    message: 'A message',
    about: 'app',
    size: 'large',
    terms: 'on',
  },
  isOpen: true,
  scrolled: 120,
  focused: 'textarea',
  selection: 2,
}

test('a page that others have changed keeps what was done before and during hydration', async () => {
  changeText()
  const before = find('form')
  hydrateInSlices(<Page />, find('#root'))
  changePage()
  await hydrate()
  expect(find('form')).not.toBe(before)
  expect(isRenderedAgain()).toBe(true)
  expect(stateOf()).toEqual(used)
  expect(onEffect).toHaveBeenCalledWith('A message')
})

test('an unchanged page keeps its elements', async () => {
  changePage()
  const before = find('form')
  hydrateInSlices(<Page />, find('#root'))
  await hydrate()
  expect(find('form')).toBe(before)
  expect(stateOf()).toEqual(used)
  expect(isRenderedAgain()).toBe(false)
})

test('the focus stays on the page if the visitor has left the field', async () => {
  changeText()
  hydrateInSlices(<Page />, find('#root'))
  changePage()
  element('textarea').blur()
  await hydrate()
  expect(document.activeElement).toBe(document.body)
})
