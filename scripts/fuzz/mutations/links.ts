import { contentPath } from '../../../src/routes/paths'
import { isAddress, isEntryOf, isPath, takesMarkdown, titleOf } from '../content-tree'
import type { Document, Site, Target } from '../content-tree'
import { lookAlikes } from '../look-alikes'
import { replaceBy, type Mutation } from '../mutation'

const dangerous = [
  ...['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'blob:x'],
  ...['java\tscript:alert(1)', 'javascript://x.example/%0aalert(1)', 'vbscript:msgbox(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'file:///etc/passwd', 'tel:+4912345678'],
  ...['view-source:x', 'about:blank', 'ws://x.example/', 'ftp://x.example/', 'http://x.example/'],
  ...['mailto:a@agency.example', '//evil.example/', '///evil.example/', '/\\evil.example/'],
  ...['\\\\evil.example\\', '/\t/evil/', '//evil.example/services/', '/ /evil.example/', '//'],
  ...['///', '/%2f/evil.example/'],
]

const malformedPaths = [
  ...['../', './services/', '/../', '/services/../site/', '/services/./', '/services//'],
  ...['/%2e%2e/', '/services/..;/', '/services\\..\\', '/services/%00/', '/~root/', '/Services/'],
  ...['/services', 'services/'],
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

const pathsOf = (documents: Document[]): string[] => documents.map(({ path }) => contentPath(path))

const ofType = ({ documents }: Site, type: string): Document[] =>
  documents.filter(({ kind }) => kind.type === type)

const isTag = (target: Target): boolean =>
  target.document.kind.type === 'CaseStudy' && isEntryOf(target, 'industries', 'services')

/** Whether a value refers to a page of a certain kind, which is never a product. */
const isReference = (target: Target): boolean =>
  isPath(target) &&
  (['related', 'caseStudy', 'caseStudies', 'quote'].includes(target.key) || isTag(target))

/** Links that are dangerous, broken, or lead to the wrong page. */
export const linkMutations: Mutation[] = [
  replaceBy(
    'a link that is dangerous or malformed',
    ['link-form'],
    (target) => isPath(target) || isAddress(target),
    [...dangerous, ...malformedPaths],
  ),
  replaceBy('a malformed address', ['link-form'], isAddress, malformedAddresses),
  replaceBy('a path with a look-alike letter', ['link-form', 'dangling-link'], isPath, (target) =>
    lookAlikes(pathIn(target)),
  ),
  replaceBy('a link to a missing page', ['dangling-link'], isPath, (_, { documents }) => [
    ...['/nowhere/', ...unlinkedPages],
    ...pathsOf(documents).flatMap((path) => [
      ...[`${path}nowhere/`, `/nowhere${path}`, path.replace(/\/$/, '-0/')],
    ]),
  ]),
  replaceBy('a dead link in a text', ['dangling-link'], takesMarkdown, () =>
    ['/nowhere/', ...unlinkedPages].map((path) => `See [it](${path}).`),
  ),
  replaceBy('a link in a text that is dangerous or malformed', ['link-form'], takesMarkdown, () =>
    [...dangerous, ...malformedPaths]
      .filter((link) => !/\s|[()]|\\$|^tel:|^mailto:/.test(link))
      .map((link) => `See [it](${link}).`),
  ),
  replaceBy(
    'a reference to a page of the wrong kind',
    // For a product that names itself as related, that is reported.
    ['wrong-page', 'link-to-itself'],
    isReference,
    (_, site) => ['/', '/services/', ...pathsOf(ofType(site, 'Product'))],
  ),
  replaceBy('a tag that is the title of a page', ['tag-has-page'], isTag, ({ key }, site) =>
    ofType(site, key === 'services' ? 'Service' : 'Industry')
      .map(titleOf)
      .flatMap((title) => [title, title.toLowerCase()]),
  ),
]
