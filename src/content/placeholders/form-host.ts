import { receiverOf } from '../form-receiver'
import { fileIssue } from '../validation/issue'
import { valueAt, type JsonFile } from '../validation/json/json-file'
import type { Placeholder } from './find-placeholders'
import { placeholderKinds } from './placeholder-kinds'

/** Whether the messages of the contact form go to Netlify Forms, the default receiver. */
export const usesNetlifyForms = (contact: unknown): boolean =>
  receiverOf(contact).type === 'netlify'

/** Finds a form whose messages are lost, because Netlify Forms exists only on Netlify. */
export function formsWithoutReceiver(files: readonly JsonFile[]): Placeholder[] {
  const [site, contact] = ['site.json', 'contact.json'].map((path) =>
    files.find((file) => file.path === path),
  )
  const host = site && valueAt(site, '/host')
  if (!contact || typeof host !== 'string' || host === 'netlify') return []
  if (!usesNetlifyForms(contact.value)) return []
  const message = `the messages of the form go to Netlify Forms, but the host is "${host}"`
  return [fileIssue(contact.path, 'form-receiver', message, placeholderKinds['form-receiver'])]
}
