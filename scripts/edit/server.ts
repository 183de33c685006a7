import { createReadStream, existsSync, readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { editorPath } from '../../plugins/content/node'
import type { DataFile } from './app/content-backend'
import { bundleEditor, decapFolder, editorFolder, isDecapScript } from './bundle'
import { editorConfig, type EditorConfig, pagesOfFiles } from './editor-config'
import { type EditorIssue, issueFinder } from './find-issues'

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

/** A request of the editor: decapcms.org/docs/decap-server. */
interface ApiRequest {
  action: string
  params: { dataFiles?: DataFile[]; [name: string]: unknown }
}

/**
 * Data derived from the content, which the editor's page receives in the response to each change.
 */
export interface ContentState {
  issues: EditorIssue[]
  /** Another title may change the address. */
  pages: EditorConfig['pages']
}

const changes = new Set(['persistEntry', 'deleteFiles'])

const html = 'text/html; charset=utf-8'
const script = 'text/javascript; charset=utf-8'

/** Why a request is refused; nothing was written. */
class RefusedError extends Error {}

/**
 * The request in the form that the file server expects.
 * @throws {RefusedError} if a file has changed since it was opened
 */
function checkRequest(root: string, { action, params }: ApiRequest): ApiRequest {
  if (action !== 'persistEntry' || !params.dataFiles) return { action, params }
  const dataFiles = params.dataFiles.map(({ before, ...file }) => {
    const path = join(root, file.path)
    const present = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    if (present === before) return file
    const what = before === undefined ? 'already exists' : 'has changed since you opened it'
    throw new RefusedError(
      `${file.path} ${what}. Nothing was saved. Copy your text, reload this page and enter it again.`,
    )
  })
  return { action, params: { ...params, dataFiles } }
}

/**
 * Serves the editor and its API, and forwards all other requests to the development server, which
 * does not answer while it processes a change.
 * @param fileServer the address of decap-server's API, which reads and writes the files
 */
export function createEditServer(root: string, fileServer: string, developPort: number): Server {
  const site = forwardTo(developPort)
  const app = bundleEditor(root)
  const findIssues = issueFinder(root)

  const send = (response: ServerResponse, status: number, type: string, body: string): void => {
    response.writeHead(status, { 'content-type': type }).end(body)
  }
  const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
    send(response, status, 'application/json', JSON.stringify(value))

  const sendFile = (response: ServerResponse, path: string, type: string): void => {
    response.setHeader('content-type', type)
    createReadStream(path)
      .on('error', () => response.writeHead(404).end())
      .pipe(response)
  }

  const readState = async (): Promise<ContentState> => ({
    issues: await findIssues(),
    pages: pagesOfFiles(root),
  })

  const answerApi = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Otherwise any page that is open in the browser could write files.
    if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
      throw new RefusedError('Only the editor itself can save.')
    const asked = checkRequest(root, JSON.parse(await text(request)) as ApiRequest)
    const answer = await fetch(fileServer, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    })
    const body = (await answer.json()) as object
    // In the same response, because a separate request would wait until the site has processed the
    // change.
    const isChanged = answer.ok && changes.has(asked.action)
    sendJson(response, answer.status, isChanged ? { ...body, ...(await readState()) } : body)
  }

  const config = ({ headers }: IncomingMessage): object =>
    editorConfig(root, {
      backend: {
        name: 'proxy',
        proxy_url: `http://${headers.host}${editorPath}api`,
        branch: 'local',
      },
      publish_mode: 'simple',
      editor: { preview: true },
    })

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = pathname.slice(editorPath.length)
    if (!pathname.startsWith(editorPath)) site.request(request, response)
    else if (name === 'api' && request.method === 'POST') await answerApi(request, response)
    else if (name === '') sendFile(response, join(editorFolder(root), 'admin.html'), html)
    else if (name === 'start.js') send(response, 200, script, await app)
    else if (name === 'config.json') sendJson(response, 200, config(request))
    else if (name === 'state.json') sendJson(response, 200, await readState())
    else if (isDecapScript(name)) sendFile(response, join(decapFolder(root), name), script)
    else response.writeHead(404).end()
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error)
      sendJson(response, error instanceof RefusedError ? 409 : 500, { error: message })
    })
  })
  return server.on('upgrade', site.upgrade)
}
