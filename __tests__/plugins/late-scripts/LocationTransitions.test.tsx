import { globalHistory, LocationContext } from '@gatsbyjs/reach-router'
import { act, render, screen } from '@testing-library/react'
import { lazy, Suspense, useContext, type ComponentType } from 'react'
import { LocationTransitions } from '../../../plugins/late-scripts/LocationTransitions'

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
