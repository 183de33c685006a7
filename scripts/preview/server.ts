import { once } from 'node:events'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import sirv from 'sirv'
import { formHandler } from './forms'
import { type Answer, loadSite, type Site } from './site'

/** Similar to what a CDN does on the fly; the highest level would delay the first visitor. */
const compress = compression({
  threshold: 0,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
})

/** When the redirects and headers of a built folder were written; a build may be about to do so. */
const rulesTime = (folder: string): string =>
  ['_redirects', '_headers']
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs)
    .join(' ')

/**
 * Serves a built folder as Netlify does, also after it is built again; resolves when it is listening.
 * @param port 0 selects a free port
 * @param submissions the folder in which form posts are stored
 */
export async function servePreview(
  folder: string,
  port: number,
  submissions: string,
): Promise<{ server: Server; site: Site }> {
  let site = await loadSite(folder)
  let readAt = rulesTime(folder)
  const sendFile = sirv(site.root, { dev: true, etag: true })
  const answerForm = formHandler(site.root, submissions)

  const answerOf = async (request: IncomingMessage): Promise<Answer> => {
    const { method, url = '/' } = request
    const writtenAt = rulesTime(folder)
    if (writtenAt !== readAt) {
      site = await loadSite(folder)
      readAt = writtenAt
    }
    const found = site.resolve(url, request.headers)
    const isForm = method === 'POST' && found.status === 200
    return isForm ? answerForm(request, url.replace(/\?.*/s, '')) : found
  }

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, file, location, text, headers = {} } = await answerOf(request)
    response.statusCode = status
    response.setHeader('cache-control', 'public,max-age=0,must-revalidate')
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (location !== undefined) response.setHeader('location', location).end()
    else if (file && status === 200) {
      request.url = encodeURI(`/${relative(site.root, file).split(sep).join('/')}`)
      sendFile(request, response)
    } else {
      response.setHeader('content-type', `text/${file ? 'html' : 'plain'};charset=utf-8`)
      response.end(file ? await readFile(file) : `${text ?? 'Not Found'}\n`)
    }
  }

  const server = createServer((request, response) => {
    const fail = (error: unknown): void => {
      console.error(error)
      response.writeHead(500).end()
    }
    compress(request, response, () => void respond(request, response).catch(fail))
  })
  await once(server.listen(port), 'listening')
  return { server, site }
}
