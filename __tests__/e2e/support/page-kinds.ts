import { builtRoutes, productInProgress } from './content'

/** A kind of page, and one address of it. */
export interface PageKind {
  name: string
  path: string
}

/** By what its address looks like; the first that fits is taken. */
const patterns: Record<string, RegExp> = {
  home: /^\/$/,
  'list of case studies': /^\/case-studies\/$/,
  'case study': /^\/case-studies\/(?!page\/)[^/]+\/$/,
  'list of products': /^\/products\/$/,
  product: /^\/products\/[^/]+\/$/,
  'overview of industries': /^\/industries\/$/,
  industry: /^\/industries\/[^/]+\/$/,
  'page of an industry': /^\/industries\/[^/]+\/[^/]+\/$/,
  'overview of services': /^\/services\/$/,
  service: /^\/services\/[^/]+\/$/,
  'page of a service': /^\/services\/[^/]+\/[^/]+\/$/,
  company: /^\/our-company\/$/,
  contact: /^\/contact-us\/$/,
  booking: /^\/contact-us\/book-a-call\/$/,
  unsubscribed: /^\/opt-out\/unsubscribed\/$/,
}

/** One page of every kind that is built, the not-found page and a placeholder among them. */
export function pageKinds(): PageKind[] {
  const placeholder = productInProgress()
  const routes = builtRoutes().filter((route) => route !== placeholder)
  const kinds = Object.entries(patterns).flatMap(([name, pattern]) => {
    const path = routes.find((route) => pattern.test(route))
    return path ? [{ name, path }] : []
  })
  if (placeholder) kinds.push({ name: 'placeholder', path: placeholder })
  return [...kinds, { name: 'not found', path: '/no-such-page/' }]
}
