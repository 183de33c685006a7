/**
 * What shows the calendar: "cal" for Cal.com, "link", or else Calendly. webpack inserts it
 * (src/service-config.ts), and removes the branches that it rules out.
 */
export const booking = process.env.BOOKING
