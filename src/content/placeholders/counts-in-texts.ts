import { isObject, textsIn, valueAt, type JsonFile } from '../validation/json/json-file'
import type { Finder, PlaceholderMatch } from './finders'

const words =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

const numberOf = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : words.indexOf(word.toLowerCase()) + 2

/** Something that texts count, and the correct numbers. */
interface Counted {
  nouns: string
  numbers: number[]
  /**
   * Whether the words also occur in texts about other things, so that only texts about the agency
   * are searched.
   */
  ambiguous?: true
}

const aboutAgency =
  /^(?:home|company|contact|site|calls-to-action|case-studies|products|industries|services)\.json$/

function countedIn(files: JsonFile[]): Counted[] {
  const pages = (folder: string): JsonFile[] =>
    files.filter(({ path }) => path.startsWith(`${folder}/`))
  const finished = (each: JsonFile[]): number =>
    each.filter((file) => valueAt(file, '/inProgress') !== true).length
  const groups = (each: JsonFile[]): JsonFile[] =>
    each.filter(({ path }) => path.split('/').length === 2)
  const withSubPages = (each: JsonFile[]): number =>
    new Set(
      each.filter(({ path }) => path.split('/').length > 2).map(({ path }) => path.split('/')[1]),
    ).size
  const [cases, products] = [pages('case-studies'), pages('products')]
  const [services, industries] = [pages('services'), pages('industries')]
  const clients = files.find(({ path }) => path === 'clients.json')
  const logos: unknown = clients && valueAt(clients, '/clients')
  const ofOffers = (each: JsonFile[]): number[] => {
    const [top, split] = [groups(each).length, withSubPages(each)]
    return [each.length, top, split, top - split, each.length - top]
  }
  return [
    { nouns: 'case stud(?:y|ies)|pieces? of work', numbers: [cases.length, finished(cases)] },
    { nouns: 'products', numbers: [products.length, finished(products)], ambiguous: true },
    { nouns: 'services|fields of engineering', numbers: ofOffers(services), ambiguous: true },
    { nouns: 'industries|trades', numbers: ofOffers(industries), ambiguous: true },
    { nouns: 'clients', numbers: [Array.isArray(logos) ? logos.length : 0], ambiguous: true },
  ]
}

/** Finds numbers, in digits or words, that do not match the content. */
export function wrongCounts(files: JsonFile[]): Finder {
  const counted = countedIn(files).map((each) => ({
    ...each,
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,])(${words.join('|')}|\\d{1,3}) (?:of (?:our|the|these) |\\p{L}+ ){0,2}?(?:${each.nouns})(?!\\p{L})`,
      'giu',
    ),
  }))
  return (file) =>
    sayings(file).flatMap(({ pointer, text }): PlaceholderMatch[] => {
      for (const { pattern, numbers, ambiguous } of counted) {
        if (ambiguous && !aboutAgency.test(file.path)) continue
        for (const [found, word = ''] of text.matchAll(pattern)) {
          if (numbers.includes(numberOf(word))) continue
          const message = `says "${found}", but there are ${[...new Set(numbers)].join(' or ')}`
          return [{ pointer, kind: 'count', message }]
        }
      }
      return []
    })
}

/** Texts, and figures with the number in front of their label. */
const sayings = (file: JsonFile): { pointer: string; text: string }[] =>
  textsIn(file).flatMap((said) => {
    const isLabel = said.pointer.endsWith('/label')
    const holder = isLabel ? valueAt(file, said.pointer.slice(0, -'/label'.length)) : undefined
    const figure = isObject(holder) && typeof holder.value === 'string' ? holder.value : ''
    return [figure ? { ...said, text: `${figure} ${said.text}` } : said]
  })
