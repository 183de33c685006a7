import type { GatsbySSR } from 'gatsby'
import { PageShell } from './src/layout/PageShell'

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <PageShell pathname={props.location.pathname}>{element}</PageShell>
)
