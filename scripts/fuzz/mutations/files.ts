import { basename, dirname } from 'node:path/posix'
import { requiredFiles } from '../../../src/content/kinds'
import { contentPath } from '../../../src/routes/paths'
import type { Document, Site } from '../document'
import { lookAlikes } from '../look-alikes'
import { wholeFile, type Change, type Mutation } from '../mutation'

const isGroup = ({ path }: Document, { documents }: Site): boolean =>
  /^(?:industries|services)\/[^/]+\.json$/.test(path) &&
  documents.some((other) => other.path.startsWith(path.replace('.json', '/')))

/** A file that links to the page of this one. */
const linking = (document: Document, { documents }: Site): Document | undefined =>
  documents.find(
    (other) => other !== document && other.text.includes(`"${contentPath(document.path)}"`),
  )

const isInFolder = ({ path }: Document): boolean => path.includes('/')

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

const rename = ({ path, text }: Document, name: string): Change => {
  const renamed = `${dirname(path)}/${name}.json`
  return { files: { [path]: undefined, [renamed]: text }, file: renamed, at: 0 }
}

const missing: Mutation['changes'] = (_, { path }) => [{ files: { [path]: undefined }, at: 0 }]

/** Files that are missing, unknown, or badly named. */
export const fileMutations: Mutation[] = [
  {
    name: 'a missing single file',
    rules: ['missing-file'],
    targets: wholeFile(({ path }) => requiredFiles.includes(path)),
    changes: missing,
  },
  {
    name: 'a missing group',
    rules: ['missing-group'],
    targets: wholeFile(isGroup),
    changes: missing,
  },
  {
    name: 'a missing page that is linked',
    rules: ['dangling-link'],
    anywhere: true,
    targets: wholeFile((document, site) => isInFolder(document) && !!linking(document, site)),
    changes: (_, document, site) => [
      { files: { [document.path]: undefined }, file: linking(document, site)?.path ?? '' },
    ],
  },
  {
    name: 'an unknown file',
    rules: ['unknown-file'],
    targets: wholeFile(),
    changes: (_, { text }) =>
      unknownFiles.map((path) => ({ files: { [path]: text }, file: path, at: 0 })),
  },
  {
    name: 'a file name that is not an address',
    rules: ['file-name'],
    targets: wholeFile(isInFolder),
    changes: (_, document) =>
      [...badNames, ...lookAlikes(basename(document.path, '.json'))].map((name) =>
        rename(document, name),
      ),
  },
]
