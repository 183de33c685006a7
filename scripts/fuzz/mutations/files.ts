import { basename, dirname } from 'node:path/posix'
import { requiredFiles } from '../../../src/content/content-kinds'
import { contentPath } from '../../../src/routes/paths'
import type { Document, Site } from '../content-tree'
import { lookAlikes } from '../look-alikes'
import { changeFile, replaceFile, type Mutation } from '../mutation'

const isGroup = ({ path }: Document, { documents }: Site): boolean =>
  /^(?:industries|services)\/[^/]+\.json$/.test(path) &&
  documents.some((other) => other.path.startsWith(path.replace('.json', '/')))

const unknownFiles = [
  ...['notes.md', '.env', 'site.json.bak', 'Site.json', 'sites.json', 'package.json', 'index.html'],
  ...['__proto__', 'constructor', 'toString', 'constructor.json', '__proto__.json', 'script.js'],
  ...['services/a/b/c.json', 'products/a/b.json', 'case-studies/a/b.json', 'services/web.jsonc'],
  ...['industries.json/x.json', 'blog/post.json', 'services/.json/x/y', '../site.json'],
]

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
