import type { IncomingMessage } from 'node:http'
import type { KnownForm } from './forms'
import type { SubmissionStore } from './submissions'

/** The response to a form post: a status with a text, or a redirect. */
export type FormAnswer =
  { status: 400 | 404 | 413; text: string } | { status: 303; location: string }

/** The maximum size of a post, in bytes. */
export const postLimit = 1024 * 1024

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Whether the body of a request is a form. */
export const isFormPost = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && formTypes.some((type) => headers['content-type']?.startsWith(type))

/**
 * The whole body, or undefined if it exceeds the limit. It is read completely, so that the client
 * receives the response.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= postLimit) chunks.push(chunk)
  }
  return size <= postLimit ? Buffer.concat(chunks) : undefined
}

/** The fields of a body by name; files are ignored. */
export async function readFields(
  body: Buffer<ArrayBuffer>,
  type: string,
): Promise<Map<string, string> | undefined> {
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  if (!form) return undefined
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return new Map(texts)
}

/** The required fields that are empty. */
export const missingFields = (
  fields: ReadonlyMap<string, string>,
  required: Iterable<string>,
): string[] => [...required].filter((name) => !fields.get(name)?.trim())

/**
 * Accepts form posts as Netlify Forms does: by the name of a form in the built HTML. Responds after
 * the post has been written to disk, with a redirect to the page it was posted to (`isPage` if it
 * exists), so that Back and a reload do not post again. Unlike Netlify, it refuses a post without
 * the form's required fields.
 */
export function formHandler(forms: ReadonlyMap<string, KnownForm>, keep: SubmissionStore) {
  return async (request: IncomingMessage, path: string, isPage: boolean): Promise<FormAnswer> => {
    const body = await readBody(request)
    if (!body) return { status: 413, text: `A form post may be at most ${postLimit} bytes long.` }
    if (!isPage) return { status: 404, text: `There is no page ${path} to post a form to.` }
    const fields = await readFields(body, request.headers['content-type'] ?? '')
    if (!fields) return { status: 400, text: 'The body is not a valid form.' }

    const name = fields.get('form-name') ?? ''
    const form = forms.get(name)
    if (!form) {
      const known = [...forms.keys()].map((each) => `"${each}"`).join(', ') || 'none'
      const text = `No form is called "${name}". The forms of this site are: ${known}.`
      return { status: 404, text }
    }
    const isSpam = form.honeypot !== undefined && fields.get(form.honeypot)
    const missing = missingFields(fields, form.required)
    if (!isSpam && missing.length > 0)
      return { status: 400, text: `These fields must not be empty: ${missing.join(', ')}.` }
    if (!isSpam) {
      const isKept = (field: string): boolean =>
        form.fields.has(field) && field !== 'form-name' && field !== form.honeypot
      const data = Object.fromEntries([...fields].filter(([field]) => isKept(field)))
      await keep({ form: name, received: new Date().toISOString(), path, data })
    }
    return { status: 303, location: path }
  }
}
