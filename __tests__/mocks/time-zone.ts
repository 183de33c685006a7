/** Tests run in one time zone everywhere, and in one where clocks change: days of 23 hours come up. */
export default function setTimeZone(): void {
  process.env.TZ = 'Europe/Berlin'
}
