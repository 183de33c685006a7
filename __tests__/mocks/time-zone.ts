/** Sets a time zone with daylight saving time, so that tests cover days of 23 hours. */
export default function setTimeZone(): void {
  process.env.TZ = 'Europe/Berlin'
}
