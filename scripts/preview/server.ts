import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { relative, sep } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import sirv from 'sirv'
import { formHandler, isFormPost } from './form-posts'
import { readForms } from './forms'
import type { RuleRequest } from './redirect-rules'
import { loadSite, type PreviewResponse, type Site } from './resolve'
import { createSubmissionStore, type SubmissionStore } from './submissions'

/** Similar to what a CDN does on the fly; the highest level would delay the first visitor. */
const compress = compression({
  threshold: 0,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
})

const allowed = new Set(['GET', 'HEAD'])

const end = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=UTF-8' }).end(`${text}\n`)
}

/** Sends the response for an address: sirv all files but those of another status. */
function sender(site: Site) {
  const sendFile = sirv(site.root, { dev: true, etag: true, extensions: [], dotfiles: true })

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { status, file, location, headers }: PreviewResponse,
  ): Promise<void> => {
    response.setHeader('cache-control', 'public,max-age=0,must-revalidate')
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (location !== undefined) {
      response.writeHead(status, { location }).end()
      return
    }
    if (!file) {
      end(response, status, 'Not Found')
      return
    }
    if (status !== 200) {
      response.writeHead(status, { 'content-type': 'text/html;charset=utf-8' })
      response.end(await readFile(file))
      return
    }
    request.url = encodeURI(`/${relative(site.root, file).split(sep).join('/')}`)
    sendFile(request, response, () => end(response, 404, 'Not Found'))
  }
}

const ruleRequest = ({ url = '/', headers }: IncomingMessage): RuleRequest => {
  const [pathname = '/', query] = url.split(/\?(.*)/s)
  return {
    pathname,
    search: query ? `?${query}` : '',
    host: (headers.host ?? 'localhost').replace(/:\d+$/, ''),
    header: (name) => String(headers[name.toLowerCase()] ?? ''),
  }
}

/** A server that responds as Netlify does for the same folder; it is not listening yet. */
function createPreviewServer(site: Site, keep: SubmissionStore): Server {
  const send = sender(site)
  const handleForm = formHandler(readForms(site.root), keep)
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const rules = ruleRequest(request)
    if (allowed.has(request.method ?? '')) return send(request, response, site.resolve(rules))
    if (isFormPost(request)) {
      const { status } = site.resolve(rules)
      const answer = await handleForm(request, rules.pathname, status === 200)
      if ('text' in answer) {
        end(response, answer.status, answer.text)
        return
      }
      response.writeHead(answer.status, { location: answer.location }).end()
      return
    }
    response.setHeader('allow', [...allowed].join(', '))
    end(response, 405, 'Method Not Allowed')
  }
  return createServer((request, response) => {
    const fail = (error: unknown): void => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else end(response, 500, 'Internal Server Error')
    }
    compress(request, response, () => void respond(request, response).catch(fail))
  })
}

/** The options of the preview. */
export interface PreviewOptions {
  /** 0 selects a free port. */
  port: number
  /** A netlify.toml whose rules apply too. */
  netlifyConfig?: string
  /** The folder in which form posts are stored. */
  submissions: string
  /** Called after each form post that was stored, with its file. */
  onSubmission?: (form: string, file: string) => void
}

/** Serves a built folder on a port; resolves when it is listening. */
export async function servePreview(
  folder: string,
  { port, netlifyConfig, submissions, onSubmission }: PreviewOptions,
): Promise<{ server: Server; site: Site }> {
  const site = await loadSite(folder, netlifyConfig)
  const keep = createSubmissionStore(submissions)
  const server = createPreviewServer(site, async (submission) => {
    const file = await keep(submission)
    onSubmission?.(submission.form, file)
    return file
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(port, done)
  })
  return { server, site }
}
