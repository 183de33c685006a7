import { waitFor } from '@testing-library/react'
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
