import { useId } from 'react'
import styled, { keyframes } from 'styled-components'
import { useLabels } from '../../hooks/useLabels'
import { ButtonLink } from '../../components/Button'
import { PageContainer } from '../../components/grid/PageContainer'
import { Icon } from '../../components/icon/Icon'
import { PhoneLink } from '../../components/link/PhoneLink'
import { VisuallyHidden } from '../../components/text/VisuallyHidden'
import { useNavigation } from '../../hooks/useNavigation'
import { useSite } from '../../hooks/useSite'
import { useLocale } from '../../hooks/useLocale'
import { WhatsAppLink } from '../../sections/ContactDetails'
import { color, gradient } from '../../styles/colors'
import { hiddenInPrint, iconControl, pageGradient, hairlineTop } from '../../styles/mixins'
import { motionOk, transition } from '../../styles/motion'
import {
  container,
  control,
  down,
  hairline,
  layer,
  radius,
  shortWindow,
  space,
  up,
} from '../../styles/sizes'
import { type } from '../../styles/type'
import { LanguageLinks } from '../LanguageLinks'
import { LanguageMenu } from './LanguageMenu'
import { Logo } from './Logo'
import { MainNav } from './MainNav'

const Bar = styled.header`
  position: sticky;
  z-index: ${layer.header};
  top: 0;
  border-bottom: ${hairline} solid ${color.line};

  /* Browsers take the bar for covered by itself, and would scroll the page to the control in it that
     gets the focus. */
  a,
  button,
  summary {
    scroll-margin-top: calc(-1 * var(--header) - 2rem);
  }

  ${down.laptop} {
    [data-menu] :is(a, summary) {
      scroll-margin-top: 0;
    }
  }

  ${shortWindow} {
    position: relative;

    :is(a, button, summary) {
      scroll-margin-top: 0;
    }
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
  -webkit-backdrop-filter: blur(0.75rem);
  backdrop-filter: blur(0.75rem);

  @media (forced-colors: active) {
    background: Canvas;
  }

  ${motionOk} {
    @supports (animation-timeline: scroll()) {
      background: ${color.background};
      -webkit-backdrop-filter: none;
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
  align-items: center;
  justify-content: space-between;
  gap: 0 min(${space[4]}, 2.5vw);
  min-height: calc(var(--header) - 1px);
  padding-inline: calc(var(--gutter) + var(--inset)) 0;

  ${up.tablet} {
    padding-inline-end: ${space[4]};
  }

  /* Its links take two rows within its height, on which everything that sticks below it relies. */
  ${up.laptop} {
    > a {
      flex: none;
      max-width: 25%;
    }

    nav > ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${space[1]};

      > li {
        margin-block: -0.25rem;
      }
    }
  }
`

/**
 * Narrow: a full-screen menu, which its button opens; browsers hide a popover that is not open, and
 * give it borders, a size and colors, which are reset here. Wide: its children are in the row of the
 * bar.
 */
const Menu = styled.div`
  color: inherit;

  ${down.laptop} {
    &:popover-open {
      position: fixed;
      inset: var(--header) 0 0;
      display: flex;
      flex-direction: column;
      width: auto;
      height: auto;
      margin: 0;
      padding: 0;
      border: 0;
      overflow-y: auto;
      overscroll-behavior: contain;
      --inset: ${container.marginPhone};
      background: ${gradient.page}, ${color.background};
    }

    /* Browsers without popovers (Safari before 17, Chrome before 114, Firefox before 125) always show it
       under the bar. */
    @supports not selector(:popover-open) {
      width: 100%;
      max-height: 50vh;
      overflow-y: auto;
    }
  }

  ${up.laptop} {
    display: contents;

    /* Until the button after it has arrived: each link would move those before it. */
    &:not(:has(+ *)) {
      visibility: hidden;
    }

    /* The links to other languages are next to the contact button. */
    > nav:has(+ nav) {
      margin-inline: auto;
    }
  }
`

/** Narrow: a row after the menu. Wide: before the contact button. */
const Languages = styled.ul`
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    border-radius: ${radius.control};
    ${type.small}
    white-space: nowrap;
    ${transition('background-color', 'color')}

    &:hover {
      background: ${color.surfaceHover};
      color: ${color.text};
    }
  }

  ${down.laptop} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[5]};
    padding: ${space[3]} var(--inset);
  }

  ${up.laptop} {
    a {
      padding: 0 clamp(${space[1]}, 4.5vw - 3.4rem, ${space[3]});
    }
  }
`

/** How many links to languages the header shows; more are in a menu. */
const maxLinks = 2

/** Narrow: at the lower end of the screen. */
const ContactOptions = styled.div`
  ${down.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    margin-top: auto;
    padding: ${space[5]} var(--inset) ${space[6]};
    ${hairlineTop}
    ${type.meta}
  }

  ${up.laptop} {
    display: contents;
  }
`

/** Small in the bar. */
const ContactButton = styled(ButtonLink)`
  ${up.laptop} {
    min-height: ${control.small};
    padding: ${space[1]} ${space[4]};
    overflow-wrap: break-word;
    font-size: 0.9375rem;
  }
`

const ContactLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};

  a {
    padding: ${space[1]} 0;
  }

  ${up.laptop} {
    display: none;
  }
`

/** The button of the menu, with another icon and name while it is open. */
const Toggle = styled.div`
  button {
    display: grid;
    place-items: center;
    ${iconControl}
    color: ${color.text};
  }

  .if-open {
    display: none;
  }

  :popover-open + & {
    .if-open {
      display: block;
    }

    .if-closed {
      display: none;
    }
  }

  ${up.laptop} {
    display: none;
  }

  @supports not selector(:popover-open) {
    display: none;
  }
`

/* React 18 does not know the attributes of popovers. */
const popover = { popover: 'auto' }
const popoverButton = (id: string) => ({ popovertarget: id })

/** The top bar: logo, menus and contact link; src/browser/menu.ts closes its menu. */
export const Header = ({ pathname }: { pathname: string }) => {
  const labels = useLabels()
  const { contact } = useNavigation()
  const { phones, hours } = useSite()
  const { length: linkCount } = useLocale().translations
  const menuId = useId()

  return (
    <Bar>
      <Backdrop />
      <Row data-gutter="">
        <Logo />
        <Menu {...popover} id={menuId} data-menu="">
          <MainNav pathname={pathname} />
          {linkCount > 0 && (
            <nav
              aria-label={labels.languages}
              data-disclosures={linkCount > maxLinks ? '' : undefined}
            >
              {linkCount > maxLinks ? (
                <LanguageMenu />
              ) : (
                <Languages>
                  <LanguageLinks />
                </Languages>
              )}
            </nav>
          )}
          <ContactOptions>
            <ContactButton to={contact.link}>{contact.title}</ContactButton>
            <ContactLine>
              {phones.slice(0, 1).map((phone) => (
                <PhoneLink key={phone} phone={phone} />
              ))}
              <WhatsAppLink />
              <span>{hours}</span>
            </ContactLine>
          </ContactOptions>
        </Menu>
        <Toggle>
          <button type="button" {...popoverButton(menuId)}>
            <VisuallyHidden className="if-closed">{labels.openMenu}</VisuallyHidden>
            <VisuallyHidden className="if-open">{labels.closeMenu}</VisuallyHidden>
            <Icon name="menu" className="if-closed" />
            <Icon name="x" className="if-open" />
          </button>
        </Toggle>
      </Row>
    </Bar>
  )
}
