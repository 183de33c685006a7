import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { listFiles } from '../../plugins/content/node'
import { postLimit, readBody, readFields } from '../form-handler/read-form'
import type { SubmissionStore } from '../form-handler/submissions'

/** A form that Netlify would detect. */
interface KnownForm {
  /** The fields in its HTML; other posted fields are not stored. */
  fields: Set<string>
  /** The field that only bots fill in, if there is one. */
  honeypot?: string
}

/** The forms in the built HTML by name, read once, as Netlify does at a deploy. */
function readForms(root: string): Map<string, KnownForm> {
  const forms = new Map<string, KnownForm>()
  for (const file of listFiles(root).filter((path) => path.endsWith('.html'))) {
    const html = readFileSync(join(root, file), 'utf8')
    if (!html.includes('netlify')) continue
    for (const form of parse(html).querySelectorAll('form[data-netlify="true"], form[netlify]')) {
      const name = form.getAttribute('name') ?? ''
      const fields = form
        .querySelectorAll('[name]')
        .map((field) => field.getAttribute('name') ?? '')
      const other = forms.get(name)
      forms.set(name, {
        // A form with the same name on another page adds its fields.
        fields: new Set([...(other?.fields ?? []), ...fields]),
        honeypot: form.getAttribute('data-netlify-honeypot') ?? other?.honeypot,
      })
    }
  }
  return forms
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Whether the body of a request is a form. */
export const isFormPost = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && formTypes.some((type) => headers['content-type']?.startsWith(type))

/** The response to a form post: a text, or a redirect. */
type FormAnswer = { status: number; text: string } | { status: 303; location: string }

/**
 * Accepts form posts as Netlify Forms does: by the name of a form in the built HTML. Responds after
 * the post has been written to disk, with a redirect to the page it was posted to (`isPage` if it
 * exists), so that Back and a reload do not post again.
 * @param root the built site
 */
export function formHandler(root: string, keep: SubmissionStore) {
  const forms = readForms(root)
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
    const { honeypot = '' } = form
    if (!fields.get(honeypot)) {
      const kept = [...fields].filter(
        ([field]) => form.fields.has(field) && !['form-name', honeypot].includes(field),
      )
      const data = Object.fromEntries(kept)
      await keep({ form: name, received: new Date().toISOString(), path, data })
    }
    return { status: 303, location: path }
  }
}
