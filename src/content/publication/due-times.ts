import type { ContentFile } from '../content-source'
import { localTime, startOf } from './local-time'
import { publications, timeZoneOf } from './unpublished'

/** A publication date that has passed. */
export interface DueTime {
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
  files: readonly ContentFile[],
  { since, now }: { since: Date; now: Date },
): DueTime[] {
  const timeZone = timeZoneOf(files)
  const [from, to] = [localTime(since, timeZone), localTime(now, timeZone)]
  return [...publications(files)].flatMap(([file, { draft, ...dates }]) =>
    (['publishAt', 'unpublishAt'] as const).flatMap((what) => {
      const date = dates[what]
      if (draft || date === undefined) return []
      return from < startOf(date) && startOf(date) <= to ? [{ file, what, date }] : []
    }),
  )
}
