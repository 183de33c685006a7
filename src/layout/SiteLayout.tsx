import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useLabels } from '../hooks/useLabels'
import { useAddresses } from '../hooks/useAddresses'
import { SchedulingBadge } from '../sections/booking/SchedulingBadge'
import { useSite } from '../hooks/useSite'
import { useOptionalScheduling } from '../sections/booking/useScheduling'
import { color } from '../styles/colors'
import { hiddenInPrint } from '../styles/mixins'
import { layer, space } from '../styles/sizes'
import { ContactBar } from './ContactBar'
import { Footer } from './Footer'
import { Header } from './header/Header'
import { ScrollToTop } from './ScrollToTop'

export interface SiteLayoutProps {
  pathname: string
  children: ReactNode
}

const SkipLink = styled.a`
  position: fixed;
  z-index: ${layer.skip};
  top: ${space[2]};
  inset-inline-start: ${space[2]};
  padding: ${space[2]} ${space[4]};
  background: ${color.primary};
  color: ${color.onPrimary};

  &:not(:focus) {
    transform: translateY(-200%);
  }

  ${hiddenInPrint}
`

const contentId = 'content'

/** The layout of a page: skip link, header, footer and floating buttons. */
export const SiteLayout = ({ pathname, children }: SiteLayoutProps) => {
  const labels = useLabels()
  const addresses = useAddresses()
  const { pages } = useSite()
  const scheduling = useOptionalScheduling()
  const badge =
    scheduling?.badge?.enabled && pages.includes(addresses.booking) ? scheduling.badge : null
  return (
    <>
      <SkipLink href={`#${contentId}`}>{labels.skipToContent}</SkipLink>
      <Header pathname={pathname} />
      {/* React removes it as a whole, also if others have changed what is in it. */}
      <main key={pathname} id={contentId} tabIndex={-1}>
        {children}
      </main>
      {!badge && <ContactBar pathname={pathname} />}
      <Footer />
      {badge && <SchedulingBadge badge={badge} />}
      <ScrollToTop />
    </>
  )
}
