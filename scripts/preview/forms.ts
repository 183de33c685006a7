import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { listFiles } from '../../src/content/list-files'

/** A form that Netlify would detect. */
export interface KnownForm {
  /** The fields in its HTML; other posted fields are not stored. */
  fields: Set<string>
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
      const names = form.querySelectorAll('[name]').map((field) => field.getAttribute('name') ?? '')
      forms.set(name, {
        // A form with the same name on another page adds its fields.
        fields: new Set([...(forms.get(name)?.fields ?? []), ...names]),
        honeypot: honeypotOf(form) ?? forms.get(name)?.honeypot,
      })
    }
  }
  return forms
}
