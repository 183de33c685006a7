import styled, { keyframes } from 'styled-components'
import { ButtonLink } from '../../components/Button'
import { PageContainer } from '../../components/grid/PageContainer'
import { color } from '../../styles/colors'
import { hiddenInPrint, pageGradient } from '../../styles/mixins'
import { motionOk } from '../../styles/motion'
import { hairline, layer, shortWindow, space, up } from '../../styles/sizes'
import { Logo } from './Logo'
import { MainNav } from './MainNav'
import { MobileMenu } from './MobileMenu'
import { useNavigation } from '../../hooks/useNavigation'

const Bar = styled.header`
  position: sticky;
  z-index: ${layer.header};
  top: 0;
  border-bottom: ${hairline} solid ${color.line};

  ${shortWindow} {
    position: relative;
  }

  ${hiddenInPrint}
`

const moveUp = keyframes`
  to { translate: 0 -100%; }
`

/**
 * Not on the header itself, where a backdrop-filter would make it the containing block of the fixed
 * menu.
 */
const Backdrop = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  overflow: clip;
  /* Without scroll-driven animations or with reduced motion the bar is slightly transparent. */
  background: color-mix(in srgb, ${color.background} 88%, transparent);
  backdrop-filter: blur(0.75rem);

  @media (forced-colors: active) {
    background: Canvas;
  }

  ${motionOk} {
    @supports (animation-timeline: scroll()) {
      background: ${color.background};
      backdrop-filter: none;

      /* The page's gradient, moved up while scrolling, so that bar and page look the same. */
      &::before {
        content: '';
        position: absolute;
        inset: 0 auto auto 0;
        ${pageGradient}
        animation: ${moveUp} linear both;
        animation-timeline: scroll(root);
        animation-range: 0 var(--gradient-height);
      }
    }
  }
`

const Row = styled(PageContainer)`
  position: relative;
  display: flex;
  /* Wraps only when the text size is very large. */
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 min(${space[4]}, 2.5vw);
  min-height: calc(var(--header) - 1px);
  padding-inline: calc(var(--gutter) + var(--inset)) 0;

  ${up.tablet} {
    padding-inline-end: ${space[4]};
  }
`

/** What narrower windows have in the full-screen menu. */
const WideOnly = styled.div`
  display: none;

  ${up.laptop} {
    display: contents;

    /* While the page arrives: each link would move those before it. */
    &:not(:has(+ *)) {
      visibility: hidden;
    }
  }
`

/** The top bar: logo, menus and contact link. */
export const Header = ({ pathname }: { pathname: string }) => {
  const { contact } = useNavigation()
  return (
    <Bar>
      <Backdrop />
      <Row data-gutter="">
        <Logo />
        <WideOnly>
          <MainNav pathname={pathname} />
          <ButtonLink to={contact.link} size="sm">
            {contact.title}
          </ButtonLink>
        </WideOnly>
        <MobileMenu pathname={pathname} />
      </Row>
    </Bar>
  )
}
