import { dirname } from 'node:path/posix'
import { isEntryOf, isOfPage, isString, valueAt, titleOf } from '../content-tree'
import type { Document, Site, Target } from '../content-tree'
import { lookAlikes } from '../look-alikes'
import { replaceBy, type Mutation } from '../mutation'

/** The pages before this one in its folder: of two pages that collide, the later one is reported. */
const siblings = ({ document }: Target, { documents }: Site): Document[] =>
  documents.filter(({ path }) => dirname(path) === dirname(document.path) && path < document.path)

const isTitle = (target: Target): boolean => isOfPage(target, 'title')

const isTitleOfCaseStudy = (target: Target): boolean =>
  isTitle(target) && target.document.kind.type === 'CaseStudy'

const withoutAddress = ['!!!', '?', '…', '日本語', '--', '🙂', "'''"]
const reserved = ['Page', 'PAGE!', 'Not Found', 'not - found', 'páge']

/** Spellings of a title that look the same to a reader. */
const sameToReaders = (title: string): string[] => [
  ...[title, title.toUpperCase(), title.toLowerCase(), title.replaceAll(' ', '  ')],
  ...[title.replaceAll(' ', '\u00a0'), title.replace('a', 'ａ').replace('e', 'ｅ')],
]

/** Titles from which the same address is derived. */
const sameAddress = (title: string): string[] => [
  ...[`${title}!`, `"${title}"`, `${title}…`, title.replace(/e/g, 'é'), title.replace(/o/, 'ö')],
  ...[title.replaceAll(' ', '-'), title.replaceAll(' ', ' - ')],
]

/** The title with one letter within a word in Cyrillic or Greek, in every possible way. */
const mixedScripts = (title: string): string[] =>
  lookAlikes(title).filter((text) => /[\p{sc=Cyrillic}\p{sc=Greek}](?=[a-z])/u.test(text))

const technologies = ({ documents }: Site): string[] =>
  documents
    .filter(({ kind }) => kind.type === 'Technologies')
    .flatMap(({ targets }) => targets.filter(({ key }) => key === 'name'))
    .map(({ value }) => String(value))

/** Titles, icons and other names that are taken, misleading or unknown. */
export const nameMutations: Mutation[] = [
  replaceBy(
    'a repeated title',
    ['duplicate-title', 'duplicate-slug', 'text-too-long'],
    isTitle,
    (target, site) => siblings(target, site).map(titleOf).flatMap(sameToReaders),
  ),
  replaceBy(
    'a title with the address of another page',
    ['duplicate-slug', 'duplicate-title', 'text-too-long'],
    isTitleOfCaseStudy,
    (target, site) => siblings(target, site).map(titleOf).flatMap(sameAddress),
  ),
  replaceBy('a title with a look-alike letter', ['look-alike'], isTitle, ({ value }) =>
    mixedScripts(String(value)),
  ),
  replaceBy(
    'a title without an address',
    ['empty-slug'],
    (target) => isTitleOfCaseStudy(target) && valueAt(target.document, '/slug') === undefined,
    withoutAddress,
  ),
  replaceBy('a reserved title', ['reserved-slug'], isTitleOfCaseStudy, reserved),
  replaceBy(
    'an icon that does not exist',
    ['unknown-icon', 'text-form', 'wrong-form'],
    ({ key }) => key === 'icon',
    ({ value }) => [
      ...[`${String(value)}0x`, `x${String(value)}x`, 'no-such-icon', '__proto__', '../x'],
    ],
  ),
  replaceBy(
    'a technology in another spelling',
    ['technology-name', 'repeated-entry'],
    (target) => isString(target) && isEntryOf(target, 'tech', 'technologies'),
    (_, site) =>
      technologies(site).flatMap((name) =>
        [name.toLowerCase(), name.toUpperCase(), `${name}.`, `${name}-`].filter(
          (other) => other !== name,
        ),
      ),
  ),
]
