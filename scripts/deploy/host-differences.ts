import type { HostName } from '../hosts/host-names'
import type { Expected } from './expected'

const isNotFoundPage = (path: string): boolean => /^\/404(?:\.html|\/)$/.test(path)

const without = ({ headers, ...expected }: Expected, name: string): Expected => ({
  ...expected,
  headers: Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name)),
})

/**
 * What a host must answer at an address, given what Netlify does there. Hosts differ only in what
 * docs/hosting.md lists for each; undefined if nothing is expected of the host.
 */
export function expectedOn(host: HostName, expected: Expected): Expected | undefined {
  const { path, status, location } = expected
  if (host === 'cloudflare') {
    // Its file is an address too; and what is not found is never kept by a browser.
    if (isNotFoundPage(path)) return undefined
    return status === 404 ? without(expected, 'cache-control') : expected
  }
  if (host === 'static') {
    // The pages are files like any other, and the headers are the server's own.
    if (status === 404 && !path.includes('no-such')) return undefined
    const sent = { ...expected, headers: {} }
    // A page in place of the redirect.
    if (location !== undefined) return { ...sent, path: `${path.replace(/\/$/, '')}/`, status: 200 }
    return status === 404 ? { ...sent, scripts: undefined } : sent
  }
  return expected
}
