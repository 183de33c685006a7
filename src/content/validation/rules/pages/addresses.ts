import { contentPath } from '../../../../routes/paths'
import { singlePages } from '../../../../routes/single-pages'
import { templateOf } from '../../../content-kinds'
import type { Issue } from '../../issue'
import { issueAt, type JsonFile } from '../../json/json-file'

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
      return [issueAt(file, '', 'reserved-address', `${path} is an address of ${owner}`, hint)]
    })
}
