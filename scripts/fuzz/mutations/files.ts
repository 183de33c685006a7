import { basename, dirname } from 'node:path/posix'
import { requiredFiles } from '../../../src/content/kinds'
import { contentPath } from '../../../src/routes/paths'
import { addToList } from '../../../src/content/changes/json-edits'
import { titleOf, valueAt, type Document, type Site, type Target } from '../content-tree'
import { lookAlikes } from '../look-alikes'
import {
  anywhere,
  changeFile,
  replaceFile,
  replaceText,
  type Change,
  type Mutation,
} from '../mutation'

const isGroup = ({ path }: Document, { documents }: Site): boolean =>
  /^(?:industries|services)\/[^/]+\.json$/.test(path) &&
  documents.some((other) => other.path.startsWith(path.replace('.json', '/')))

/** Whether the footer has this title as a link that leads nowhere yet. */
const isLegalTitle = (title: string, { documents }: Site): boolean =>
  documents
    .filter(({ kind }) => kind.type === 'SiteSettings')
    .flatMap((site) => (valueAt(site, '/legal') ?? []) as { title: string; link: string }[])
    .some((entry) => entry.title === title && entry.link === '')

/** The change that sets keys at the top of a file. */
const withFields = (document: Document, fields: Record<string, string>): Change =>
  replaceFile(
    document,
    JSON.stringify({ ...Object(document.targets[0]?.value), ...fields }, null, 2),
  )

const unknownFiles = [
  ...['notes.md', '.env', 'site.json.bak', 'Site.json', 'sites.json', 'package.json', 'index.html'],
  ...['__proto__', 'constructor', 'toString', 'constructor.json', '__proto__.json', 'script.js'],
  ...['services/a/b/c.json', 'products/a/b.json', 'case-studies/a/b.json', 'services/web.jsonc'],
  ...['industries.json/x.json', 'blog/post.json', 'services/.json/x/y', '../site.json'],
]

const sectionsOf = ({ document }: Target): unknown[] =>
  document.targets.filter(({ path }) => path[0] === 'sections').map(({ value }) => value)

const badNames = [
  ...['Capital', 'with space', 'under_score', '-hyphen', 'hyphen-', 'two--hyphens', 'dot.ted'],
  ...['ümlaut', 'semi;colon', 'per%2fcent', '__proto__', '日本語', 'zero\u200bwidth', 'a&b', '..'],
]

/** Files that are missing, unknown, badly named, or of another kind. */
export const fileMutations: Mutation[] = [
  changeFile('a missing file', ['missing-file'], (document) =>
    requiredFiles.includes(document.path) ? [replaceFile(document, undefined)] : [],
  ),
  changeFile('a missing group', ['missing-group'], (document, site) =>
    isGroup(document, site) ? [replaceFile(document, undefined)] : [],
  ),
  changeFile('a missing page that is linked', ['dangling-link'], (document, { documents }) =>
    documents
      .filter((other) => other !== document && document.path.includes('/'))
      .filter(({ text }) => text.includes(`"${contentPath(document.path)}"`))
      .map(({ path }) => ({ ...replaceFile(document, undefined), file: path })),
  ),
  anywhere({
    name: 'a section without its content',
    rules: ['missing-section'],
    changes: (target) =>
      target.document.path === 'home.json' && sectionsOf(target).includes(target.pointer.slice(1))
        ? [replaceText(target)]
        : [],
  }),
  changeFile('a former address that is a page', ['former-path'], (document) =>
    /^(?:industries|services|products|our-company)\//.test(document.path)
      ? [replaceFile(document, addToList(document.text, 'formerPaths', '/contact-us/', 'title'))]
      : [],
  ),
  changeFile('a place whose list has the page already', ['repeated-link'], (document, site) =>
    document.kind.type === 'CustomPage' && isLegalTitle(titleOf(document), site)
      ? [withFields(document, { place: 'footer' })]
      : [],
  ),
  changeFile('a title that is too long for the header', ['header-entry'], (document) =>
    document.kind.type === 'CustomPage'
      ? [withFields(document, { place: 'menu', title: 'A title of 25 characters.' })]
      : [],
  ),
  changeFile('a slug in letters that the site does not keep', ['slug-letters'], (document) =>
    document.kind.type === 'CaseStudy'
      ? ['øl', 'μπύρα', '日本語'].map((slug) => withFields(document, { slug }))
      : [],
  ),
  changeFile('an unknown file', ['unknown-file'], ({ text }) =>
    unknownFiles.map((path) => ({ files: { [path]: text }, file: path })),
  ),
  changeFile('a page with the address of another', ['reserved-address'], ({ kind, text }) =>
    kind.type === 'CustomPage'
      ? ['services', 'contact-us', 'our-company', '404', 'static']
          .map((name) => `pages/${name}.json`)
          .map((file) => ({ files: { [file]: text }, file }))
      : [],
  ),
  changeFile('a file name that is not an address', ['file-name'], ({ path, text }) =>
    [...badNames, ...lookAlikes(basename(path, '.json'))]
      .map((name) => `${dirname(path)}/${name}.json`)
      .filter(() => path.includes('/'))
      .map((file) => ({ files: { [path]: undefined, [file]: text }, file })),
  ),
  changeFile(
    'the content of another kind of file',
    // Industries and services have the same keys: only the names of their schemas differ.
    ['missing-key', 'unknown-key', 'schema-reference'],
    (document, { documents }) =>
      documents
        .filter((other) => other.kind.schema !== document.kind.schema)
        .map(({ text }) => replaceFile(document, text)),
  ),
]
