import type { Content } from '../../../__tests__/fixtures/content'
import type { Random } from '../../fuzz/random'
import * as words from './words'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A number of different entries of a list, in the list's order. */
function some(random: Random, list: readonly string[], count: number): string[] {
  const chosen = new Set<string>()
  while (chosen.size < count) chosen.add(random.pick(list))
  return list.filter((entry) => chosen.has(entry))
}

function sentence(random: Random): string {
  const part = (): string =>
    `${random.pick(words.nouns)} were ${random.pick(words.verbs)} ${random.pick(words.places)}`
  return `${capital(part())}, while ${part()} for ${2 + random.below(90)} people.`
}

const paragraph = (random: Random, sentences: number): string =>
  Array.from({ length: sentences }, () => sentence(random)).join(' ')

const each = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** A title that no other generated case study has: its words by chance, its number by position. */
export const titleFor = (random: Random, position: number): string =>
  [words.qualities, words.trades, words.products].map((list) => random.pick(list)).join(' ') +
  ` ${position}`

/**
 * A case study of an ordinary length, with every band that its page can have.
 * @param slug the name of its file and of the folder with its pictures, cover.png and screen.png
 * @param offers paths of pages that its tags can name
 */
export function generateCaseStudy(
  random: Random,
  { title, slug, order }: { title: string; slug: string; order: number },
  offers: { industries: readonly string[]; services: readonly string[] },
): Content {
  const points = (name: string): Content[] =>
    each(3, (index) => ({ title: `${name} ${index + 1}`, description: paragraph(random, 2) }))
  const year = 2012 + random.below(12)
  return {
    $schema: '../../src/content/schema/case-study.json',
    order,
    title,
    imgUrl: `./${slug}/cover.png`,
    imgAlt: `${title} with its ${random.pick(words.nouns)} listed.`,
    duration: `Mar ${year} - Nov ${year + 1}`,
    description: `${title}: ${sentence(random)}`,
    tech: some(random, words.technologies, 2 + random.below(5)),
    industries: [random.pick(offers.industries), random.pick(words.industries)],
    services: [random.pick(offers.services), random.pick(words.services)],
    summary: each(2, () => paragraph(random, 3)),
    challenges: points('Challenge'),
    solutions: points('Solution'),
    showcase: [
      {
        imgUrl: `./${slug}/screen.png`,
        imgAlt: `A list of ${random.pick(words.nouns)}.`,
        caption: sentence(random),
      },
    ],
    result: [paragraph(random, 3)],
    figures: each(2, () => ({
      value: `${2 + random.below(90)}`,
      unit: '%',
      label: `of all ${random.pick(words.nouns)} ${random.pick(words.places)}`,
    })),
    links: [{ webUrl: `https://${slug}.example` }, { sourceUrl: `https://code.example/${slug}` }],
  }
}
