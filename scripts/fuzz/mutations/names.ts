import { dirname } from 'node:path/posix'
import { isString, titleOf, topTarget, type Document, type Site } from '../document'
import { replaceBy, targetsThat, type Mutation, type Test } from '../mutation'

const hasPage = ({ kind }: Document): boolean =>
  ['CaseStudy', 'Industry', 'Service', 'Product'].includes(kind.type)

/** The other pages in the same folder, which must not share a title, if theirs has room for more. */
const siblings = (document: Document, { documents }: Site): Document[] =>
  documents.filter(
    (other) =>
      other !== document &&
      dirname(other.path) === dirname(document.path) &&
      titleOf(other).length < 45,
  )

const isTitle: Test = ({ path }, document) =>
  hasPage(document) && path.length === 1 && path[0] === 'title'

const isTitleOfCaseStudy: Test = (target, document, site) =>
  isTitle(target, document, site) && document.kind.type === 'CaseStudy'

/**
 * Gives a value of one page to another page of the same folder. Of the two files, the one whose
 * path sorts last is reported.
 */
const repeatFromSibling = (
  name: string,
  rules: Mutation['rules'],
  test: Test,
  valuesFrom: (other: Document) => unknown[],
): Mutation => ({
  ...{ name, rules },
  targets: targetsThat(
    (target, document, site) =>
      hasPage(document) && siblings(document, site).length > 0 && test(target, document, site),
  ),
  changes: ({ node, key }, document, site) =>
    siblings(document, site).flatMap((other) => {
      const last = document.path < other.path ? other : document
      return valuesFrom(other).map((value) => ({
        edit: { offset: node.offset, length: node.length, content: JSON.stringify(value) },
        ...(last === other && { file: other.path, at: topTarget(other, key)?.node.offset ?? 0 }),
      }))
    }),
})

/** Spellings of a title that a reader takes for the same title. */
const sameToReaders = (title: string): string[] => [
  ...[title, title.toUpperCase(), title.toLowerCase(), title.replaceAll(' ', '  ')],
  ...[title.replaceAll(' ', '\u00a0'), title.replace('a', 'ａ').replace('e', 'ｅ')],
]

/** Titles from which the same address is derived. */
const sameAddress = (title: string): string[] => [
  ...[`${title}!`, `"${title}"`, `${title}…`, title.replace(/e/g, 'é'), title.replace(/o/, 'ö')],
  ...[title.replaceAll(' ', '-'), title.replaceAll(' ', ' - ')],
]

const cyrillic: Record<string, string> = { a: 'а', c: 'с', e: 'е', i: 'і', o: 'о', p: 'р', x: 'х' }

/** The title with one letter of a word in Cyrillic, in every possible way. */
const mixedScripts = (title: string): string[] =>
  [...title.matchAll(/[aceiopx](?=[a-z])/g)].map(
    ({ 0: letter, index }) =>
      title.slice(0, index) + (cyrillic[letter] ?? '') + title.slice(index + 1),
  )

const technologies = ({ documents }: Site): string[] =>
  (documents.find(({ path }) => path === 'technologies.json')?.targets ?? [])
    .filter(({ path }) => path.length === 3 && path[2] === 'name')
    .map(({ value }) => String(value))

const isTechnology: Test = (target) =>
  target.path.length === 2 && isString(target) && ['tech', 'technologies'].includes(target.key)

/** Titles, icons and other names that are taken, misleading or unknown. */
export const nameMutations: Mutation[] = [
  repeatFromSibling('a repeated title', ['duplicate-title', 'duplicate-slug'], isTitle, (other) =>
    sameToReaders(titleOf(other)),
  ),
  repeatFromSibling(
    'a title with the address of another page',
    ['duplicate-slug', 'duplicate-title'],
    isTitleOfCaseStudy,
    (other) => sameAddress(titleOf(other)),
  ),
  repeatFromSibling(
    'a position that another page of the list has',
    ['repeated-order'],
    ({ path }) => path.length === 1 && path[0] === 'order',
    (other) => [topTarget(other, 'order')?.value],
  ),
  replaceBy(
    'a title with a look-alike letter',
    ['look-alike'],
    (target, document, site) =>
      isTitle(target, document, site) && mixedScripts(titleOf(document)).length > 0,
    (_, document) => mixedScripts(titleOf(document)),
  ),
  replaceBy('a title without an address', ['empty-slug'], isTitleOfCaseStudy, [
    '!!!',
    '?',
    '…',
    '日本語',
    '--',
    '🙂',
    "'''",
  ]),
  replaceBy("a title with one of the site's own addresses", ['reserved-slug'], isTitleOfCaseStudy, [
    ...['Page', 'PAGE!', 'Not Found', 'not - found', 'páge'],
  ]),
  replaceBy(
    'an icon that does not exist',
    ['unknown-icon', 'text-form', 'wrong-form'],
    (target) => isString(target) && target.key === 'icon',
    ({ value }) => [
      ...[`${String(value)}0x`, `x${String(value)}x`, 'no-such-icon', '__proto__', '../x'],
    ],
  ),
  replaceBy(
    'a technology in another spelling',
    ['technology-name', 'repeated-entry'],
    isTechnology,
    (_target, _document, site) =>
      technologies(site).flatMap((name) =>
        [name.toLowerCase(), name.toUpperCase(), `${name}.`, `${name}-`].filter(
          (other) => other !== name,
        ),
      ),
  ),
]
