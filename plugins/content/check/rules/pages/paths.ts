import { contentPath } from '../../../core/paths'
import { singlePages } from '../../../core/single-pages'
import { templateOf } from '../../../core/kinds'
import { findDuplicates } from '../../find-duplicates'
import type { Issue } from '../../../core/issue'
import { entriesOf, issueAt, type JsonFile, textAt } from '../../../core/json/json-file'
import type { PageIndex } from './page-index'

/**
 * Checks that former addresses can redirect: none is the address of a page, and none belongs to two
 * pages.
 */
export function checkFormerPaths(files: JsonFile[], { paths }: PageIndex): Issue[] {
  const former = files.flatMap((file) =>
    entriesOf(file, '/formerPaths').map((pointer) => ({
      file,
      pointer,
      path: textAt(file, pointer) ?? '',
    })),
  )
  const hint = 'delete this entry'
  return [
    ...former
      .filter(({ path }) => paths.has(path))
      .map(({ file, pointer, path }) =>
        issueAt(file, pointer, 'address', `${path} is the address of a page`, hint),
      ),
    ...findDuplicates(former, ({ path }) => path)
      .filter(({ item, first }) => item.file !== first.file)
      .map(({ item: { file, pointer, path }, first }) => {
        const message = `${path} redirects to the page of data/${first.file.path}`
        return issueAt(file, pointer, 'address', message, hint)
      }),
  ]
}

// Case studies get their addresses from titles; the others are folders and files of the build.
const reservedParts = new Set([
  ...[
    'case-studies',
    'styleguide',
    '404',
    'page-data',
    'static',
    'social',
    'brand',
    'clients',
    'admin',
  ],
])

const singlePaths = new Set(singlePages.map(({ path }) => path))

/** Checks that no page of data/pages/ takes the address of another page. */
export function checkReservedPaths(files: JsonFile[]): Issue[] {
  const others = new Map(
    files
      .filter(({ kind }) => kind.type !== 'CustomPage' && templateOf(kind.type) !== undefined)
      .map(({ path }) => [contentPath(path), path]),
  )
  return files
    .filter(({ kind }) => kind.type === 'CustomPage')
    .flatMap((file) => {
      const path = contentPath(file.path)
      const other = others.get(path)
      const isReserved = singlePaths.has(path) || reservedParts.has(path.split('/')[1] ?? '')
      if (other === undefined && !isReserved) return []
      const owner = other === undefined ? 'the site itself' : `data/${other}`
      const hint = 'give the file another name'
      return [issueAt(file, '', 'address', `${path} is an address of ${owner}`, hint)]
    })
}
