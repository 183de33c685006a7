import type { GatsbyBrowser } from 'gatsby'
import { PageShell } from './src/layout/PageShell'

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageShell pathname={props.location.pathname}>{element}</PageShell>
)
