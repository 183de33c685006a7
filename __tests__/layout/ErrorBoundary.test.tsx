import { render, screen } from '@testing-library/react'
import { ErrorBoundary } from '../../src/layout/PageShell'

const Failing = ({ message }: { message: string }): never => {
  throw new Error(message)
}

const fallback = (error: Error) => <p role="alert">{error.message}</p>

// React logs the error that the boundary has caught.
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue(undefined))
afterEach(() => jest.restoreAllMocks())

test('shows its children without an error', () => {
  render(
    <ErrorBoundary fallback={fallback}>
      <p>The page</p>
    </ErrorBoundary>,
  )
  expect(screen.getByText('The page')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('shows the fallback with the error', () => {
  render(
    <>
      <p>The header</p>
      <ErrorBoundary fallback={fallback}>
        <p>The page</p>
        <Failing message="Case study not found" />
      </ErrorBoundary>
    </>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Case study not found')
  expect(screen.queryByText('The page')).not.toBeInTheDocument()
  expect(screen.getByText('The header')).toBeVisible()
})

test('shows its children again with a new key', () => {
  const page = (key: string, fails: boolean) => (
    <ErrorBoundary key={key} fallback={fallback}>
      {fails ? <Failing message="Broken" /> : <p>The next page</p>}
    </ErrorBoundary>
  )
  const { rerender } = render(page('/one/', true))
  expect(screen.getByRole('alert')).toBeVisible()
  rerender(page('/two/', false))
  expect(screen.getByText('The next page')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
