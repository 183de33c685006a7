import { useSite } from '../../hooks/useSite'

/** The current year in the agency's time zone or, if it has none, in the visitor's. */
const yearIn = (timeZone: string | null): number =>
  Number(
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: timeZone ?? undefined }).format(),
  )

/** The year and the registered name. */
export const Copyright = () => {
  const { legalName, locale, timeZone } = useSite()
  const year = new Intl.NumberFormat(locale, { useGrouping: false }).format(yearIn(timeZone))
  // The page may have been built in an earlier year.
  return <p suppressHydrationWarning>{`© ${year} ${legalName}`}</p>
}
