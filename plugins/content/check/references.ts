import { isFolderCollection, isMenu } from '../collections'
import { dataPath } from '../files/data-path'
import { issueWithin, type ParsedFile, type Place } from '../files/parsed-file'
import { type Period, publications, unpublishedAt, type Unpublished } from '../files/publication'
import type { Issue } from '../issue'
import { memoize } from '../memoize'
import { buildPageIndex } from '../site/page-index'
import type { LanguageContent } from './language-content'
import { linksToSite } from './links'
import { namedFileFinder, namesIn } from './names'
import type { SiteContent } from './rule'

/** A page or file to which a file refers. */
interface Target extends Place {
  /** What the file does: "leads to /articles/". */
  what: string
  /** The address of the page. */
  page?: string
  /** Why the page or file is not published, if it is not. */
  reasonIn: (unpublished: UnpublishedAt) => Reason | undefined
}

/** A page or file to which a published file refers. */
export interface Reference extends Omit<Target, 'reasonIn'> {
  file: ParsedFile
  /** When the file is published. */
  period: Period
  /** Whether it is one of the names or pages that a page can have in common with others. */
  isTag: boolean
  /** Why the page or file is not published at a time, if it is not. */
  reasonAt: (time: string) => Reason | undefined
}

/**
 * Why a page or file is not published, and the path, from the root, of the file that says so. A list
 * without entries is not published either.
 */
export type Reason = Unpublished | { by: string; state: 'empty'; date?: undefined }

/** What is not published at a time in all languages, and why. */
interface UnpublishedAt {
  /** By path from the root. */
  files: Map<string, Reason>
  /** By address. */
  pages: Map<string, Reason>
}

/**
 * What published files refer to, if there is anything that is not always published. Menus leave out
 * the links to what is not.
 */
export const publishedReferences = memoize(({ languages }: SiteContent): Reference[] => {
  const hasDates = languages.some(
    ({ source: { site, files } }) => publications(site.collections, files).size > 0,
  )
  if (!hasDates) return []
  const known = new Map<string, UnpublishedAt>()
  const unpublished = (time: string): UnpublishedAt => {
    const found = known.get(time) ?? findUnpublished(languages, time)
    known.set(time, found)
    return found
  }
  return languages.flatMap((content) => {
    const findNamed = namedFileFinder(content.source, content.files)
    return content.ownFiles.flatMap((file) => {
      const period = content.periods.get(file.path)
      if (!period || isMenu(file.collection)) return []
      return targetsIn(file, content, findNamed).map(({ reasonIn, ...target }) => ({
        ...target,
        file,
        period,
        isTag: isTag(file, target.pointer),
        reasonAt: (time: string) => reasonIn(unpublished(time)),
      }))
    })
  })
})

function findUnpublished(languages: readonly LanguageContent[], time: string): UnpublishedAt {
  const found: UnpublishedAt = { files: new Map(), pages: new Map() }
  for (const { source, files, broken, pageIndex } of languages) {
    const { site, language } = source
    const hidden = unpublishedAt(site.collections, source.files, time)
    if (hidden.size === 0) continue
    const fromRoot = (reason: Reason): Reason => ({ ...reason, by: dataPath(reason.by, language) })
    const published = files.filter(({ path }) => !hidden.has(path))
    const { pages } = buildPageIndex(site, { files: published, broken })
    for (const [path, { file }] of pageIndex.pages)
      if (!pages.has(path))
        found.pages.set(path, fromRoot(hidden.get(file) ?? { by: file, state: 'empty' }))
    for (const [path, reason] of hidden) found.files.set(dataPath(path, language), fromRoot(reason))
  }
  return found
}

function targetsIn(
  file: ParsedFile,
  content: LanguageContent,
  findNamed: ReturnType<typeof namedFileFinder>,
): Target[] {
  const links = linksToSite(content, file).map(({ path, pointer, offset }): Target => ({
    pointer,
    ...(offset !== undefined && { offset }),
    what: `leads to ${path}`,
    page: path,
    reasonIn: ({ pages }) => pages.get(path),
  }))
  const names = namesIn(content.source.schemas, file).map((reference): Target => {
    const target = findNamed(reference)
    return {
      pointer: reference.pointer,
      what: `names "${reference.text}"`,
      reasonIn: (unpublished) => target && unpublished.files.get(target.fullPath),
    }
  })
  return [...links, ...names]
}

function isTag({ collection }: ParsedFile, pointer: string): boolean {
  const [, key = ''] = pointer.split('/')
  return isFolderCollection(collection) && collection.relatedBy?.includes(key) === true
}

const stateText = ({ by, state, date = '' }: Reason): string =>
  ({
    draft: `${by} is a draft`,
    scheduled: `${by} is not published until ${date}`,
    expired: `${by} is not published since ${date}`,
    empty: 'nothing that it lists is published',
  })[state]

/** The issue of a reference to what is not published when the file with the reference is. */
export function unpublishedIssue(rule: string, reference: Reference, remedy: string): Issue[] {
  const { file, what, page, period, reasonAt } = reference
  const reason = reasonAt(period.start)
  if (!reason) return []
  const problem = `${what}, but ${stateText(reason)}`
  const issue = issueWithin(file, reference, rule, problem, remedy)
  // There is time until the page is published, and the site can be built.
  return [{ ...issue, page, cause: reason.by, isWarning: period.isScheduled }]
}

/** How to keep a published file from referring to what is not. */
export const referenceRemedy = 'publish it, make this a draft too, or take the reference out'
