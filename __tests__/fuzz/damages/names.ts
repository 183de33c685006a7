import { spotsThat, type Damage } from '../damage'
import { replace, splice, titleOf, topSpot, type Document, type Site, type Spot } from '../document'
import { hasLookAlike, lookAlike } from '../look-alikes'

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

const fileName = ({ path }: Document): string => path.slice(folderOf(path).length, -'.json'.length)

const hasPages = ({ kind }: Document): boolean =>
  ['CaseStudy', 'Industry', 'Service', 'Product'].includes(kind.type)

/** The other pages in the same folder, which must not share a title; one that has room for more. */
const neighbours = (document: Document, { documents }: Site): Document[] =>
  documents.filter(
    (other) =>
      other !== document &&
      folderOf(other.path) === folderOf(document.path) &&
      titleOf(other).length < 45,
  )

const ownTitle: Damage['spots'] = (document) =>
  hasPages(document) ? [topSpot(document, 'title') ?? document.root] : []

const titleAmongOthers: Damage['spots'] = (document, site) =>
  neighbours(document, site).length ? ownTitle(document, site) : []

const titleOfCaseStudy: Damage['spots'] = (document, site) =>
  document.kind.type === 'CaseStudy' ? ownTitle(document, site) : []

/** Of two files that say the same, the second is blamed, at its title. */
const second = (a: Document, b: Document): { blames: string; at: number } => {
  const [, last] = a.path < b.path ? [a, b] : [b, a]
  return { blames: last.path, at: topSpot(last, 'title')?.node.offset ?? 0 }
}

/** Ways to write a title that nobody would take for another. */
const sameToReaders: ((title: string) => string)[] = [
  (title) => title,
  (title) => title.toUpperCase(),
  (title) => title.toLowerCase(),
  (title) => title.replaceAll(' ', '  '),
  (title) => title.replaceAll(' ', '\u00a0'),
  (title) => title.replace('a', 'ａ').replace('e', 'ｅ'),
]

const isNamed =
  (file: string, list: string, key: string) =>
  ({ path }: Spot, document: Document): boolean =>
    document.path === file && path.length === 3 && path[0] === list && path[2] === key

const technologies = ({ documents }: Site): string[] => {
  const file = documents.find(({ path }) => path === 'technologies.json')
  return (file?.spots ?? [])
    .filter(({ path }) => path.length === 3 && path[2] === 'name')
    .map(({ value }) => String(value))
}

const cyrillic: Record<string, string> = { a: 'а', c: 'с', e: 'е', i: 'і', o: 'о', p: 'р', x: 'х' }

/** A letter that has such a double, beside another letter of its word. */
const inWords = /[aceiopx](?=[a-z])/

/** Titles, icons and other names that are taken, misleading or unknown. */
export const nameDamages: Damage[] = [
  {
    name: 'a title that stands twice',
    rules: ['duplicate-title', 'duplicate-slug'],
    spots: titleAmongOthers,
    strike: (document, spot, random, site) => {
      const other = random.pick(neighbours(document, site))
      const title = random.pick(sameToReaders)(titleOf(other))
      return { edit: { text: replace(document, spot, title).text }, ...second(document, other) }
    },
  },
  {
    name: 'a title that leads to the address of another',
    rules: ['duplicate-slug', 'duplicate-title'],
    spots: (document, site) =>
      neighbours(document, site).length ? titleOfCaseStudy(document, site) : [],
    strike: (document, spot, random, site) => {
      const other = random.pick(neighbours(document, site))
      const slips = [(t: string) => `${t}!`, (t: string) => `"${t}"`, (t: string) => `${t}…`]
      const accents = [(t: string) => t.replace(/e/g, 'é'), (t: string) => t.replace(/o/, 'ö')]
      const hyphens = [
        (t: string) => t.replaceAll(' ', '-'),
        (t: string) => t.replaceAll(' ', ' - '),
      ]
      const title = random.pick([...slips, ...accents, ...hyphens])(titleOf(other))
      return { edit: { text: replace(document, spot, title).text }, ...second(document, other) }
    },
  },
  {
    name: 'a title with a letter that is not what it looks like',
    rules: ['look-alike'],
    spots: (document, site) => (inWords.test(titleOf(document)) ? ownTitle(document, site) : []),
    strike: (document, spot, random) => {
      const title = titleOf(document)
      const { index } = random.pick([...title.matchAll(new RegExp(inWords, 'g'))])
      const letter = cyrillic[title[index] ?? ''] ?? ''
      return { edit: replace(document, spot, splice(title, index, 1, letter).text) }
    },
  },
  {
    name: 'a title that leaves no address',
    rules: ['empty-slug'],
    spots: titleOfCaseStudy,
    strike: (document, spot, random) => ({
      edit: replace(document, spot, random.pick(['!!!', '?', '…', '日本語', '--', '🙂', "'''"])),
    }),
  },
  {
    name: "a title that takes one of the site's own addresses",
    rules: ['reserved-slug'],
    spots: titleOfCaseStudy,
    strike: (document, spot, random) => ({
      edit: replace(
        document,
        spot,
        random.pick(['Page', 'PAGE!', 'Not Found', 'not - found', 'páge']),
      ),
    }),
  },
  {
    name: 'a position that another page of the list has',
    rules: ['repeated-order'],
    spots: (document, site) =>
      hasPages(document) && neighbours(document, site).length
        ? [topSpot(document, 'order') ?? document.root]
        : [],
    strike: (document, spot, random, site) => {
      const other = random.pick(neighbours(document, site))
      const [, last = other] = [document, other].sort((a, b) => (a.path < b.path ? -1 : 1))
      const edit = { text: replace(document, spot, topSpot(other, 'order')?.value).text }
      return { edit, blames: last.path }
    },
  },
  {
    name: 'an icon that does not exist',
    rules: ['unknown-icon', 'text-form', 'wrong-form'],
    spots: spotsThat(({ key, node }) => key === 'icon' && node.type === 'string'),
    strike: (document, spot, random) => {
      const icon = String(spot.value)
      const slips = [`${icon}0x`, `x${icon}x`, 'no-such-icon', '__proto__', 'constructor', '../x']
      return { edit: replace(document, spot, random.pick(slips)) }
    },
  },
  {
    name: 'a name that stands twice in its list',
    rules: ['repeated-name'],
    spots: spotsThat(
      (spot, document) =>
        (isNamed('technologies.json', 'technologies', 'name')(spot, document) ||
          isNamed('clients.json', 'clients', 'name')(spot, document)) &&
        spot.path[1] !== 0,
    ),
    strike: (document, spot, random) => {
      const [list] = spot.path
      const first = document.spots.find(({ path }) => path.join('/') === `${String(list)}/0/name`)
      const name = String(first?.value)
      return { edit: replace(document, spot, random.pick([name, name.toUpperCase()])) }
    },
  },
  {
    name: 'a technology spelled otherwise',
    rules: ['technology-name', 'repeated-entry'],
    spots: spotsThat(
      ({ path, key, node }) =>
        path.length === 2 && node.type === 'string' && (key === 'tech' || key === 'technologies'),
    ),
    strike: (document, spot, random, site) => {
      const name = random.pick(technologies(site))
      const slips = [name.toLowerCase(), name.toUpperCase(), `${name}.`, `${name}-`]
      return { edit: replace(document, spot, random.pick(slips.filter((slip) => slip !== name))) }
    },
  },
  {
    name: 'a privacy policy that is no legal link',
    rules: ['unknown-legal-link'],
    spots: spotsThat(({ key }) => key === 'privacyPolicy'),
    strike: (document, spot, random) => {
      const name = String(spot.value)
      const slips = [`${name}s`, name.toUpperCase(), 'Nothing of the kind']
      return { edit: replace(document, spot, random.pick(slips.filter((slip) => slip !== name))) }
    },
  },
  {
    name: 'an own logo that cannot be shown',
    rules: ['logo-file'],
    spots: (document) => (document.path === 'technologies.json' ? [document.root] : []),
    strike: (_document, _spot, random) => {
      const inner = [
        '<script/>',
        '<a href="javascript:x">',
        '<path onclick="x"/>',
        '<image/>',
        '<path style="fill:red"/>',
        '<path fill="url(https://x.example/#a)"/>',
        '<path fill="#fff"/><path stroke="red"/>',
      ]
      const svg = `<svg viewBox="0 0 24 24">${random.pick(inner)}</svg>`
      const [name, text] = random.pick([
        ['slack.svg', svg],
        ['slack.svg', '<svg><path/></svg>'],
        ['slack.svg', ''],
        ['slack.webp', svg],
        ['C#.svg', '<svg viewBox="0 0 1 1"></svg>'],
      ])
      return { logo: [name, text], blames: `static/brand/logos/${name}`, at: 0 }
    },
  },
  {
    name: 'a logo that is not there',
    rules: ['missing-static-file'],
    spots: spotsThat(({ key }, { path }) => path === 'clients.json' && key.startsWith('url')),
    strike: (_, { node, value }) => ({ staticFile: String(value), at: node.offset }),
  },
  {
    name: 'a file name with a letter that is not what it looks like',
    rules: ['file-name'],
    spots: (document) =>
      hasPages(document) && hasLookAlike(fileName(document)) ? [document.root] : [],
    strike: (document, _, random) => {
      const { path, text } = document
      const other = `${folderOf(path)}${lookAlike(fileName(document), random)}.json`
      return { files: [{ path }, { path: other, text }], blames: other, at: 0 }
    },
  },
]
