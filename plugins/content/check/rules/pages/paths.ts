import { contentPath, shippedPaths, sitePaths } from '../../../core/paths'
import { singlePagesOf } from '../../../core/single-pages'
import { isSlug, slugProblem, type SlugSettings } from '../../../core/slugs'
import { templateOf } from '../../../core/kinds'
import { findDuplicates } from '../../find-duplicates'
import type { Issue } from '../../../core/issue'
import { issueAt, type JsonFile, textsAt } from '../../../core/json/json-file'
import type { PageIndex } from './page-index'

/**
 * Checks that former addresses can redirect: none is the address of a page, and none belongs to two
 * pages.
 */
export function checkFormerPaths(files: JsonFile[], { paths }: PageIndex): Issue[] {
  const former = files.flatMap((file) =>
    // In data/site.json it is the beginning of addresses.
    ['/formerPaths/*', '/formerPaths/*/from']
      .flatMap((where) => textsAt(file, where))
      .map(({ pointer, text: path }) => ({ file, pointer, path })),
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

/** Folders of the built site. */
const folders = new Set([
  'clients',
  'brand',
  'static',
  'page-data',
  'social',
  'marks',
  'icons',
  'admin',
  'styleguide',
  '404',
])

const isOther = ({ kind }: JsonFile): boolean =>
  kind.type !== 'CustomPage' && templateOf(kind.type) !== undefined

/** Checks that the site's own segments of addresses can be used, and that no two are the same. */
export function checkSegments(files: JsonFile[], settings: SlugSettings): Issue[] {
  const site = files.find(({ kind }) => kind.type === 'SiteSettings')
  const { paths = {} } = settings
  const shipped = Object.values(shippedPaths).flatMap((path) => path.split('/').filter(Boolean))
  const own = files.filter(isOther).flatMap(({ path }) => path.split('/')[0] ?? '')
  // A shipped segment stays reserved for its own pages.
  const all = [...new Set([...shipped, ...own])]
  return Object.entries(paths).flatMap(([name, segment = '']) => {
    const other = all.find((each) => each !== name && [each, paths[each]].includes(segment))
    const problem = isSlug(segment, settings) ? undefined : slugProblem(segment)
    const message = problem
      ? problem.message
      : folders.has(segment)
        ? `/${segment}/ is a folder that the build writes`
        : other && `"${segment}" is the segment for "${other}" too`
    const hint = problem?.hint ?? 'choose another one'
    return site && message ? [issueAt(site, `/paths/${name}`, 'address', message, hint)] : []
  })
}

/** Checks that no page of data/pages/ takes the address of another page. */
export function checkReservedPaths(files: JsonFile[], settings: SlugSettings): Issue[] {
  const others = new Map(
    files.filter(isOther).map(({ path }) => [contentPath(path, settings), path]),
  )
  const singlePaths = new Set(singlePagesOf(settings).map(({ path }) => path))
  // Case studies get their addresses from titles.
  const caseStudies = sitePaths(settings).caseStudies.slice(1, -1)
  return files
    .filter(({ kind }) => kind.type === 'CustomPage')
    .flatMap((file) => {
      const path = contentPath(file.path, settings)
      const other = others.get(path)
      const [, folder = ''] = path.split('/')
      const reason = other
        ? `is an address of data/${other}`
        : singlePaths.has(path)
          ? 'is an address of the site itself'
          : (folders.has(folder) || folder === caseStudies) &&
            `is in a folder that the build writes, /${folder}/`
      const hint = 'give the file another name'
      return reason ? [issueAt(file, '', 'address', `${path} ${reason}`, hint)] : []
    })
}
