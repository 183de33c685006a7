import type { Prefill } from './prefill'
import { toWellFormed } from '../../routes/to-well-formed'
import type { Scheduling } from './useScheduling'

/** What the address of the scheduling page depends on beside the content. */
export interface BookingContext {
  /** Who sent the contact form, if a message has arrived. */
  sender: Prefill | null
  /** The query of the page's own address. */
  search: string
  now: Date
}

type Texts = Record<string, string>

/** The texts that are there, fit for an address. */
const texts = (entries: object): Texts =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) =>
      typeof value === 'string' && value.trim() ? [[key, toWellFormed(value.trim())]] : [],
    ),
  )

const utmParameters = {
  utmCampaign: 'utm_campaign',
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmContent: 'utm_content',
  utmTerm: 'utm_term',
  salesforce_uuid: 'salesforce_uuid',
} as const

/** The visitor's own name and address: the query's, else those of the message that was sent. */
function ownPrefill({ sender, search }: BookingContext): Texts {
  const query = new URLSearchParams(search)
  const own = (key: 'name' | 'email') => query.get(key)?.trim() || sender?.[key]
  return texts({ name: own('name'), email: own('email') })
}

function dateAhead(now: Date, days: number): Date {
  const date = new Date(now)
  // By the calendar, not by hours: a day has 23 or 25 of them when the clocks change.
  date.setDate(date.getDate() + days)
  return date
}

/** Where the visitor comes from: by the page's own address, else by the content. */
function utmOf(search: string, utm: Scheduling['utm']): Texts {
  const query = new URLSearchParams(search)
  const own = texts(
    Object.fromEntries(
      Object.entries(utmParameters).map(([key, parameter]) => [key, query.get(parameter)]),
    ),
  )
  return Object.keys(own).length > 0 ? own : texts(utm ?? {})
}

/** A query parameter that react-calendly has no option for. */
const withParameter = (url: string, name: string, value: string | undefined): string => {
  if (!value) return url
  const [page = '', hash] = url.split('#')
  const separator = page.includes('?') ? '&' : '?'
  const tail = hash === undefined ? '' : `#${hash}`
  return `${page}${separator}${name}=${encodeURIComponent(value)}${tail}`
}

/** The options of react-calendly's parts, for one visitor at one moment. */
export function bookingOptions(scheduling: Scheduling, context: BookingContext) {
  const { prefill, pageSettings, url, utm } = scheduling
  const own = ownPrefill(context)
  const isKnown = Object.keys(own).length > 0
  // A sample and a real person do not mix: nobody brings a stranger's guests along.
  const given = isKnown && prefill?.sample ? null : prefill
  const { smsReminderNumber, ...plain } = texts(given ?? {})
  // A full name takes the place of both its parts.
  const names = own.name ? { firstName: undefined, lastName: undefined } : {}
  return {
    url: withParameter(url, 'phone_number', smsReminderNumber),
    pageSettings: { ...pageSettings },
    prefill: {
      ...plain,
      ...names,
      ...own,
      ...(given?.guests?.length && { guests: [...given.guests] }),
      ...(given?.customAnswers && { customAnswers: texts(given.customAnswers) }),
      ...(prefill?.date && { date: dateAhead(context.now, prefill.date.daysAhead) }),
    },
    utm: utmOf(context.search, utm),
  }
}
