import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readBody, readFields } from './read-form'
import type { SubmissionStore } from './submissions'

export interface FormHandlerOptions {
  /** The origin of the site from which messages are accepted: "https://www.agency.com". */
  site: string
  /** The path of the page that visitors without JavaScript see after sending. */
  thanks: string
  /** The field that only bots fill in. */
  honeypot: string
  /** The required fields of each form of the site. */
  required: readonly (readonly string[])[]
  /** The text for a visitor whose form, sent without JavaScript, misses required fields. */
  describeMissing: (fields: readonly string[]) => string
  keep: SubmissionStore
}

const jsonType = 'application/json'

/** The path of the page with the form; "/" if the browser does not say, or sends no URL. */
const pathOf = (referer = ''): string => (URL.canParse(referer) ? new URL(referer).pathname : '/')

/** The fields of a message in either encoding; undefined if it cannot be parsed. */
async function fieldsOf(
  body: Buffer<ArrayBuffer>,
  type: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  if (!type.startsWith(jsonType)) return readFields(body, type)
  try {
    const value = Object(JSON.parse(body.toString())) as Record<string, unknown>
    const isText = (entry: [string, unknown]): entry is [string, string] =>
      typeof entry[1] === 'string'
    return new Map(Object.entries(value).filter(isText))
  } catch {
    return undefined
  }
}

/**
 * A server that receives the contact form, as docs/contact-form.md describes for an endpoint. It
 * accepts requests only from pages of the site.
 */
export function createFormHandler(options: FormHandlerOptions): Server {
  const { site, thanks, honeypot, required, describeMissing, keep } = options

  const receive = async (request: IncomingMessage): Promise<{ status: number; text?: string }> => {
    const body = await readBody(request)
    if (!body) return { status: 413 }
    const fields = await fieldsOf(body, request.headers['content-type'] ?? '')
    if (!fields) return { status: 400 }
    if (fields.get(honeypot)) return { status: 200 }
    const missing = required.map((names) => names.filter((name) => !fields.get(name)?.trim()))
    if (missing.every((names) => names.length > 0))
      return { status: 400, text: describeMissing(missing[0] ?? []) }
    const data = Object.fromEntries([...fields].filter(([name]) => name !== honeypot))
    const path = pathOf(request.headers.referer)
    await keep({ form: 'contact', received: new Date().toISOString(), path, data })
    return { status: 200 }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, headers } = request
    response.setHeader('access-control-allow-origin', site)
    response.setHeader('access-control-allow-headers', 'content-type, accept')
    // The site that the form or script belongs to, as the browser reports it.
    if (headers.origin !== undefined && headers.origin !== site) response.writeHead(403).end()
    else if (method === 'OPTIONS') response.writeHead(204).end()
    else if (method !== 'POST') response.writeHead(405, { allow: 'POST, OPTIONS' }).end()
    else {
      const { status, text } = await receive(request)
      const wantsJson = headers.accept?.includes(jsonType)
      if (status === 200 && !wantsJson)
        response.writeHead(303, { location: new URL(thanks, site).href }).end()
      else if (text !== undefined && !wantsJson)
        response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
      else
        response.writeHead(status, { 'content-type': jsonType }).end(`{"ok":${status === 200}}\n`)
    }
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    })
  })
}
