import type { ReactElement, ReactNode } from 'react'
import { ErrorScreen } from '../features/errors/ErrorScreen'
import { absoluteUrl, unsubscribedPath } from '../routes/paths'
import { GlobalStyle, RightToLeftStyle } from '../styles/GlobalStyle'
import { ErrorBoundary } from './ErrorBoundary'
import { NavigationProgress } from './NavigationProgress'
import { SiteLayout } from './SiteLayout'
import { useSite } from '../hooks/useSite'

/** Pages without header and footer. */
const pathsWithoutLayout: ReadonlySet<string> = new Set([unsubscribedPath])

export interface PageShellProps {
  pathname: string
  children: ReactNode
}

/** Adds the global style, an error boundary and, on most pages, the site layout. */
export const PageShell = ({ pathname, children }: PageShellProps): ReactElement => {
  const { url, direction } = useSite()
  const page = (
    <ErrorBoundary key={pathname} fallback={(error) => <ErrorScreen reason={error.message} />}>
      {children}
    </ErrorBoundary>
  )
  return (
    <>
      <GlobalStyle $siteUrl={absoluteUrl(url, '')} />
      {direction === 'rtl' && <RightToLeftStyle />}
      <NavigationProgress />
      {pathsWithoutLayout.has(pathname) ? (
        page
      ) : (
        <SiteLayout pathname={pathname}>{page}</SiteLayout>
      )}
    </>
  )
}
