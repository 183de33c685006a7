import { requiredFiles } from '../../../src/content/kinds'
import { contentPath } from '../../../src/routes/paths'
import { wholeFile, type Damage } from '../damage'
import type { Document, Site } from '../document'

const folder = ({ path }: Document): string => path.replace('.json', '/')

const isGroup = (document: Document, { documents }: Site): boolean =>
  /^(?:industries|services)\/[^/]+\.json$/.test(document.path) &&
  documents.some(({ path }) => path.startsWith(folder(document)))

/** A file that links to the page of this one. */
const linking = (document: Document, { documents }: Site): Document | undefined =>
  documents.find(
    (other) => other !== document && other.text.includes(`"${contentPath(document.path)}"`),
  )

const strangers = [
  ...['notes.md', '.env', 'site.json.bak', 'Site.json', 'sites.json', 'package.json', 'index.html'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'constructor.json',
    '__proto__.json',
  ],
  ...['services/a/b/c.json', 'products/a/b.json', 'case-studies/a/b.json', 'services/web.jsonc'],
  ...[
    'industries.json/x.json',
    'blog/post.json',
    'services/.json/x/y',
    '../site.json',
    'script.js',
  ],
]

const badNames = [
  ...['Capital', 'with space', 'under_score', '-hyphen', 'hyphen-', 'two--hyphens', 'dot.ted'],
  ...['ümlaut', 'semi;colon', 'per%2fcent', '__proto__', '日本語', 'zero\u200bwidth', 'a&b', '..'],
]

/** Files that are missing, or stand where none should. */
export const fileDamages: Damage[] = [
  {
    name: 'a single file that is missing',
    rules: ['missing-file'],
    spots: wholeFile(({ path }) => requiredFiles.includes(path)),
    strike: ({ path }) => ({ files: [{ path }], blames: path, at: 0 }),
  },
  {
    name: 'a group that is missing',
    rules: ['missing-group'],
    spots: wholeFile(isGroup),
    strike: ({ path }) => ({ files: [{ path }], blames: path, at: 0 }),
  },
  {
    name: 'a page that is missing, with links to it',
    rules: ['dangling-link'],
    spots: wholeFile(
      (document, site) => document.path.includes('/') && linking(document, site) !== undefined,
    ),
    strike: (document, _, __, site) => {
      const { path } = document
      return { files: [{ path }], blames: linking(document, site)?.path }
    },
  },
  {
    name: 'a file that is no content',
    rules: ['unknown-file'],
    spots: wholeFile(),
    strike: ({ text }, _, random) => {
      const path = random.pick(strangers)
      return { files: [{ path, text }], blames: path, at: 0 }
    },
  },
  {
    name: 'a file name that is no address',
    rules: ['file-name'],
    spots: wholeFile(({ path }) => path.includes('/')),
    strike: ({ path, text }, _, random) => {
      const other = `${path.slice(0, path.lastIndexOf('/'))}/${random.pick(badNames)}.json`
      return { files: [{ path }, { path: other, text }], blames: other, at: 0 }
    },
  },
]
