import { contentPath } from '../../../src/routes/paths'
import { spotsThat, type Damage } from '../damage'
import { replace, titleOf, type Document, type Site, type Spot } from '../document'
import { hasLookAlike, lookAlike } from '../look-alikes'
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

/** The path of a link to this site; "" for a link elsewhere and for a tag that is a word. */
const pathIn = ({ value }: Spot): string => /^\/[^?#]*/.exec(String(value))?.[0] ?? ''

const ofType = ({ documents }: Site, ...types: string[]): Document[] =>
  documents.filter(({ kind }) => types.includes(kind.type))

/** The kind of page that a tag of a case study names. */
const taggedType = ({ key }: Spot): string => (key === 'services' ? 'Service' : 'Industry')

const isTag = ({ path, key }: Spot, { kind }: Document): boolean =>
  kind.type === 'CaseStudy' && path.length === 2 && ['industries', 'services'].includes(key)

/** References to a page of a certain kind, which is never a product. */
const isReference = (spot: Spot, document: Document): boolean =>
  isPath(spot) && (['related', 'caseStudy'].includes(spot.key) || isTag(spot, document))

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
    spots: spotsThat((spot) => isPath(spot) && hasLookAlike(pathIn(spot))),
    strike: (document, spot, random) => ({
      edit: replace(document, spot, lookAlike(pathIn(spot), random)),
    }),
  },
  {
    name: 'a link that leads nowhere',
    rules: ['dangling-link'],
    spots: spotsThat(isPath),
    strike: (document, spot, random, { documents }) => {
      const path = contentPath(random.pick(documents).path)
      const slips = [`${path}nowhere/`, `/nowhere${path}`, path.replace(/\/$/, '-0/'), '/nowhere/']
      return { edit: replace(document, spot, random.pick(slips)) }
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
    // A product that names itself as related is told so first.
    rules: ['wrong-page', 'link-to-itself'],
    spots: spotsThat(isReference),
    strike: (document, spot, random, site) => {
      const products = ofType(site, 'Product').map(({ path }) => contentPath(path))
      return { edit: replace(document, spot, random.pick([...products, '/', '/services/'])) }
    },
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
      (spot, document, site) => isTag(spot, document) && ofType(site, taggedType(spot)).length > 0,
    ),
    strike: (document, spot, random, site) => {
      const title = titleOf(random.pick(ofType(site, taggedType(spot))))
      return { edit: replace(document, spot, random.pick([title, title.toLowerCase()])) }
    },
  },
]
