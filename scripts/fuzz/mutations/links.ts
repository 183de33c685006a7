import { contentPath } from '../../../src/routes/paths'
import {
  isAddress,
  isLink,
  isPath,
  titleOf,
  type Document,
  type Site,
  type Target,
} from '../document'
import { lookAlikes } from '../look-alikes'
import { replaceBy, type Mutation } from '../mutation'

const scripts = [
  ...['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'blob:x'],
  ...['java\tscript:alert(1)', 'javascript://x.example/%0aalert(1)', 'vbscript:msgbox(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'file:///etc/passwd', 'tel:+4912345678'],
  ...['view-source:x', 'about:blank', 'ws://x.example/', 'ftp://x.example/', 'http://x.example/'],
  'mailto:a@agency.example',
]

const withoutScheme = [
  ...['//evil.example/', '///evil.example/', '/\\evil.example/', '\\\\evil.example\\', '/\t/evil/'],
  ...['//evil.example/services/', '/ /evil.example/', '//', '///', '/%2f/evil.example/'],
]

const malformedPaths = [
  ...['../', './services/', '/../', '/services/../site/', '/services/./', '/services//'],
  ...['/%2e%2e/', '/services/..;/', '/services\\..\\', '/services/%00/', '/~root/', '/Services/'],
  '/services',
]

const malformedAddresses = [
  ...['https:', 'https://', 'https:///evil.example/', 'https:/evil.example/', 'https:evil.example'],
  ...['https://user:pass@evil.example/', 'https://agency.example@evil.example/', 'https://a b/'],
  ...['https://agency.example:99999/', 'https://agency.example:port/', 'https://[::1/'],
  ...['https://256.256.256.256/', 'https://agency.example\\@evil.example/', 'https://<b>.example/'],
  ...['https://agency..example/', 'https://-agency.example/', 'https://agency.example/"onclick="'],
  ...['HTTPS//agency.example/', 'https//agency.example/', 'www.agency.example'],
  'https://agеncy.de/',
]

/** Pages that exist, but that no page links to. */
const unlinkedPages = [
  ...['/opt-out/unsubscribed/', '/contact-us/thank-you/', '/case-studies/not-found/', '/404/'],
  ...['/styleguide/', '/page-data/', '/static/', '/case-studies/page/2/'],
]

/** The path of a link to this site; "" for a link elsewhere and for a tag that is a name. */
const pathIn = ({ value }: Target): string => /^\/[^?#]*/.exec(String(value))?.[0] ?? ''

const pathsOf = ({ documents }: Site): string[] => documents.map(({ path }) => contentPath(path))

const ofType = ({ documents }: Site, type: string): Document[] =>
  documents.filter(({ kind }) => kind.type === type)

const isTag = ({ path, key }: Target, { kind }: Document): boolean =>
  kind.type === 'CaseStudy' && path.length === 2 && ['industries', 'services'].includes(key)

/** The pages that a tag of a case study could name. */
const taggable = ({ key }: Target, site: Site): Document[] =>
  ofType(site, key === 'services' ? 'Service' : 'Industry')

/** Whether a value refers to a page of a certain kind, which is never a product. */
const isReference = (target: Target, document: Document): boolean =>
  isPath(target) && (['related', 'caseStudy'].includes(target.key) || isTag(target, document))

/** Links that are dangerous, broken, or lead to the wrong page. */
export const linkMutations: Mutation[] = [
  replaceBy('a link that runs or opens something else', ['link-form'], isLink, scripts),
  replaceBy('a link without its protocol', ['link-form'], isLink, withoutScheme),
  replaceBy('a malformed path', ['link-form'], isLink, malformedPaths),
  replaceBy('a malformed address', ['link-form'], isAddress, malformedAddresses),
  replaceBy(
    'a path with a look-alike letter',
    ['link-form'],
    (target) => isPath(target) && lookAlikes(pathIn(target)).length > 0,
    (target) => lookAlikes(pathIn(target)),
  ),
  replaceBy('a link to a missing page', ['dangling-link'], isPath, (_target, _document, site) => [
    '/nowhere/',
    ...pathsOf(site).flatMap((path) => [
      ...[`${path}nowhere/`, `/nowhere${path}`, path.replace(/\/$/, '-0/')],
    ]),
  ]),
  replaceBy('a link to a page that is not linked', ['dangling-link'], isPath, unlinkedPages),
  replaceBy(
    'a reference to a page of the wrong kind',
    // For a product that names itself as related, that is reported.
    ['wrong-page', 'link-to-itself'],
    isReference,
    (_target, _document, site) => [
      ...['/', '/services/'],
      ...ofType(site, 'Product').map(({ path }) => contentPath(path)),
    ],
  ),
  replaceBy(
    'a page related to itself',
    ['link-to-itself', 'repeated-entry'],
    ({ path }, { kind }) =>
      path[0] === 'related' && path.length === 2 && ['Industry', 'Service'].includes(kind.type),
    (_, { path }) => [contentPath(path)],
  ),
  replaceBy(
    'a tag that is the title of a page',
    ['tag-has-page'],
    (target, document, site) => isTag(target, document) && taggable(target, site).length > 0,
    (target, _, site) =>
      taggable(target, site)
        .map(titleOf)
        .flatMap((title) => [title, title.toLowerCase()]),
  ),
]
