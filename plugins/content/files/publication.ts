import type { ContentFile } from './content-file'
import { memoize } from '../memoize'
import { type Collection, collectionOf, parentFile, toObject } from '../collections'
import { contentOf } from './parse'

/** A local time of the site, to the minute: "2027-03-03T09:00". It can be sorted as text. */
type LocalTime = string

/**
 * The local time in a time zone.
 * @param timeZone from data/site.json; an unknown one, which the content check reports, is treated
 * as UTC
 */
export function localTime(at: Date, timeZone: string): LocalTime {
  // Swedish writes a time as ISO 8601 does, but for a space in place of the "T".
  const write = (zone: string): string =>
    at
      .toLocaleString('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
      .replace(' ', 'T')
  try {
    return write(timeZone)
  } catch {
    return write('UTC')
  }
}

/** A date in the content as a time: a day starts at midnight. */
export const startOf = (date: string): LocalTime => (date.includes('T') ? date : `${date}T00:00`)

/** Whether a date exists: Date converts 30 February to a day in March. */
export const isInCalendar = (date: string): boolean => {
  const time = new Date(`${startOf(date)}Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date)
}

/**
 * The time at which a build determines what is published: now, or the value of the environment
 * variable BUILD_TIME, for example "2027-03-03T09:00:00Z", which previews the site at that time.
 * @throws if BUILD_TIME is not a time
 */
export function buildTime(env: Readonly<Record<string, string | undefined>> = process.env): Date {
  const time = env.BUILD_TIME ? new Date(env.BUILD_TIME) : new Date()
  if (Number.isNaN(time.getTime()))
    throw new Error(`BUILD_TIME is "${env.BUILD_TIME}": write it as "2027-03-03T09:00:00Z"`)
  return time
}

/** A publication date that has passed. */
interface DueTime {
  /** Path under data/. */
  file: string
  what: 'publishAt' | 'unpublishAt'
  /** As written in the content. */
  date: string
}

/**
 * The publication dates between two times: if there are any since the last build, the published
 * content has changed.
 */
export function dueTimes(
  collections: readonly Collection[],
  files: readonly ContentFile[],
  { since, now }: { since: Date; now: Date },
): DueTime[] {
  const timeZone = timeZoneOf(files)
  const from = localTime(since, timeZone)
  const to = localTime(now, timeZone)
  return [...publications(collections, files)].flatMap(([file, { draft, ...dates }]) =>
    (['publishAt', 'unpublishAt'] as const).flatMap((what) => {
      const date = dates[what]
      if (draft || date === undefined) return []
      return from < startOf(date) && startOf(date) <= to ? [{ file, what, date }] : []
    }),
  )
}

/** Why a content file is not published. */
export interface Unpublished {
  /** The file under data/ with the field that hides it: the file itself, or its parent page. */
  by: string
  state: 'draft' | 'scheduled' | 'expired'
  /** The date on which it is published or was unpublished, as written in the content. */
  date?: string
}

/** The fields that decide about publication, as far as they can be parsed. */
export interface Publication {
  draft?: boolean
  publishAt?: string
  unpublishAt?: string
}

const fields = ['draft', 'publishAt', 'unpublishAt']

const canBeUnpublished = (collections: readonly Collection[], path: string): boolean =>
  path.includes('/') && collectionOf(collections, path) !== undefined

/** The fields of a file that has one of them. */
const publicationOf = memoize((file: ContentFile): Publication | undefined => {
  const content = toObject(contentOf(file))
  if (!fields.some((field) => Object.hasOwn(content, field))) return undefined
  const { draft, publishAt, unpublishAt } = content
  if (draft === true) return { draft }
  // With a wrong date, which the content check reports, it is not known when it is published.
  if (![publishAt, unpublishAt].every((date) => date === undefined || isDate(date)))
    return undefined
  return { publishAt, unpublishAt } as Publication
})

const isDate = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && isInCalendar(value)

/** The files that have one of the fields. */
export const publications = (
  collections: readonly Collection[],
  files: readonly ContentFile[],
): Map<string, Publication> =>
  new Map(
    files.flatMap((file) => {
      if (!canBeUnpublished(collections, file.path)) return []
      const publication = publicationOf(file)
      return publication ? [[file.path, publication] as const] : []
    }),
  )

/** The time zone of the site, to which its publication dates refer. */
function timeZoneOf(files: readonly ContentFile[]): string {
  const settings = files.find(({ path }) => path === 'site.json')
  const { original } = settings ?? {}
  const { timeZone } = {
    ...(original && toObject(contentOf(original))),
    ...(settings && toObject(contentOf(settings))),
  } as { timeZone?: unknown }
  return typeof timeZone === 'string' ? timeZone : 'UTC'
}

/** The file of the parent of a sub-page; "" if it is none. */
function parentOf(collections: readonly Collection[], path: string): string {
  const collection = collectionOf(collections, path)
  return (collection && parentFile(collection, path)) ?? ''
}

function stateAt(now: LocalTime, publication: Publication): Omit<Unpublished, 'by'> | undefined {
  const { draft, publishAt, unpublishAt } = publication
  if (draft) return { state: 'draft' }
  if (publishAt !== undefined && startOf(publishAt) > now)
    return { state: 'scheduled', date: publishAt }
  if (unpublishAt !== undefined && startOf(unpublishAt) <= now)
    return { state: 'expired', date: unpublishAt }
  return undefined
}

/**
 * The content files that are not published now, and why: drafts, files that are published later or
 * were unpublished, and all sub-pages of such a page.
 * @param files at least site.json and the files of pages and people
 */
export const unpublishedFiles = (
  collections: readonly Collection[],
  files: readonly ContentFile[],
  now: Date,
): Map<string, Unpublished> => unpublishedAt(collections, files, localTime(now, timeZoneOf(files)))

/** The content files that are not published at a local time, and why. */
export function unpublishedAt(
  collections: readonly Collection[],
  files: readonly ContentFile[],
  time: LocalTime,
): Map<string, Unpublished> {
  const known = publications(collections, files)
  if (known.size === 0) return new Map()
  const ownDates = new Map(
    [...known].flatMap(([path, publication]) => {
      const state = stateAt(time, publication)
      return state ? [[path, { by: path, ...state }] as const] : []
    }),
  )
  return new Map(
    files.flatMap(({ path }) => {
      const state = ownDates.get(path) ?? ownDates.get(parentOf(collections, path))
      return state ? [[path, state] as const] : []
    }),
  )
}

/** The time during which a file is published, beginning now at the earliest. */
export interface Period {
  start: LocalTime
  /** The first minute in which it is no longer published. */
  end: LocalTime
  /** Whether it begins later than now. */
  isScheduled: boolean
}

/** After all dates in the content. */
const forever = '9999-12-31T23:59'

/** The periods of all files that are published now or on a date: not of drafts and what has ended. */
export function publishedPeriods(
  collections: readonly Collection[],
  files: readonly ContentFile[],
  now: Date,
): Map<string, Period> {
  const known = publications(collections, files)
  const time = localTime(now, timeZoneOf(files))
  return new Map(
    files.flatMap(({ path }) => {
      const fields = [path, parentOf(collections, path)].flatMap(
        (published) => known.get(published) ?? [],
      )
      const times = (what: 'publishAt' | 'unpublishAt'): LocalTime[] =>
        fields.flatMap(({ [what]: date }) => (date === undefined ? [] : startOf(date)))
      const [start = time] = [time, ...times('publishAt')].sort().reverse()
      const [end = forever] = times('unpublishAt').sort()
      const isPublished = start < end && !fields.some(({ draft }) => draft)
      return isPublished ? [[path, { start, end, isScheduled: start > time }] as const] : []
    }),
  )
}
