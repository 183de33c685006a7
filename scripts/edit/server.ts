import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { BrokenFileError } from '../../src/content/editor/editor-files'
import { editorPath } from '../../src/gatsby/node/forward-editor'
import { contentConverter, type ApiRequest } from './answer-api'
import { editorConfig } from './editor-config'

const html = 'text/html; charset=utf-8'
const script = 'text/javascript; charset=utf-8'

/**
 * Serves the editor and its API.
 * @param fileServer the address of decap-server's API, which reads and writes the files
 */
export function createEditServer(root: string, fileServer: string): Server {
  const own = join(root, 'scripts/edit')
  const bundle = join(own, 'node_modules/decap-cms/dist')
  const converter = contentConverter(root)

  const sendFile = (response: ServerResponse, path: string, type: string): void => {
    response.setHeader('content-type', type)
    createReadStream(path)
      .on('error', () => response.writeHead(404).end())
      .pipe(response)
  }

  const sendJson = (response: ServerResponse, status: number, value: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  }

  const answerApi = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const asked = await converter.request(JSON.parse(await text(request)) as ApiRequest)
      const answer = await fetch(fileServer, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asked),
      })
      sendJson(response, answer.status, converter.answer(await answer.json()))
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      sendJson(response, error instanceof BrokenFileError ? 422 : 500, { error: message })
    }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = pathname.slice(editorPath.length)
    if (!pathname.startsWith(editorPath)) response.writeHead(404).end()
    else if (name === 'api' && request.method === 'POST') await answerApi(request, response)
    else if (name === '') sendFile(response, join(own, 'admin.html'), html)
    else if (name === 'start.js') sendFile(response, join(own, name), script)
    else if (name === 'config.json') sendJson(response, 200, editorConfig(root, request))
    else if (/^[\w.]*decap-cms\.js$/.test(name)) sendFile(response, join(bundle, name), script)
    else response.writeHead(404).end()
  }

  return createServer((request, response) => void answer(request, response))
}
