import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Shown until the development server answers; a frame reloads until the page is ready. */
const starting =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Starting</title><p>The site is starting ...</p></html>'

/**
 * Forwards requests to another server on this machine, so that both share an address.
 * @param port the port of the other server
 */
export function forwardTo(port: number) {
  const forward = ({ method, url, headers }: IncomingMessage) =>
    request({ host: 'localhost', port, path: url, method, headers })

  return {
    request: (incoming: IncomingMessage, outgoing: ServerResponse): void => {
      const forwarded = forward(incoming)
      forwarded.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      forwarded.on('error', () => {
        if (outgoing.headersSent) outgoing.destroy()
        else outgoing.writeHead(503, { 'content-type': 'text/html; charset=utf-8' }).end(starting)
      })
      outgoing.on('close', () => forwarded.destroy())
      incoming.pipe(forwarded)
    },

    /** The same for WebSockets, with which the development server notifies pages of changes. */
    upgrade: (incoming: IncomingMessage, socket: Duplex): void => {
      const forwarded = forward(incoming)
      forwarded.on('upgrade', ({ rawHeaders }, other, head: Buffer) => {
        const lines = rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n'))
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
        // The other server's first message can arrive together with its response.
        socket.write(head)
        socket.pipe(other).pipe(socket)
        other.on('error', () => socket.destroy())
      })
      forwarded.on('response', () => socket.destroy())
      forwarded.on('error', () => socket.destroy())
      socket.on('error', () => forwarded.destroy())
      forwarded.end()
    },
  }
}
