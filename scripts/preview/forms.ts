import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { listFiles } from '../../src/content/list-files'

/** A form that Netlify would detect, by its name. */
export interface KnownForm {
  /** The fields it has in the HTML; what else is posted is not kept. */
  fields: Set<string>
  /** The field that only bots fill in, if the form has one. */
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

/** The forms in the built HTML, by name, read once as Netlify does at a deploy. */
export function readForms(root: string): Map<string, KnownForm> {
  const forms = new Map<string, KnownForm>()
  for (const file of htmlFiles(root)) {
    const html = readFileSync(file, 'utf8')
    if (!marker.test(html)) continue
    for (const form of parse(html).querySelectorAll('form').filter(isMarked)) {
      const name = form.getAttribute('name')
      if (!name) continue
      const names = form.querySelectorAll('[name]').map((field) => field.getAttribute('name') ?? '')
      forms.set(name, {
        // A form of this name on another page adds its fields.
        fields: new Set([...(forms.get(name)?.fields ?? []), ...names]),
        honeypot: honeypotOf(form) ?? forms.get(name)?.honeypot,
      })
    }
  }
  return forms
}
