import { hasPages, isFolderCollection } from '../../collections'
import { issueAt } from '../../files/parsed-file'
import type { Issue } from '../../issue'
import type { SiteConfig } from '../../model'
import { laterPagesPath } from '../../site/addresses'
import { isSlug, slugProblem } from '../../site/slugs'
import type { LanguageContent } from '../language-content'
import type { Problem } from '../rule'
import { didYouMean } from '../../text/suggest'
import { takenFolders } from './taken-folders'

const segmentsIn = (path: string): string[] => path.split('/').filter(Boolean)

/** The shipped segments: each stays reserved for its own pages. */
const shippedSegments = ({ pages, collections }: SiteConfig): string[] => [
  ...new Set([
    ...pages.flatMap(({ path, notFound, pagination }) =>
      [path, notFound?.path ?? '', pagination ? laterPagesPath(path) : ''].flatMap(segmentsIn),
    ),
    ...collections.flatMap((collection) =>
      hasPages(collection) && isFolderCollection(collection) && !collection.isAtRoot
        ? segmentsIn(collection.folder)
        : [],
    ),
  ]),
]

/** Checks that the site's own segments of addresses can be used, and that no two are the same. */
export function checkSegments({ source, ownFiles, settings }: LanguageContent): Issue[] {
  const { site, language } = source
  const file = ownFiles.find(({ collection }) => collection.type === 'SiteSettings')
  if (!file) return []
  const folders = takenFolders(site)
  const { paths = {} } = settings
  const shipped = shippedSegments(site)
  const remedy = 'choose another one'
  const problemOf = (name: string, segment: string): Problem | undefined => {
    if (!shipped.includes(name)) {
      const problem = `no address has the segment "${name}"`
      return { problem, remedy: didYouMean(name, shipped) ?? 'delete it' }
    }
    if (!isSlug(segment, settings)) return slugProblem(segment, language)
    if (folders.has(segment))
      return { problem: `/${segment}/ is a folder that the build writes`, remedy }
    const other = shipped.find(
      (otherName) => otherName !== name && [otherName, paths[otherName]].includes(segment),
    )
    return other ? { problem: `"${segment}" is the segment for "${other}" too`, remedy } : undefined
  }
  return Object.entries(paths).flatMap(([name, segment = '']) => {
    const found = problemOf(name, segment)
    return found ? [issueAt(file, `/paths/${name}`, 'address', found.problem, found.remedy)] : []
  })
}
