import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'

const localHosts = ['localhost', '127.0.0.1', '::1']
const allAddresses = ['0.0.0.0', '::']

/** Whether the development server is known by a host: another name may lead to it (DNS rebinding). */
function isKnownHost(host: string, startedWith: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
  if ([...localHosts, startedWith].includes(name)) return true
  return allAddresses.includes(startedWith) && isIP(name) > 0
}

function isOwnRequest({ method, headers, socket }: IncomingMessage, startedWith: string): boolean {
  const { host = '', origin, 'sec-fetch-site': site = 'same-origin' } = headers
  const isReading = method === 'GET' || method === 'HEAD'
  // Browsers name the origin of every request that writes.
  const siteOrigin = `${'encrypted' in socket ? 'https' : 'http'}://${host}`
  const isSameOrigin = origin === undefined ? isReading : origin === siteOrigin
  // "none": the address was typed.
  const isSameSite = site === 'same-origin' || (isReading && site === 'none')
  return isSameOrigin && isSameSite && isKnownHost(host, startedWith)
}

/** The host that `gatsby develop` was started with, from Gatsby's state. */
export const hostOf = (store: unknown): string =>
  (store as { getState: () => { program: { host: string } } }).getState().program.host

/**
 * Creates a handler that refuses what other websites in the same browser request from the
 * development server.
 * @param startedWith the host that the server was started with; "0.0.0.0" for all addresses of the
 *   computer
 */
export const refuseOthers =
  (startedWith: string) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (isOwnRequest(request, startedWith)) next()
    else
      response
        .writeHead(403, { 'content-type': 'text/plain' })
        .end('Another website cannot use this: enter the address yourself.\n')
  }
