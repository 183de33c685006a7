import { request, type IncomingMessage, type ServerResponse } from 'node:http'

/** Hands requests on to the server of the editor, so that it and the pages have one address. */
export const forwardTo =
  (port: string) =>
  (incoming: IncomingMessage & { originalUrl?: string }, outgoing: ServerResponse): void => {
    const { method, headers, originalUrl } = incoming
    const options = { port, path: originalUrl, method, headers }
    const forwarded = request(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.writeHead(502).end('The editor has stopped.'))
    incoming.pipe(forwarded)
  }
