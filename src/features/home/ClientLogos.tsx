import { withPrefix } from 'gatsby'
import styled from 'styled-components'
import { color } from '../../styles/colors'
import { marquee, noAutoplay, transition } from '../../styles/motion'
import { MarqueeSection } from '../../sections/MarqueeSection'

export interface ClientLogosProps {
  title: string
  /** The URLs of each logo, in its normal and hover versions. */
  clients: readonly Queries.ClientsClientsFragment[]
}

const Logo = styled.li`
  position: relative;
  flex: none;

  @media (forced-colors: active) {
    padding: 0.25rem;
    background: ${color.background};
    forced-color-adjust: none;
  }
`

/* The same size for all, so that nothing moves when a logo loads. */
const NormalImage = styled.img`
  /* Five fit in a wide window. */
  width: clamp(7.5rem, 12.5cqi, 9.5rem);
  max-width: none;
  height: 2.25rem;
  object-fit: contain;
  ${transition('opacity')}

  ${Logo}:hover > & {
    opacity: 0;
  }

  /* Without motion they are in columns, below the heading. */
  ${noAutoplay} {
    object-position: var(--start, left);
  }

  @media print {
    filter: brightness(0.4);
  }
`

/* Over the other one. It is loaded when the pointer is over the row. */
const HoverImage = styled(NormalImage)`
  display: none;
  position: absolute;
  inset: 0;
  opacity: 0;

  @media screen {
    :hover > ul > ${Logo} > & {
      display: block;
    }
  }

  ${Logo}:hover > & {
    opacity: 1;
  }
`

/** The clients' logos in a moving row. */
export const ClientLogos = ({ title, clients }: ClientLogosProps) => (
  <MarqueeSection title={title} duration={marquee.logos} gap={marquee.logosGap}>
    {clients.map(({ name, url, urlHover }) => (
      <Logo key={name}>
        <NormalImage src={withPrefix(url)} alt={name} width="152" height="36" loading="lazy" />
        <HoverImage src={withPrefix(urlHover)} alt="" width="152" height="36" loading="lazy" />
      </Logo>
    ))}
  </MarqueeSection>
)
