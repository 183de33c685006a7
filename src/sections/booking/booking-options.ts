import { withoutBreakMarks } from '../../../plugins/content'
import { useState } from 'react'
import { calendarColors } from '../../styles/colors'
import { prefill, type Prefill, visitorNote } from './prefill'
import type { CalendarSettings } from './useCalendar'

/** The values, in addition to the content, on which the calendar's options depend. */
export interface BookingContext {
  sender: Prefill | null
  /** The note that goes with the call; "" for none. */
  note: string
  search: string
  now: Date
}

type Texts = Record<string, string>

/** Keeps the values that are not empty, trimmed and well-formed for a URL. */
const texts = (entries: object): Texts =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) =>
      typeof value === 'string' && value.trim() ? [[key, value.trim().toWellFormed()]] : [],
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

/** The visitor's name and email: from the query or, if it has none, from the sent message. */
function prefillOfVisitor({ sender, search }: BookingContext): Texts {
  const query = new URLSearchParams(search)
  const prefillOf = (key: 'name' | 'email') => query.get(key)?.trim() || sender?.[key]
  return texts({ name: prefillOf('name'), email: prefillOf('email') })
}

function dateAhead(now: Date, days: number): Date {
  const date = new Date(now)
  // In days instead of hours: a day has 23 or 25 hours when the clocks change.
  date.setDate(date.getDate() + days)
  return date
}

/** The UTM parameters: from the page's URL or, if it has none, from the content. */
function utmOf(search: string, utm: CalendarSettings['utm']): Texts {
  const query = new URLSearchParams(search)
  const knownAnswers = texts(
    Object.fromEntries(
      Object.entries(utmParameters).map(([key, parameter]) => [key, query.get(parameter)]),
    ),
  )
  return Object.keys(knownAnswers).length > 0 ? knownAnswers : texts(utm ?? {})
}

/** Adds a query parameter for which react-calendly has no option. */
const withParameter = (url: string, name: string, value: string | undefined): string => {
  if (!value) return url
  const [page = '', hash] = url.split('#')
  const separator = page.includes('?') ? '&' : '?'
  const tail = hash === undefined ? '' : `#${hash}`
  return `${page}${separator}${name}=${encodeURIComponent(value)}${tail}`
}

/** The props of react-calendly's components. */
export function bookingOptions(settings: CalendarSettings, context: BookingContext) {
  const { prefill, pageSettings, url, utm } = settings
  const colors = calendarColors()
  const answers = prefillOfVisitor(context)
  const isKnown = Object.keys(answers).length > 0 || context.note !== ''
  // Sample values must not be mixed with a real visitor's.
  const given = isKnown && prefill?.sample ? undefined : prefill
  const { smsReminderNumber, ...plain } = texts(given ?? {})
  // A full name replaces first and last name.
  const names = answers.name ? { firstName: undefined, lastName: undefined } : {}
  return {
    url: withParameter(url, 'phone_number', smsReminderNumber),
    pageSettings: {
      ...pageSettings,
      backgroundColor: pageSettings?.backgroundColor ?? colors.backgroundColor,
      primaryColor: pageSettings?.primaryColor ?? colors.primaryColor,
      textColor: pageSettings?.textColor ?? colors.textColor,
    },
    prefill: {
      ...plain,
      ...names,
      ...answers,
      ...(given?.guests?.length && { guests: [...given.guests] }),
      ...((given?.customAnswers ?? context.note) && {
        customAnswers: texts({
          ...given?.customAnswers,
          ...(context.note && { a1: context.note }),
        }),
      }),
      ...(prefill?.date && { date: dateAhead(context.now, prefill.date.daysAhead) }),
    },
    utm: utmOf(context.search, utm),
  }
}

/** Hides react-calendly's spinner, because the site has its own. */
const NoSpinner = () => null

/** The calendar's options, computed once when it opens. Only in the browser. */
export function useBookingOptions(settings: CalendarSettings) {
  const [options] = useState(() =>
    bookingOptions(settings, {
      sender: prefill.read(),
      note: withoutBreakMarks(visitorNote.read()),
      search: window.location.search,
      now: new Date(),
    }),
  )
  return { ...options, iframeTitle: settings.title, LoadingSpinner: NoSpinner }
}
