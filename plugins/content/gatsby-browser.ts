import type { GatsbyBrowser } from 'gatsby'

/** Shows the issues of the content in development; a production build does not contain this code. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (process.env.NODE_ENV === 'development')
    void import('./develop/show-issues').then(({ showIssues }) => showIssues())
}
