import { type AnchorHTMLAttributes, createContext, type MouseEvent } from 'react'
import { siteAnswers } from '../fixtures/static-queries'

/** Replaces Gatsby in unit and component tests; `mockStaticQueries` sets the results of static queries. */

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  replace?: boolean
}

/** Like Gatsby's, it keeps the document; `navigate` is not called. */
export const Link = ({ to, replace: _replace, onClick, children, ...rest }: LinkProps) => {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    event.preventDefault()
  }
  return (
    <a href={to} {...rest} onClick={handleClick}>
      {children}
    </a>
  )
}

export const navigate = jest.fn()
/** Islands of built pages pass it on; the mocked queries do without. */
export const StaticQueryContext = createContext({})

export const withPrefix = (path: string): string => path

/** Returns the query's text, by which the mocked `useStaticQuery` identifies it. */
export const graphql = (query: TemplateStringsArray): string => query.join('')

/** Values by the names of the query, of its field, and of the keys below. */
type Answers = Record<string, Record<string, object | null>>

let changes: Answers = {}

/** Changes the results of static queries, which by default are those of the fixture site. */
export const mockStaticQueries = (given: Answers = {}): void => {
  changes = given
}

/** A field as the query has it: it may ask for what there is once in a language as a list. */
function fieldOf(query: string, field: string, value: unknown): [field: string, value: unknown] {
  const list = `all${field.charAt(0).toUpperCase()}${field.slice(1)}`
  return new RegExp(`\\b${list}\\b`).test(query)
    ? [list, { nodes: value ? [value] : [] }]
    : [field, value]
}

export const useStaticQuery = (query: string): unknown => {
  const name = /query\s+(\w+)/.exec(query)?.[1] ?? ''
  const answer = siteAnswers[name]
  const changed = Object.entries(changes[name] ?? {}).map(([field, value]) => [
    field,
    value && { ...answer?.[field], ...value },
  ])
  if (answer || changed.length > 0) {
    const all = Object.entries({ ...answer, ...(Object.fromEntries(changed) as object) })
    return Object.fromEntries(all.map(([field, value]) => fieldOf(query, field, value)))
  }
  throw new Error(`No answer for the static query "${name}": give it one with mockStaticQueries()`)
}
