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

/** Folders of the built site. Case studies get their addresses from titles. */
const folders = new Set([
  ...['case-studies', 'clients', 'brand', 'static', 'page-data', 'social', 'marks', 'icons'],
  ...['admin', 'styleguide', '404'],
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
      const [, folder = ''] = path.split('/')
      const reason = other
        ? `is an address of data/${other}`
        : singlePaths.has(path)
          ? 'is an address of the site itself'
          : folders.has(folder) && `is in a folder that the build writes, /${folder}/`
      const hint = 'give the file another name'
      return reason ? [issueAt(file, '', 'address', `${path} ${reason}`, hint)] : []
    })
}
