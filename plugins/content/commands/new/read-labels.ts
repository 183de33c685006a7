import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textsIn } from '../../files/parsed-file'
import type { Labels, NewSiteParts } from '../../model'

/** The labels of a language, or of the language without its country; else the English ones. */
export function readLabels(root: string, { labels }: NewSiteParts, language: string): Labels {
  const folder = join(root, labels)
  const sets = readdirSync(folder)
  const names = [language, language.replace(/-.*/, ''), 'en'].map((name) => `${name}.json`)
  const [set = ''] = names.filter((name) => sets.includes(name))
  return JSON.parse(readFileSync(join(folder, set), 'utf8')) as Labels
}

/** The texts of labels by those of the labels of another language. */
export function labelsByText(labels: Labels, others: Labels): ReadonlyMap<string, string> {
  const own = new Map(textsIn({ value: labels }).map(({ pointer, text }) => [pointer, text]))
  return new Map(
    textsIn({ value: others })
      .filter(({ pointer }) => !pointer.startsWith('/paths/'))
      .map(({ pointer, text }) => [text, own.get(pointer) ?? text]),
  )
}
