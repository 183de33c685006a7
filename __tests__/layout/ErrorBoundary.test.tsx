import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '../../src/layout/PageShell'

const Failing = ({ message }: { message: string }): never => {
  throw new Error(message)
}

const fallback = (error: Error) => <p role="alert">{error.message}</p>

// React logs the error that the boundary has caught.
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue(undefined))
afterEach(() => jest.restoreAllMocks())

test('shows the fallback with the error in place of a page, until the next page', () => {
  const page = (key: string, content: ReactNode) => (
    <>
      <p>The header</p>
      <ErrorBoundary key={key} fallback={fallback}>
        <p>The page {key}</p>
        {content}
      </ErrorBoundary>
    </>
  )
  const { rerender } = render(page('one', <Failing message="Case study not found" />))
  expect(screen.getByRole('alert')).toHaveTextContent('Case study not found')
  expect(screen.queryByText('The page one')).not.toBeInTheDocument()
  expect(screen.getByText('The header')).toBeVisible()
  rerender(page('two', null))
  expect(screen.getByText('The page two')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
