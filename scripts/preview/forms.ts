import { readFileSync } from 'node:fs'
import { appendFile, mkdir } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { listFiles } from '../../plugins/content/node'
import type { Answer } from './site'

/** The maximum size of a post, in bytes. */
const postLimit = 1024 * 1024

/**
 * The whole body, or undefined if it exceeds the limit. It is read completely, so that the client
 * receives the response.
 */
async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= postLimit) chunks.push(chunk)
  }
  return size <= postLimit ? Buffer.concat(chunks) : undefined
}

/** The fields of a form by name, without files; undefined if the body is not a form. */
async function parseForm(
  body: Buffer<ArrayBuffer>,
  type: string,
): Promise<Map<string, string> | undefined> {
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  const isText = (entry: [string, FormDataEntryValue]): entry is [string, string] =>
    typeof entry[1] === 'string'
  return form && new Map([...form].filter(isText))
}

/** The forms in the built HTML that Netlify would detect, which it does at a deploy. */
const findForms = (root: string): HTMLElement[] =>
  listFiles(root)
    .filter((path) => path.endsWith('.html'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .filter((html) => html.includes('data-netlify'))
    .flatMap((html) => parse(html).querySelectorAll('form[data-netlify="true"]'))

/**
 * Accepts form posts as Netlify Forms does: by the name of a form in the built HTML. Responds after
 * the post has been written to disk, with a redirect to the page it was posted to, so that Back and a
 * reload do not post again.
 * @param root the built site
 * @param folder where posts are stored: a file for each form, with a line of JSON for each post
 */
export function formHandler(root: string, folder: string) {
  const forms = findForms(root)
  return async (request: IncomingMessage, path: string): Promise<Answer> => {
    const body = await readBody(request)
    if (!body) return { status: 413, text: `A form post may be at most ${postLimit} bytes long.` }
    const posted = await parseForm(body, request.headers['content-type'] ?? '')
    if (!posted) return { status: 400, text: 'The body is not a valid form.' }

    const name = posted.get('form-name') ?? ''
    // Forms with one name on several pages are one form with the fields of all.
    const same = forms.filter((form) => form.getAttribute('name') === name)
    if (same.length === 0) return { status: 404, text: `No form of this site is called "${name}".` }
    const honeypots = same.map((form) => form.getAttribute('data-netlify-honeypot') ?? '')
    if (!honeypots.some((field) => posted.get(field))) {
      const fields = same.flatMap((form) => form.querySelectorAll('[name]'))
      const known = new Set(fields.map((field) => field.getAttribute('name') ?? ''))
      for (const other of ['form-name', ...honeypots]) known.delete(other)
      const data = Object.fromEntries([...posted].filter(([field]) => known.has(field)))
      const line = JSON.stringify({ form: name, received: new Date().toISOString(), path, data })
      await mkdir(folder, { recursive: true })
      await appendFile(join(folder, `${encodeURIComponent(name)}.jsonl`), `${line}\n`)
    }
    return { status: 303, location: path }
  }
}
