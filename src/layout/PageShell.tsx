import type { ReactElement, ReactNode } from 'react'
import { ErrorScreen } from '../features/errors/ErrorScreen'
import { absoluteUrl, unsubscribedPath } from '../routes/paths'
import { GlobalStyle } from '../styles/GlobalStyle'
import { ErrorBoundary } from './ErrorBoundary'
import { NavigationProgress } from './NavigationProgress'
import { SiteLayout } from './SiteLayout'
import { useSite } from '../hooks/useSite'

/** Pages that stand by themselves, without header and footer. */
const outsideLayout: ReadonlySet<string> = new Set([unsubscribedPath])

export interface PageShellProps {
  pathname: string
  children: ReactNode
}

/** Puts a page where it belongs: in the shared layout, or by itself. */
export const PageShell = ({ pathname, children }: PageShellProps): ReactElement => (
  <>
    <GlobalStyle $site={absoluteUrl(useSite().url, '')} />
    <NavigationProgress />
    {outsideLayout.has(pathname) ? (
      <ErrorBoundary key={pathname} fallback={(error) => <ErrorScreen reason={error.message} />}>
        {children}
      </ErrorBoundary>
    ) : (
      <SiteLayout pathname={pathname}>{children}</SiteLayout>
    )}
  </>
)
