import { globalHistory, LocationContext } from '@gatsbyjs/reach-router'
import { type ComponentType, lazy, Suspense, useContext, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { act, render, screen, waitFor } from '@testing-library/react'
import { LocationTransitions } from '../../../plugins/late-scripts/LocationTransitions'
import { hydrated, hydrateInSlices } from '../../../plugins/late-scripts/hydrate-in-slices'

const onClick = jest.fn()
const page = <button onClick={onClick}>Turn</button>

/** Whether React has attached itself to an element. */
const isHydrated = (element: Element | null): boolean =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'))

beforeEach(() => {
  // jsdom has no layout.
  document.elementFromPoint = () => null
  window.scrollBy = () => undefined
  performance.mark = (() => undefined) as unknown as typeof performance.mark
})

test('a click does not force hydration, and reaches React once the page is hydrated', async () => {
  document.body.innerHTML = '<div><button>Turn</button></div>'
  const button = document.querySelector('button')
  hydrateInSlices(page, document.querySelector('div'))
  button?.click()
  expect(isHydrated(button)).toBe(false)
  expect(onClick).not.toHaveBeenCalled()

  await waitFor(() => expect(isHydrated(button)).toBe(true))
  window.dispatchEvent(new Event(hydrated))
  button?.click()
  expect(onClick).toHaveBeenCalledTimes(1)
})

/** A paragraph whose component arrives when the returned function is called. */
function lateParagraph(text: string): [ComponentType, arrive: () => void] {
  let resolve: (module: { default: ComponentType }) => void = () => undefined
  const Late = lazy(() => new Promise<{ default: ComponentType }>((done) => (resolve = done)))
  return [Late, () => resolve({ default: () => <p>{text}</p> })]
}

test('the styles of components that are added during hydration apply after it, others at once', async () => {
  document.body.innerHTML = '<div><p>Late</p></div>'
  const style = document.createElement('style')
  style.dataset.styled = 'active'
  const other = document.createElement('style')
  const [Late, arrive] = lateParagraph('Late')
  const Styled = () => {
    document.head.append(other, style)
    return <Late />
  }
  hydrateInSlices(<Styled />, document.querySelector('div'))
  await waitFor(() => expect(style.disabled).toBe(true))
  expect(other.disabled).toBeFalsy()
  arrive()
  await waitFor(() => expect(style.disabled).toBe(false))
  expect(isHydrated(document.querySelector('p'))).toBe(true)
})

const [Next, arrive] = lateParagraph('Next page')

/** The page of each address; that of /next/ is slow to render. */
const Page = () =>
  useContext(LocationContext)?.location.pathname === '/next/' ? <Next /> : <p>First page</p>

test('keeps the current page until the next one is rendered', async () => {
  render(
    <LocationTransitions>
      <Suspense fallback="Nothing">
        <Page />
      </Suspense>
    </LocationTransitions>,
  )
  const handleEnd = jest.fn()
  await act(async () => {
    void globalHistory.navigate('/next/').then(handleEnd)
    await Promise.resolve()
  })
  expect(screen.getByText('First page')).toBeVisible()
  expect(handleEnd).not.toHaveBeenCalled()
  await act(async () => {
    arrive()
    await Promise.resolve()
  })
  expect(screen.getByText('Next page')).toBeVisible()
  expect(handleEnd).toHaveBeenCalledTimes(1)
})

let onRender = (): void => undefined

const Field = () => {
  const id = useId()
  onRender()
  return (
    <form>
      <label htmlFor={id}>Name</label>
      <input id={id} name="name" />
    </form>
  )
}

const changedPage = (
  <div>
    {['One', 'Two', 'Three'].map((title) => (
      <details key={title}>
        <summary>{title}</summary>
      </details>
    ))}
    <Field />
  </div>
)

const own = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })

/** Hydrates a page that others change first; returns the typed text's field in its HTML. */
const hydrateChanged = (change: () => void) => {
  // React's warnings in development.
  jest.spyOn(console, 'error').mockImplementation()
  document.body.innerHTML = `<div>${renderToString(changedPage)}</div>`
  const field = own()
  field.value = 'Ada'
  change()
  hydrateInSlices(changedPage, document.querySelector('div'))
  return field
}

const isReplaced = (field: Element) => waitFor(() => expect(field).not.toBeInTheDocument())

test.each([
  ['one before it was removed', () => document.querySelector('details')?.remove()],
  [
    'all were translated',
    () => {
      for (const { firstChild } of document.querySelectorAll('summary'))
        firstChild?.replaceWith(`${firstChild.textContent} …`)
    },
  ],
])('the open disclosure stays open if %s', async (_what, change) => {
  const field = hydrateChanged(() => {
    document.querySelectorAll('details')[1]?.setAttribute('open', '')
    change()
  })
  await isReplaced(field)
  const open = [...document.querySelectorAll('details[open]')]
  expect(open.map(({ textContent }) => textContent)).toEqual(['Two'])
})

test('a text stays in its field if others have added one of the same name', async () => {
  await isReplaced(
    hydrateChanged(() => own().insertAdjacentHTML('beforebegin', '<input name="name" value="x">')),
  )
  expect(own()).toHaveValue('Ada')
})

test.each(['before', 'during'])('a text composed %s hydration stays whole', async (when) => {
  const root = document.documentElement
  const compose = () => root.toggleAttribute('data-composing', true)
  if (when === 'before') compose()
  const field = hydrateChanged(() => {
    document.querySelector('form')?.append('!')
    if (when === 'during') onRender = compose
  })
  await act(() => new Promise((done) => setTimeout(done, 100)))
  expect(field).toBeInTheDocument()
  field.value = 'かたな'
  onRender = () => undefined
  root.removeAttribute('data-composing')
  window.dispatchEvent(new Event('compositionend'))
  await isReplaced(field)
  expect(own()).toHaveValue('かたな')
})
