import type { HostName } from '../hosts/host-names'
import type { Expected } from './expected'

const isNotFoundPage = (path: string): boolean => /^\/404(?:\.html|\/)$/.test(path)

const without = ({ headers, ...expected }: Expected, name: string): Expected => ({
  ...expected,
  headers: Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name)),
})

/**
 * The response that a host must give at an address, derived from Netlify's. Hosts differ only in
 * what docs/hosting.md lists; undefined if the host cannot be checked there.
 */
export function expectedFor(host: HostName, expected: Expected): Expected | undefined {
  const { path, status, location } = expected
  if (host === 'cloudflare') {
    // The file is an address too, and a not-found response is never cached by browsers.
    if (isNotFoundPage(path)) return undefined
    return status === 404 ? without(expected, 'cache-control') : expected
  }
  if (host === 'static') {
    // Pages are files like any other, and the server decides about headers.
    if (status === 404 && !path.includes('no-such')) return undefined
    const sent = { ...expected, headers: {} }
    // A page replaces the redirect.
    if (location !== undefined) return { ...sent, path: `${path.replace(/\/$/, '')}/`, status: 200 }
    return status === 404 ? { ...sent, scripts: undefined } : sent
  }
  return expected
}
