import type { ContentSource } from '../content-source'
import { textAt, textsIn, valueAt, type JsonFile } from '../validation/json/json-file'
import type { Placeholder } from './find-placeholders'
import type { Finder, PlaceholderMatch } from './finders'
import { labelsOf, unitsOf } from './fingerprints'
import { placeholderKinds, type PlaceholderKind } from './placeholder-kinds'
import record from './shipped-content.json'

const texts = new Set(Object.values(record.texts).flatMap((hashes) => hashes.split(' ')))
const pictures = new Set<string>(Object.values(record.pictures))

/** Names in the shipped content: of places, holidays and products. */
const shippedNames: readonly string[] = [
  ...record.places,
  ...record.products,
  ...['Bangla', 'Chattogram', 'Uttara', 'Gulshan', 'Eid'],
]

/** How amounts in the shipped content name their currency: prices in one, examples in the other. */
const shippedCurrencies: Readonly<Record<string, readonly string[]>> = {
  BDT: ['[Tt]aka', 'Tk', 'BDT', '৳'],
  USD: ['USD', 'US dollars?'],
}

const kinds: [pointers: RegExp, PlaceholderKind][] = [
  [/^\/proof\//, 'shipped-proof'],
  [/^\/figures\//, 'shipped-figure'],
  [/^\/(?:dayRate|services\/\d+\/base|typical\/smallest\/price)$/, 'shipped-price'],
]

const kindOfText = (pointer: string): PlaceholderKind =>
  kinds.find(([pointers]) => pointers.test(pointer))?.[1] ?? 'shipped-text'

const shownAt = (file: JsonFile, pointer: string): string => {
  const text = textAt(file, pointer) ?? JSON.stringify(valueAt(file, pointer))
  return text.length > 50 ? `${text.slice(0, 49)}…` : text
}

/** Finds texts and prices that are unchanged from the shipped content, in any file. */
export const shippedTexts =
  (name: string): Finder =>
  (file) =>
    unitsOf(file, name).flatMap(({ pointer, hashes }): PlaceholderMatch[] => {
      const same = hashes.filter((hash) => texts.has(hash)).length
      if (same === 0) return []
      const part = same < hashes.length ? ` in ${same} of ${hashes.length} sentences` : ''
      const message = `"${shownAt(file, pointer)}" is unchanged from the shipped site${part}`
      return [{ pointer, kind: kindOfText(pointer), message }]
    })

/** Finds labels and messages in the shipped language, on a site in another language. */
export const untranslatedLabels = (name: string, language: string): Finder => {
  if (language === record.language) return () => []
  const labels = new Set(record.labels.split(' '))
  return (file) =>
    labelsOf(file, name)
      .filter(({ hashes }) => hashes.some((hash) => labels.has(hash)))
      .map(({ pointer }): PlaceholderMatch => {
        const message = `"${shownAt(file, pointer)}" is unchanged from the shipped site`
        return { pointer, kind: 'untranslated', message }
      })
}

/** Shipped names that may stay because they are the site's own. */
export interface OwnNames {
  address: string
  currency: string | undefined
}

/** Finds shipped names of places, currencies and products in texts, except the site's own. */
export const namesOfPlaces = (own: OwnNames): Finder => {
  const names = [
    ...shippedNames.filter((name) => !own.address.includes(name)),
    ...Object.entries(shippedCurrencies).flatMap(([code, written]) =>
      code === own.currency ? [] : written,
    ),
  ]
  const pattern = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'gu')
  return (file: JsonFile) =>
    textsIn(file).flatMap(({ pointer, text }): PlaceholderMatch[] => {
      if (pointer.startsWith('/prefill/')) return []
      const found = [...new Set(text.match(pattern))]
      if (found.length === 0) return []
      const message = `names ${found.map((name) => `"${name}"`).join(', ')}`
      return [{ pointer, kind: 'shipped-name', message }]
    })
}

// The logos in static/brand/logos/ are trademarks of others, and may stay.
const isKept = (path: string): boolean => path.startsWith('static/brand/logos/')
const isLogo = (path: string): boolean => /^static\/(?!clients\/)/.test(path)

/** Finds pictures and logos that are unchanged from the shipped content, under any name. */
export const shippedPictures = ({ digests = new Map() }: ContentSource): Placeholder[] =>
  [...digests].flatMap(([file, digest]: [string, string]) => {
    if (isKept(file) || !pictures.has(digest)) return []
    const rule = isLogo(file) ? 'shipped-logo' : 'shipped-picture'
    const message = 'is unchanged from the shipped site'
    const position = { file, line: 1, column: 1, pointer: '' }
    return [{ ...position, rule, message, hint: placeholderKinds[rule] }]
  })
