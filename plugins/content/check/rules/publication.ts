import {
  localTime,
  type Period,
  type Publication,
  publications,
  publishedPeriods,
  startOf,
  unpublishedAt,
  type Unpublished,
} from '../../files/publication'
import { inLanguage } from '../../files/languages'
import { issueAt, issueWithin, type ParsedFile, type Place } from '../../files/parsed-file'
import { parseFiles } from '../../files/parse'
import { collectionsOfType } from '../../files/resolve-schema'
import type { Issue } from '../../issue'
import { isFolderCollection, isMenu } from '../../collections'
import type { ContentSource } from '../../model'
import { buildPageIndex } from '../../site/page-index'
import { nameIn, namesIn } from './names'
import { linksIn } from './pages/links'

/**
 * Checks that published files refer only to what is published for as long as they are. Menus leave
 * out the links to what is not.
 * @param sources the content of each language
 */
export function checkPublication(sources: readonly ContentSource[]): Issue[] {
  if (sources.every(({ site, files }) => publications(site.collections, files).size === 0))
    return []
  const known = new Map<string, UnpublishedAt>()
  const unpublished = (time: string): UnpublishedAt => {
    const found = known.get(time) ?? findUnpublished(sources, time)
    known.set(time, found)
    return found
  }
  return sources.flatMap((source) => {
    const { site, language, now = new Date() } = source
    const { files } = parseFiles(site.collections, source.files)
    const periods = publishedPeriods(site.collections, source.files, now)
    const dates = publications(site.collections, source.files)
    // What all languages share is checked with the first one.
    const filesOfLanguage = files.filter((file) => file.language === language)
    return filesOfLanguage
      .flatMap((file) => {
        const period = periods.get(file.path)
        const references =
          period && !isMenu(file.collection) ? referencesIn(file, files, source) : []
        return [
          ...checkDistantDates(file, dates.get(file.path), now),
          ...references.flatMap((reference) =>
            period ? checkReference(file, reference, period, unpublished) : [],
          ),
        ]
      })
      .map((issue) => ({ ...issue, file: issue.file.replace('data/', inFolder(language)) }))
  })
}

const inFolder = (language: string | undefined): string => `data/${inLanguage('', language)}`

/** What is not published at a time in all languages, and why. */
interface UnpublishedAt {
  /** By path under data/. */
  files: Map<string, Reason>
  /** By address. */
  pages: Map<string, Reason>
}

/** A list without entries is not published either. */
type Reason = Unpublished | { by: string; state: 'empty'; date?: undefined }

function findUnpublished(sources: readonly ContentSource[], time: string): UnpublishedAt {
  const found: UnpublishedAt = { files: new Map(), pages: new Map() }
  for (const { site, files, language } of sources) {
    const hidden = unpublishedAt(site.collections, files, time)
    if (hidden.size === 0) continue
    const inData = <Part extends Reason>(reason: Part): Part => ({
      ...reason,
      by: inLanguage(reason.by, language),
    })
    const parsed = parseFiles(site.collections, files)
    const published = parsed.files.filter(({ path }) => !hidden.has(path))
    const { pages } = buildPageIndex(site, { ...parsed, files: published })
    for (const [path, { file }] of buildPageIndex(site, parsed).pages)
      if (!pages.has(path))
        found.pages.set(path, inData(hidden.get(file) ?? { by: file, state: 'empty' }))
    for (const [path, reason] of hidden) found.files.set(inLanguage(path, language), inData(reason))
  }
  return found
}

/** A page or file to which a file refers. */
interface Reference extends Place {
  /** What the file does: "leads to /articles/". */
  what: string
  /** Why the page or file is not published, if it is not. */
  reasonIn: (unpublished: UnpublishedAt) => Reason | undefined
}

function referencesIn(
  file: ParsedFile,
  files: readonly ParsedFile[],
  { site, schemas, language }: ContentSource,
): Reference[] {
  const links = linksIn(site, schemas, file).map(({ path, pointer, offset }): Reference => ({
    pointer,
    ...(offset !== undefined && { offset }),
    what: `leads to ${path}`,
    reasonIn: ({ pages }) => pages.get(path),
  }))
  const names = namesIn(schemas, file).map(({ pointer, text, type, field }): Reference => {
    const collections = collectionsOfType(site.collections, schemas, type)
    const target = files.find(
      (candidate) =>
        collections.includes(candidate.collection) && nameIn(candidate, field) === text,
    )
    const path = target && inLanguage(target.path, language)
    return {
      pointer,
      what: `names "${text}"`,
      reasonIn: (unpublished) => (path === undefined ? undefined : unpublished.files.get(path)),
    }
  })
  return [...links, ...names]
}

/** Whether a pointer is to one of the names or pages that a page can have in common with others. */
function isTag({ collection }: ParsedFile, pointer: string): boolean {
  const [, key = ''] = pointer.split('/')
  return isFolderCollection(collection) && collection.relatedBy?.includes(key) === true
}

const stateText = ({ by, state, date = '' }: Reason): string =>
  ({
    draft: `data/${by} is a draft`,
    scheduled: `data/${by} is not published until ${date}`,
    expired: `data/${by} is not published since ${date}`,
    empty: 'nothing that it lists is published',
  })[state]

const remedy = 'publish it, make this a draft too, or take the reference out'

function checkReference(
  file: ParsedFile,
  { what, reasonIn, ...place }: Reference,
  { start, end, isScheduled }: Period,
  unpublished: (time: string) => UnpublishedAt,
): Issue[] {
  const reason = reasonIn(unpublished(start))
  const isLeftOut = isTag(file, place.pointer)
  if (reason) {
    const [rule, hint] = isLeftOut
      ? ['unpublished-tag', 'the site leaves the tag out']
      : ['unpublished-link', remedy]
    const message = `${what}, but ${stateText(reason)}`
    const issue = { ...issueWithin(file, place, rule, message, hint), cause: reason.by }
    // There is time until the page is published, and the site can be built.
    return [isScheduled ? { ...issue, isWarning: true } : issue]
  }
  const { state, date = '', by = '' } = reasonIn(unpublished(end)) ?? {}
  if (isLeftOut || state !== 'expired' || startOf(date) === end) return []
  const message = `${what}, but data/${by} is not published from ${startOf(date)} on`
  return [{ ...issueWithin(file, place, 'expiring-link', message, remedy), cause: date }]
}

/** GitHub stops the schedule of a repository after as many days without a commit. */
const quietDays = 60

/** Reports dates that can pass unnoticed, because the schedule that builds the site then has stopped. */
function checkDistantDates(file: ParsedFile, dates: Publication | undefined, now: Date): Issue[] {
  const limit = localTime(new Date(now.getTime() + quietDays * 86_400_000), 'UTC')
  return (['publishAt', 'unpublishAt'] as const)
    .filter((what) => startOf(dates?.[what] ?? '0') > limit)
    .map((what) => {
      const message = `is more than ${quietDays} days ahead: GitHub's schedule may have stopped by then`
      const hint = 'docs/publishing.md says how to keep it running'
      return issueAt(file, `/${what}`, 'distant-date', message, hint)
    })
}
