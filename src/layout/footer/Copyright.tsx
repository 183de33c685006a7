import { useSite } from '../../hooks/useSite'

/** The present year where the agency is, or where the visitor is if its time zone is not given. */
const yearIn = (timeZone: string | null): string =>
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: timeZone ?? undefined }).format()

/** The year and the registered name. */
export const Copyright = () => {
  const { legalName, timeZone } = useSite()
  // The page may have been built in another year.
  return <p suppressHydrationWarning>{`© ${yearIn(timeZone)} ${legalName}`}</p>
}
