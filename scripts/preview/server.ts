import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import sirv from 'sirv'
import { formHandler, isFormPost } from './form-posts'
import { readForms } from './forms'
import type { RuleRequest } from './redirect-rules'
import { loadSite, type PreviewResponse, type Site } from './resolve'
import { createSubmissionStore, type SubmissionStore } from './submissions'

/** The encodings for text, best first. */
type Encoding = 'br' | 'gzip' | 'identity'

/** The bytes of a file in one encoding, with their ETag. */
interface Body {
  bytes: Buffer
  /** Distinguishes this body from others, including the same text in another encoding. */
  etag: string
}

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  // Similar to what a CDN does on the fly; the highest level would delay the first visitor.
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
  identity: (bytes) => Promise.resolve(bytes),
}

/** The best encoding that an Accept-Encoding header allows. */
function chooseEncoding(accepted: string | undefined): Encoding {
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !quality || Number(quality.replace('q=', '')) > 0)
    .map(([name]) => name)
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : 'identity'
}

/** Reads files, and caches each in the requested encodings until the file changes. */
export function bodyCache(): (file: string, encoding: Encoding) => Promise<Body> {
  const bodies = new Map<string, { version: string; body: Promise<Body> }>()
  const make = async (file: string, encoding: Encoding): Promise<Body> => {
    const plain = await readFile(file)
    const hash = createHash('sha1').update(plain).digest('base64url')
    return { bytes: await compress[encoding](plain), etag: `"${hash}-${encoding}"` }
  }
  return async (file, encoding) => {
    const { mtimeMs, size } = await stat(file)
    const version = `${mtimeMs}-${size}`
    const key = `${encoding} ${file}`
    const known = bodies.get(key)
    if (known?.version === version) return known.body
    const body = make(file, encoding)
    bodies.set(key, { version, body })
    return body
  }
}

/** The file types that a CDN compresses; all others are sent unchanged. */
const textTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.js': 'application/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'application/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
}

/** The content type of a compressible file; undefined for all others. */
function textType(file: string): string | undefined {
  const type = textTypes[/\.[^.\\/]+$/.exec(file)?.[0].toLowerCase() ?? '']
  return type && !type.startsWith('image/x-') ? `${type}; charset=UTF-8` : type
}

const allowed = new Set(['GET', 'HEAD'])

const end = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=UTF-8' }).end(`${text}\n`)
}

/**
 * Sends the response for an address; text is compressed, everything else (with ranges) is sent by
 * sirv.
 */
function sender(site: Site) {
  const read = bodyCache()
  const sendFile = sirv(site.root, { dev: true, etag: true, extensions: [], dotfiles: true })

  const sendText = async (
    request: IncomingMessage,
    response: ServerResponse,
    { status, file, type }: { status: number; file: string; type: string },
  ): Promise<void> => {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const { bytes, etag } = await read(file, encoding)
    response.setHeader('vary', 'Accept-Encoding')
    response.setHeader('etag', etag)
    if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
      response.writeHead(304).end()
      return
    }
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
    // A header rule may set another type.
    if (!response.hasHeader('content-type')) response.setHeader('content-type', type)
    response.setHeader('content-length', bytes.length)
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : bytes)
  }

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
    const type = textType(file)
    if (type) return sendText(request, response, { status, file, type })
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
    respond(request, response).catch((error: unknown) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else end(response, 500, 'Internal Server Error')
    })
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
