import { createHash } from 'node:crypto'
import type { ContentSource } from '../content-source'
import {
  entriesOf,
  isObject,
  textAt,
  textsIn,
  valueAt,
  type JsonFile,
} from '../validation/json/json-file'
import { parseFiles } from '../validation/json/parse'

/**
 * What shipped-content.json records of the content that this project ships with, so that it can be
 * recognized.
 */
export interface Fingerprints {
  name: string
  street: string
  clients: string[]
  products: string[]
  /** Names in the address: the district, the city, the country. */
  places: string[]
  /** The hashes of the sentences and figures of each file, separated by spaces. */
  texts: Record<string, string>
  /** The language of the content: "en". */
  language: string
  /** The hashes of the labels and messages that suit every agency with this language. */
  labels: string
  /** The hash of each picture, by its path from the project's root. */
  pictures: Record<string, string>
}

/** A text, or several values that belong together, and the hash to record. */
export interface Unit {
  pointer: string
  hashes: string[]
}

/** Labels, messages and legal drafts that suit every agency and do not have to be rewritten. */
const generic = /^(?:(?:ui-text|status-pages|technologies|navigation)\.json$|pages\/)/
const genericParts = /^\/(?:form|fallback|loading|pageSettings)(?:\/|$)/

/** Shorter sentences may be equal by coincidence. */
const minWords = 6

/** A hash of a text that ignores white space, case, punctuation and the agency's name. */
const hashOf = (text: string, name: string): string => {
  const plain = text.normalize('NFKC').replaceAll(name, '§').toLowerCase()
  const letters = plain.replace(/[^\p{L}\p{N}§]+/gu, ' ').trim()
  return createHash('sha1').update(letters).digest('base64url').slice(0, 7)
}

const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?;:]["”’)]?)\s+/u).filter((part) => part.split(/\s+/).length >= minWords)

// The value and the label of a figure belong together.
const isPartOfFigure = (pointer: string): boolean => /^\/figures\/(?:items\/)?\d+\//.test(pointer)

/**
 * The pointers of prices, and of the days they are computed from, in service files and the estimate
 * file.
 */
const pricesIn = (file: JsonFile): { at: string; text: string }[] => {
  const typical = ['smallest', 'usual'].flatMap((of) =>
    ['price', 'weeks'].map((key) => valueAt(file, `/typical/${of}/${key}`)),
  )
  const rates = ['/dayRate', ...entriesOf(file, '/services').map((at) => `${at}/base`)]
  return [
    { at: '/typical/smallest/price', value: typical.every(Boolean) ? typical : undefined },
    ...rates.map((at) => ({ at, value: valueAt(file, at) })),
  ].flatMap(({ at, value }) =>
    value === undefined ? [] : [{ at, text: `${at.replace(/\d+/, '')} ${JSON.stringify(value)}` }],
  )
}

/** The sentences of a file, and its prices, figures and headline as units. */
export function unitsOf(file: JsonFile, name: string): Unit[] {
  if (generic.test(file.path)) return []
  const sentences = textsIn(file).flatMap(({ pointer, text }) => {
    if (genericParts.test(pointer) || isPartOfFigure(pointer)) return []
    const hashes = sentencesIn(text).map((sentence) => hashOf(sentence, name))
    return hashes.length > 0 ? [{ pointer, hashes }] : []
  })
  const figures = ['/figures', '/figures/items'].flatMap((list) =>
    entriesOf(file, list).map((at) => ({ at, figure: valueAt(file, at) })),
  )
  const wholes = figures.flatMap(({ at, figure }) => {
    if (!isObject(figure)) return []
    const text = [figure.value, figure.unit, figure.label].filter(Boolean).join(' ')
    return [{ pointer: `${at}/value`, hashes: [hashOf(text, name)] }]
  })
  const headline = entriesOf(file, '/hero/headline').map((at) => textAt(file, at))
  if (headline.length > 0) {
    wholes.push({ pointer: '/hero/headline/0', hashes: [hashOf(headline.join(' '), name)] })
  }
  const prices = pricesIn(file).map(({ at, text }) => ({
    pointer: at,
    hashes: [hashOf(text, name)],
  }))
  return [...sentences, ...wholes, ...prices]
}

/**
 * Labels and messages that suit every agency with the same language, except single words and names.
 */
export const labelsOf = (file: JsonFile, name: string): Unit[] =>
  textsIn(file).flatMap(({ pointer, text }) => {
    const isLabel = generic.test(file.path) || genericParts.test(pointer)
    const words = text.replace(/\{\w+\}/g, '').match(/\p{L}{2,}/gu) ?? []
    const isName = file.path === 'technologies.json' || !/\s/u.test(text.trim())
    if (!isLabel || isName || words.length < 2) return []
    return [{ pointer, hashes: [hashOf(text, name)] }]
  })

const fileOf = (files: JsonFile[], path: string): JsonFile | undefined =>
  files.find((file) => file.path === path)

/** The agency's name; a text that occurs nowhere if there is none. */
export const nameIn = (files: JsonFile[]): string => {
  const site = fileOf(files, 'site.json')
  return (site && textAt(site, '/name')) || '§'
}

/** The language of the content, without its region: "en", "nb". */
export const languageIn = (files: JsonFile[]): string => {
  const site = fileOf(files, 'site.json')
  return ((site && textAt(site, '/language')) ?? '').replace(/-.*$/, '')
}

const titlesBelow = (files: JsonFile[], folder: string): string[] =>
  files
    .filter(({ path }) => path.startsWith(folder))
    .flatMap((file) => textAt(file, '/title') ?? [])

/** The record of some content. */
export function fingerprintsOf(source: ContentSource): Fingerprints {
  const { files } = parseFiles(source.files)
  const name = nameIn(files)
  const site = fileOf(files, 'site.json')
  const clients = fileOf(files, 'clients.json')
  const address = (key: string): string => (site && textAt(site, `/address/${key}`)) ?? ''
  const capitalized = `${address('locality')} ${address('country')}`.match(/\p{Lu}\p{L}+/gu)
  const names = clients
    ? entriesOf(clients, '/clients').map((at) => textAt(clients, `${at}/name`) ?? '')
    : []
  return {
    name,
    street: address('street'),
    clients: names,
    products: titlesBelow(files, 'products/'),
    places: [...new Set(capitalized)],
    texts: Object.fromEntries(
      files.flatMap((file) => {
        const hashes = unitsOf(file, name).flatMap((unit) => unit.hashes)
        return hashes.length > 0 ? [[file.path, [...new Set(hashes)].join(' ')]] : []
      }),
    ),
    language: languageIn(files),
    labels: [
      ...new Set(files.flatMap((file) => labelsOf(file, name).flatMap(({ hashes }) => hashes))),
    ].join(' '),
    pictures: Object.fromEntries(source.digests ?? []),
  }
}
