import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { relative, sep } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import sirv from 'sirv'
import { createSubmissionStore } from '../form-handler/submissions'
import { formHandler, isFormPost } from './forms'
import { loadSite, type PreviewResponse, type Site } from './site'

/** Similar to what a CDN does on the fly; the highest level would delay the first visitor. */
const compress = compression({
  threshold: 0,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
})

const end = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=UTF-8' }).end(`${text}\n`)
}

/** Sends the response for an address: sirv all files but those of another status. */
function sender({ root }: Site) {
  const sendFile = sirv(root, { dev: true, etag: true, extensions: [], dotfiles: true })

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { status, file, location, headers }: PreviewResponse,
  ): Promise<void> => {
    response.setHeader('cache-control', 'public,max-age=0,must-revalidate')
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (location !== undefined) response.writeHead(status, { location }).end()
    else if (!file) end(response, status, 'Not Found')
    else if (status !== 200) {
      response.writeHead(status, { 'content-type': 'text/html;charset=utf-8' })
      response.end(await readFile(file))
    } else {
      request.url = encodeURI(`/${relative(root, file).split(sep).join('/')}`)
      sendFile(request, response, () => end(response, 404, 'Not Found'))
    }
  }
}

/** The options of the preview. */
export interface PreviewOptions {
  /** 0 selects a free port. */
  port: number
  /** A netlify.toml whose rules apply too. */
  netlifyConfig?: string
  /** The folder in which form posts are stored. */
  submissions: string
}

/** Serves a built folder on a port as Netlify does; resolves when it is listening. */
export async function servePreview(
  folder: string,
  { port, netlifyConfig, submissions }: PreviewOptions,
): Promise<{ server: Server; site: Site }> {
  const site = await loadSite(folder, netlifyConfig)
  const send = sender(site)
  const handleForm = formHandler(site.root, createSubmissionStore(submissions))
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '/' } = request
    const found = site.resolve(url)
    if (method === 'GET' || method === 'HEAD') return send(request, response, found)
    if (isFormPost(request)) {
      const answer = await handleForm(request, url.replace(/\?.*/s, ''), found.status === 200)
      if ('text' in answer) end(response, answer.status, answer.text)
      else response.writeHead(answer.status, { location: answer.location }).end()
      return
    }
    response.setHeader('allow', 'GET, HEAD')
    end(response, 405, 'Method Not Allowed')
  }
  const server = createServer((request, response) => {
    const fail = (error: unknown): void => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else end(response, 500, 'Internal Server Error')
    }
    compress(request, response, () => void respond(request, response).catch(fail))
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(port, done)
  })
  return { server, site }
}
