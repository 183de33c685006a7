import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Shown until the develop server answers; a frame shows the page as soon as it is there. */
const starting =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Starting</title><p>The site is starting ...</p></html>'

/**
 * Hands requests on to another server on this machine, so that both have one address.
 * @param port of the other server
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

    /** The same for a WebSocket, by which the develop server tells pages of changes. */
    upgrade: (incoming: IncomingMessage, socket: Duplex): void => {
      const forwarded = forward(incoming)
      forwarded.on('upgrade', ({ rawHeaders }, other, head: Buffer) => {
        const lines = rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n'))
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
        // The other server's first message can come together with its answer.
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
