import type { ContentFile } from './content-file'
import { memoize } from '../memoize'
import { type Kind, kindOf, parentFile } from '../kinds'
import { parseText } from './parse'

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
  kinds: readonly Kind[],
  files: readonly ContentFile[],
  { since, now }: { since: Date; now: Date },
): DueTime[] {
  const timeZone = timeZoneOf(files)
  const from = localTime(since, timeZone)
  const to = localTime(now, timeZone)
  return [...publications(kinds, files)].flatMap(([file, { draft, ...dates }]) =>
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
interface Publication {
  draft?: boolean
  publishAt?: string
  unpublishAt?: string
}

const fields = ['draft', 'publishAt', 'unpublishAt']

const canBeUnpublished = (kinds: readonly Kind[], path: string): boolean =>
  path.includes('/') && kindOf(kinds, path) !== undefined

/** The content of a file; empty if it cannot be parsed, which the content check reports. */
function readObject({ path, text }: ContentFile): Record<string, unknown> {
  if (path.endsWith('.md')) return Object(parseText(path, text).value) as Record<string, unknown>
  try {
    // Positions, for which the check parses it, would take much longer.
    return Object(JSON.parse(text)) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** The fields of a file that has one of them. */
const publicationOf = memoize((file: ContentFile): Publication | undefined => {
  const content = readObject(file)
  if (!fields.some((field) => Object.hasOwn(content, field))) return undefined
  const { draft, publishAt, unpublishAt } = content
  const dates = { publishAt: dateOf(publishAt), unpublishAt: dateOf(unpublishAt) }
  return { draft: draft === true, ...dates }
})

/** A date; undefined for anything else, which the content check reports. */
const dateOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? value : undefined

/** The files that have one of the fields. */
export const publications = (
  kinds: readonly Kind[],
  files: readonly ContentFile[],
): Map<string, Publication> =>
  new Map(
    files.flatMap((file) => {
      if (!canBeUnpublished(kinds, file.path)) return []
      const publication = publicationOf(file)
      return publication ? [[file.path, publication] as const] : []
    }),
  )

/** The time zone of the site, to which its publication dates refer. */
function timeZoneOf(files: readonly ContentFile[]): string {
  const settings = files.find(({ path }) => path === 'site.json')
  const { original } = settings ?? {}
  const { timeZone } = {
    ...(original && readObject(original)),
    ...(settings && readObject(settings)),
  } as { timeZone?: unknown }
  return typeof timeZone === 'string' ? timeZone : 'UTC'
}

/** The file of the parent of a sub-page; "" if it is none. */
function parentOf(kinds: readonly Kind[], path: string): string {
  const kind = kindOf(kinds, path)
  return (kind && parentFile(kind, path)) ?? ''
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
 * The content files that are not published at a time, and why: drafts, files that are published
 * later or were unpublished, and all sub-pages of such a page.
 * @param files at least site.json and the files of pages and people
 */
export function unpublishedFiles(
  kinds: readonly Kind[],
  files: readonly ContentFile[],
  now: Date,
): Map<string, Unpublished> {
  const known = publications(kinds, files)
  if (known.size === 0) return new Map()
  const time = localTime(now, timeZoneOf(files))
  const own = new Map(
    [...known].flatMap(([path, publication]) => {
      const state = stateAt(time, publication)
      return state ? [[path, { by: path, ...state }] as const] : []
    }),
  )
  return new Map(
    files.flatMap(({ path }) => {
      const state = own.get(path) ?? own.get(parentOf(kinds, path))
      return state ? [[path, state] as const] : []
    }),
  )
}

/**
 * The time at which a file or its parent page is no longer published; undefined if it stays.
 */
export function endOf(
  kinds: readonly Kind[],
  path: string,
  files: readonly ContentFile[],
): LocalTime | undefined {
  const known = publications(kinds, files)
  const dates = [path, parentOf(kinds, path)].map((each) => known.get(each)?.unpublishAt)
  return dates
    .flatMap((date) => (date === undefined ? [] : startOf(date)))
    .sort()
    .at(0)
}
