import { contentPath } from '../../../src/routes/paths'
import { spotsThat, type Damage } from '../damage'
import { replace, titleOf, type Site, type Spot } from '../document'
import { isAddress, isLink, isPath } from '../roles'

const scripts = [
  ...[
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
  ],
  ...['javascript://x.example/%0aalert(1)', 'data:text/html,<script>alert(1)</script>', 'blob:x'],
  ...['vbscript:msgbox(1)', 'file:///etc/passwd', 'mailto:a@agency.example', 'tel:+4912345678'],
  ...['view-source:x', 'about:blank', 'ws://x.example/', 'ftp://x.example/', 'http://x.example/'],
]

const withoutScheme = [
  ...['//evil.example/', '///evil.example/', '/\\evil.example/', '\\\\evil.example\\', '/\t/evil/'],
  ...['//evil.example/services/', '/ /evil.example/', '//', '///', '/%2f/evil.example/'],
]

const climbing = [
  ...[
    '../',
    './services/',
    '/../',
    '/services/../site/',
    '/services/./',
    '/services//',
    '/%2e%2e/',
  ],
  ...['/services/..;/', '/services\\..\\', '/services/%00/', '/~root/', '/Services/', '/services'],
]

const addresses = [
  ...['https:', 'https://', 'https:///evil.example/', 'https:/evil.example/', 'https:evil.example'],
  ...['https://user:pass@evil.example/', 'https://agency.example@evil.example/', 'https://a b/'],
  ...['https://agency.example:99999/', 'https://agency.example:port/', 'https://[::1/'],
  ...['https://256.256.256.256/', 'https://agency.example\\@evil.example/', 'https://<b>.example/'],
  ...['https://agency..example/', 'https://-agency.example/', 'https://agency.example/"onclick="'],
  ...[
    'HTTPS//agency.example/',
    'https//agency.example/',
    'www.agency.example',
    'https://agеncy.de/',
  ],
]

/** Letters of other scripts, and forms of our own, that look like a letter of an address. */
const alike: Record<string, string[]> = {
  ...{ a: ['а', 'ａ', 'á', 'ɑ'], c: ['с', 'ｃ'], e: ['е', 'ｅ', 'é'], i: ['і', 'ı', 'ｉ'] },
  ...{
    o: ['о', 'ο', 'ｏ', 'ö'],
    p: ['р', 'ｐ'],
    s: ['ѕ', 'ｓ'],
    x: ['х', 'ｘ'],
    '-': ['‐', '–', '−'],
  },
}

/** The text with one letter that is not what it looks like, if it has a letter that can be. */
export const lookAlike = (text: string, pick: <T>(list: readonly T[]) => T): string => {
  const places = [...text].flatMap((letter, index) => (alike[letter] ? [index] : []))
  const at = pick(places)
  return [...text].map((letter, i) => (i === at ? pick(alike[letter] ?? []) : letter)).join('')
}

export const hasLookAlike = (text: string): boolean => [...text].some((letter) => alike[letter])

const pathsOf = ({ documents }: Site, type: string): string[] =>
  documents.filter(({ kind }) => kind.type === type).map(({ path }) => contentPath(path))

const isReference = ({ path, key }: Spot, type: string): boolean =>
  (path.length === 2 && (key === 'related' || (key === 'services' && type === 'CaseStudy'))) ||
  (key === 'caseStudy' && path[0] === 'proof')

/** Links that are dangerous, that lead nowhere, or to the wrong page. */
export const linkDamages: Damage[] = [
  {
    name: 'a link that runs or opens something else',
    rules: ['link-form'],
    spots: spotsThat(isLink),
    strike: (document, spot, random) => ({ edit: replace(document, spot, random.pick(scripts)) }),
  },
  {
    name: 'a link without its protocol',
    rules: ['link-form'],
    spots: spotsThat(isLink),
    strike: (document, spot, random) => ({
      edit: replace(document, spot, random.pick(withoutScheme)),
    }),
  },
  {
    name: 'a path that climbs or is half a path',
    rules: ['link-form'],
    spots: spotsThat(isLink),
    strike: (document, spot, random) => ({ edit: replace(document, spot, random.pick(climbing)) }),
  },
  {
    name: 'an address that no browser should open',
    rules: ['link-form'],
    spots: spotsThat(isAddress),
    strike: (document, spot, random) => ({ edit: replace(document, spot, random.pick(addresses)) }),
  },
  {
    name: 'a path with a letter that is not what it looks like',
    rules: ['link-form'],
    spots: spotsThat(
      (spot) => isPath(spot) && /^\/.*[aceiopsx]/.test(String(spot.value).split(/[?#]/)[0] ?? ''),
    ),
    strike: (document, spot, random) => {
      const [path = ''] = String(spot.value).split(/[?#]/)
      return { edit: replace(document, spot, lookAlike(path, random.pick)) }
    },
  },
  {
    name: 'a link that leads nowhere',
    rules: ['dangling-link'],
    spots: spotsThat(isPath),
    strike: (document, spot, random, site) => {
      const path = random.pick(pathsOf(site, random.pick(['Service', 'Industry', 'Product'])))
      const slips = [`${path}nowhere/`, `/nowhere${path}`, path.replace(/\/$/, '-/'), '/nowhere/']
      // A hyphen before a slash would be no path at all.
      const slip = random.pick(slips).replace('-/', '-0/')
      return { edit: replace(document, spot, slip) }
    },
  },
  {
    name: 'a link to what is no page to link to',
    rules: ['dangling-link'],
    spots: spotsThat(isPath),
    strike: (document, spot, random) => {
      const pages = ['/opt-out/unsubscribed/', '/contact-us/thank-you/', '/case-studies/not-found/']
      const insides = ['/404/', '/styleguide/', '/page-data/', '/static/', '/case-studies/page/2/']
      return { edit: replace(document, spot, random.pick([...pages, ...insides])) }
    },
  },
  {
    name: 'a reference to a page of the wrong kind',
    rules: ['wrong-page'],
    spots: spotsThat((spot, { kind }) => isPath(spot) && isReference(spot, kind.type)),
    strike: (document, spot, random, site) => ({
      edit: replace(document, spot, random.pick([...pathsOf(site, 'Product'), '/', '/services/'])),
    }),
  },
  {
    name: 'a page related to itself',
    rules: ['link-to-itself', 'repeated-entry'],
    spots: spotsThat(
      ({ path }, { kind }) =>
        path[0] === 'related' && path.length === 2 && ['Industry', 'Service'].includes(kind.type),
    ),
    strike: (document, spot) => ({ edit: replace(document, spot, contentPath(document.path)) }),
  },
  {
    name: 'a tag that names a page by its title',
    rules: ['tag-has-page'],
    spots: spotsThat(
      ({ path, key }, { kind }) =>
        kind.type === 'CaseStudy' &&
        path.length === 2 &&
        (key === 'industries' || key === 'services'),
    ),
    strike: (document, spot, random, { documents }) => {
      const type = spot.key === 'services' ? 'Service' : 'Industry'
      const title = titleOf(random.pick(documents.filter(({ kind }) => kind.type === type)))
      return { edit: replace(document, spot, random.pick([title, title.toLowerCase()])) }
    },
  },
]
