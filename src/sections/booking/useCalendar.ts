import { textsAround } from '../../content/texts-around'
import { useAddresses } from '../../hooks/useAddresses'
import { useLabels } from '../../hooks/useLabels'
import { useSite } from '../../hooks/useSite'
import type { SchedulingFallbackProps } from './SchedulingFallback'
import { type Scheduling, useScheduling } from './useScheduling'

/** A value with `undefined` for each null in it. */
type WithoutNulls<T> = T extends null
  ? undefined
  : T extends object
    ? { readonly [Key in keyof T]: WithoutNulls<T[Key]> }
    : T

/** A part of the content without its nulls, which the JSON of an island would repeat on each page. */
export function withoutNulls<T>(value: T): WithoutNulls<T>
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => withoutNulls(entry))
  if (typeof value !== 'object') return value
  if (value === null) return undefined
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutNulls(entry)]))
}

/** The content of data/scheduling.json on which the options of the calendar depend. */
export type CalendarSettings = WithoutNulls<
  Pick<Scheduling, 'title' | 'url' | 'pageSettings' | 'prefill' | 'utm'>
>

/** What the islands with a calendar need of the content. */
export interface Calendar {
  settings: CalendarSettings
  /** The text next to the spinner. */
  loading: string | null
  /** The other ways to book. */
  fallback: SchedulingFallbackProps
}

/** The calendar in the language of the page. */
export function useCalendar(): Calendar {
  const labels = useLabels()
  const [, opensNewTab] = textsAround(labels.addition, 'text', { addition: labels.opensNewTab })
  const addresses = useAddresses()
  const { email } = useSite()
  const { title, url, pageSettings, prefill, utm, loading, fallback } = useScheduling()
  return {
    settings: withoutNulls({ title, url, pageSettings, prefill, utm }),
    loading,
    fallback: {
      title: fallback.title,
      text: fallback.text,
      open: { to: url, text: fallback.open, opensNewTab },
      mail: { to: `mailto:${email}?subject=${encodeURIComponent(title)}`, text: fallback.mail },
      write: { to: addresses.contact, text: fallback.write },
    },
  }
}
