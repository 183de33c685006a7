import { globalHistory, LocationContext } from '@gatsbyjs/reach-router'
import { type ComponentType, lazy, Suspense, useContext } from 'react'
import { act, render, screen, waitFor } from '@testing-library/react'
import { LocationTransitions } from '../../../plugins/late-scripts/LocationTransitions'
import { hydrated, hydrateInSlices } from '../../../plugins/late-scripts/hydrate-in-slices'

const onClick = jest.fn()
const page = <button onClick={onClick}>Turn</button>

/** Whether React has attached itself to an element. */
const isHydrated = (element: Element | null): boolean =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'))

test('a click does not force hydration, and reaches React once the page is hydrated', async () => {
  // jsdom has no layout.
  document.elementFromPoint = () => null
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
