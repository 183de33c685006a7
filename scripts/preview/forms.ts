import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { listFiles } from '../../plugins/content/node'

/** A form that Netlify would detect. */
export interface KnownForm {
  /** The fields in its HTML; other posted fields are not stored. */
  fields: Set<string>
  /** The fields that must have a value. */
  required: Set<string>
  /** The field that only bots fill in, if there is one. */
  honeypot?: string
}

const htmlFiles = (root: string): string[] =>
  listFiles(root)
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(root, file))

const marker = /\s(?:data-)?netlify(?:[\s=>])/

const isMarked = (form: HTMLElement): boolean =>
  form.hasAttribute('netlify') || form.getAttribute('data-netlify') === 'true'

const honeypotOf = (form: HTMLElement): string | undefined =>
  form.getAttribute('data-netlify-honeypot') ?? form.getAttribute('netlify-honeypot')

/** The forms in the built HTML by name, read once, as Netlify does at a deploy. */
export function readForms(root: string): Map<string, KnownForm> {
  const forms = new Map<string, KnownForm>()
  for (const file of htmlFiles(root)) {
    const html = readFileSync(file, 'utf8')
    if (!marker.test(html)) continue
    for (const form of parse(html).querySelectorAll('form').filter(isMarked)) {
      const name = form.getAttribute('name')
      if (!name) continue
      const namesOf = (selector: string): string[] =>
        form.querySelectorAll(selector).map((field) => field.getAttribute('name') ?? '')
      const required = namesOf('[name][required]')
      const other = forms.get(name)
      forms.set(name, {
        // A form with the same name on another page adds its fields.
        fields: new Set([...(other?.fields ?? []), ...namesOf('[name]')]),
        required: new Set(required.filter((field) => !other || other.required.has(field))),
        honeypot: honeypotOf(form) ?? other?.honeypot,
      })
    }
  }
  return forms
}
