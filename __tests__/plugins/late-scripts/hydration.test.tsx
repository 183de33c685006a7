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

let load: (module: { default: ComponentType }) => void = () => undefined
const Next = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (load = resolve)))

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
    load({ default: () => <p>Next page</p> })
    await Promise.resolve()
  })
  expect(screen.getByText('Next page')).toBeVisible()
  expect(handleEnd).toHaveBeenCalledTimes(1)
})
