import type { AnchorHTMLAttributes, ReactNode } from 'react'
import type * as StaticQueries from '../fixtures/static-queries'

/** Replaces Gatsby in unit and component tests; `mockStaticQueries` sets the results of static queries. */

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  replace?: boolean
  activeClassName?: string
  partiallyActive?: boolean
  state?: unknown
  children?: ReactNode
}

export const Link = ({
  to,
  replace: _replace,
  activeClassName: _activeClassName,
  partiallyActive: _partiallyActive,
  state: _state,
  children,
  ...rest
}: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

export const navigate = jest.fn()
export const withPrefix = (path: string): string => path

/** Returns the query's text, by which the mocked `useStaticQuery` identifies it. */
export const graphql = (query: TemplateStringsArray): string => query.join('')

/** Loaded by the first query, because completing the fixture site takes long. */
const siteAnswers = (): Record<string, unknown> =>
  jest.requireActual<typeof StaticQueries>('../fixtures/static-queries').siteAnswers()

let answers: Record<string, unknown> | undefined

/** Sets the results of static queries, by the name of the query: by default the fixture site's. */
export const mockStaticQueries = (given?: Record<string, unknown>): void => {
  answers = given
}

export const useStaticQuery = (query: string): unknown => {
  const name = /query\s+(\w+)/.exec(query)?.[1] ?? ''
  answers ??= siteAnswers()
  if (name in answers) return answers[name]
  throw new Error(`No answer for the static query "${name}": give it one with mockStaticQueries()`)
}
