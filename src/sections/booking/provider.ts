/** The fields of data/scheduling.json that determine the calendar. */
export interface Booking {
  provider?: 'calendly' | 'cal' | 'link' | 'none'
  url: string
}

/**
 * The service whose calendar is in a frame if it is not Calendly; "" for Calendly and without
 * booking.
 */
export function otherProvider(booking: Booking | undefined): string {
  const provider = booking?.provider ?? 'calendly'
  return provider === 'calendly' || provider === 'none' ? '' : provider
}

/** The origin of a calendar in a frame. */
export function calendarOrigins(booking: Booking | undefined): string[] {
  const hasFrame = booking && booking.provider !== 'link' && booking.provider !== 'none'
  return hasFrame ? [new URL(booking.url).origin] : []
}
