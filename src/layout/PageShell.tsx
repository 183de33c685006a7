import { Component, type ReactElement, type ReactNode } from 'react'
import { ThemeProvider } from 'styled-components'
import { ErrorScreen } from '../features/errors/ErrorScreen'
import { absoluteUrl } from '../../plugins/content'
import { SocialPicture } from '../components/seo/usePagePicture'
import { GlobalStyle, RightToLeftStyle } from '../styles/GlobalStyle'
import { LocaleContext, useLocale } from '../hooks/useLocale'
import { type LocaleOfPage, usePageLocale } from '../hooks/usePageLocale'
import { useSite } from '../hooks/useSite'
import { SiteLayout } from './SiteLayout'

interface ErrorBoundaryProps {
  fallback: (error: Error) => ReactNode
  children: ReactNode
}

/** Limits an error to the page that throws it. Give it a key that changes with the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? this.props.fallback(error) : this.props.children
  }
}

/** A decoded path, as written in the content; a malformed one is returned unchanged. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** The context that gatsby-node.ts gives a page besides the identifiers for its query. */
export interface PageContext extends LocaleOfPage {
  /** The path of the page's social picture. */
  socialPicture?: string
}

interface PageFrameProps {
  /** As in the URL: encoded in browsers. */
  pathname: string
  children: ReactNode
}

const PageFrame = ({ pathname: encoded, children }: PageFrameProps) => {
  const pathname = decoded(encoded)
  const { addresses, direction } = useLocale()
  const { url } = useSite()
  const page = (
    <ErrorBoundary key={pathname} fallback={(error) => <ErrorScreen reason={error.message} />}>
      {children}
    </ErrorBoundary>
  )
  return (
    <>
      <GlobalStyle $siteUrl={absoluteUrl(url, '')} />
      {direction === 'rtl' && <RightToLeftStyle />}
      {pathname === addresses.unsubscribed ? (
        page
      ) : (
        <SiteLayout pathname={pathname}>{page}</SiteLayout>
      )}
    </>
  )
}

export interface PageShellProps extends PageFrameProps {
  pageContext: PageContext
}

/**
 * Adds the language of the page, the global style, an error boundary and, on most pages, the site
 * layout.
 */
export const PageShell = ({ pageContext, ...frame }: PageShellProps): ReactElement => {
  const locale = usePageLocale(pageContext)
  return (
    <LocaleContext.Provider value={locale}>
      <ThemeProvider theme={{ language: locale.language }}>
        <SocialPicture.Provider value={pageContext.socialPicture}>
          <PageFrame {...frame} />
        </SocialPicture.Provider>
      </ThemeProvider>
    </LocaleContext.Provider>
  )
}

interface WrapPageElementArgs {
  element: ReactElement
  props: { location: { pathname: string }; pageContext: PageContext }
}

/** Gatsby's hook of this name, in the browser and on the server. */
export const wrapPageElement = ({ element, props }: WrapPageElementArgs) => (
  <PageShell pathname={props.location.pathname} pageContext={props.pageContext}>
    {element}
  </PageShell>
)
