import { Component, type ReactElement, type ReactNode } from 'react'
import { ErrorScreen } from '../features/errors/ErrorScreen'
import { absoluteUrl, unsubscribedPath } from '../../plugins/content'
import { GlobalStyle, RightToLeftStyle } from '../styles/GlobalStyle'
import { NavigationProgress } from './NavigationProgress'
import { SiteLayout } from './SiteLayout'
import { useSite } from '../hooks/useSite'

interface ErrorBoundaryProps {
  /** Rendered in place of the children if one of them throws. */
  fallback: (error: Error) => ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  error: Error | null
}

/** Limits an error to the page that throws it. Give it a key that changes with the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null }

  static getDerivedStateFromError(error: Error): ErrorBoundaryState {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? this.props.fallback(error) : this.props.children
  }
}

/** Pages without header and footer. */
const pathsWithoutLayout: ReadonlySet<string> = new Set([unsubscribedPath])

/** A decoded path, as written in the content; a malformed one is returned unchanged. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

export interface PageShellProps {
  /** As in the URL: encoded in browsers. */
  pathname: string
  children: ReactNode
}

/** Adds the global style, an error boundary and, on most pages, the site layout. */
export const PageShell = (props: PageShellProps): ReactElement => {
  const { children } = props
  const pathname = decoded(props.pathname)
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
