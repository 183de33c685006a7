import { act, render, screen } from '@testing-library/react'
import { keepNewest } from '../../src/layout/navigation'
import { NavigationProgress } from '../../src/layout/NavigationProgress'
import { siteAnswers } from '../fixtures/static-queries'
import { mockStaticQueries } from '../mocks/gatsby'

const name = 'Label of loadingPage'

beforeEach(() => {
  jest.useFakeTimers()
  mockStaticQueries(siteAnswers())
})
afterEach(() => jest.useRealTimers())

test('shows a named progress bar while a navigation takes longer than 300 ms', () => {
  const browser = { start: () => undefined, stop: () => undefined }
  const { loadPage, cancel } = keepNewest(() => new Promise(() => undefined), 'hash', browser)
  render(<NavigationProgress />)
  void loadPage('/a/')
  act(() => jest.advanceTimersByTime(299))
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole('progressbar', { name })).toBeInTheDocument()
  act(cancel)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})
