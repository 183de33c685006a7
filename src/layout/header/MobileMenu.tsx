import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'
import styled from 'styled-components'
import labels from '../../../data/ui-text.json'
import { ButtonLink } from '../../components/Button'
import { Link } from '../../components/link/Link'
import { PhoneLink } from '../../components/link/PhoneLink'
import { VisuallyHidden } from '../../components/text/VisuallyHidden'
import { Icon } from '../../components/icon/Icon'
import { WhatsAppLink } from '../../sections/ContactDetails'
import { color, gradient } from '../../styles/colors'
import { iconControl, rule } from '../../styles/mixins'
import { container, hairline, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import { useSite } from '../../hooks/useSite'
import { useNavigation } from '../../hooks/useNavigation'
import { MenuLinks } from '../MenuLinks'
import { useOnPageChange } from '../useOnPageChange'

const Menu = styled.details`
  ${up.laptop} {
    display: none;
  }
`

const Toggle = styled.summary`
  display: grid;
  place-items: center;
  ${iconControl}
  color: ${color.text};

  .if-open,
  [open] > & .if-closed {
    display: none;
  }

  [open] > & .if-open {
    display: block;
  }
`

const MenuScreen = styled.div`
  position: fixed;
  inset: var(--header) 0 0;
  display: flex;
  flex-direction: column;
  overflow-y: auto;
  overscroll-behavior: contain;
  --inset: ${container.marginPhone};
  background: ${gradient.page}, ${color.background};

  /* Find-in-page and text fragments open a closed <details>, unless its content is not rendered. */
  :not([open]) > & {
    display: none;
  }
`

/** The rows of the menu: links, and disclosures with a list. */
const Rows = styled.nav`
  > a,
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.75rem;
    padding: ${space[2]} var(--inset);
    border-bottom: ${hairline} solid ${color.line};
    color: ${color.text};
    font-size: 1.25rem;
    font-weight: 560;
    letter-spacing: -0.01em;
  }

  :focus-visible {
    outline-offset: -3px;
  }

  [open] > summary {
    border-bottom-color: transparent;
  }

  summary svg {
    color: ${color.textFaint};
  }

  [open] > summary svg {
    rotate: 180deg;
    color: ${color.highlight};
  }
`

const SubLinks = styled(MenuLinks)`
  padding-bottom: ${space[3]};
  border-bottom: ${hairline} solid ${color.line};

  a {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    min-height: 2.875rem;
    padding: ${space[1]} var(--inset);
    ${type.body}
  }

  /* The heading of links without a group. */
  span {
    display: block;
    margin-top: ${space[3]};
    padding: ${space[3]} var(--inset) ${space[1]};
    border-top: ${hairline} solid ${color.line};
    color: ${color.textFaint};
    ${type.meta}
  }

  /* The sub-pages of a group, under its link. */
  a + ul {
    margin-inline-start: ${space[5]};
  }

  a + ul a {
    min-height: 2.5rem;
    color: ${color.textFaint};
    ${type.small}
  }
`

/** At the lower end of the screen. */
const ContactOptions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  margin-top: auto;
  padding: ${space[5]} var(--inset) ${space[6]};
  ${rule}
  ${type.meta}
`

const ContactLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};

  a {
    padding: ${space[1]} 0;
  }
`

/** The focusable elements of a menu in tab order. */
const focusable = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('summary, a[href], button')].filter(
    // Safari before 17.4 has no checkVisibility().
    (element) => !('checkVisibility' in element) || element.checkVisibility(),
  )

/** Keeps the focus in the open full-screen menu. Escape closes it and returns the focus. */
function useModalMenu(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const root = menu.current
    if (!root) return undefined
    const toggle = root.querySelector('summary')
    const onKeyDown = (event: KeyboardEvent) => {
      if (!root.open) return
      if (event.key === 'Escape') {
        root.open = false
        toggle?.focus()
      }
      if (event.key !== 'Tab') return
      const stops = focusable(root)
      const goal = event.shiftKey ? stops.at(-1) : stops[0]
      const edge = event.shiftKey ? stops[0] : stops.at(-1)
      if (document.activeElement === edge) {
        event.preventDefault()
        goal?.focus()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [menu])
}

/**
 * The full-screen menu for small windows. It is a native disclosure, which works before hydration.
 */
export const MobileMenu = ({ pathname }: { pathname: string }) => {
  const { main, contact } = useNavigation()
  const agency = useSite()
  const menu = useRef<HTMLDetailsElement>(null)
  useModalMenu(menu)
  useOnPageChange(pathname, () => {
    if (menu.current) menu.current.open = false
  })
  const closeOnLink = ({ target, currentTarget }: MouseEvent<HTMLDivElement>) => {
    const details = currentTarget.closest('details')
    if (details && target instanceof Element && target.closest('a')) details.open = false
  }

  return (
    <Menu ref={menu} data-screen="">
      <Toggle>
        <VisuallyHidden className="if-closed">{labels.openMenu}</VisuallyHidden>
        <VisuallyHidden className="if-open">{labels.closeMenu}</VisuallyHidden>
        <Icon name="menu" className="if-closed" />
        <Icon name="x" className="if-open" />
      </Toggle>
      <MenuScreen onClick={closeOnLink}>
        <Rows aria-label={labels.mainNavigation}>
          {main.map(({ title, link, menu }) =>
            menu ? (
              <details key={link} name="small-menu">
                <summary>
                  {title}
                  <Icon name="chevron-down" />
                </summary>
                <SubLinks links={[{ title: `${labels.overviewOf} ${title}`, link }, ...menu]} />
              </details>
            ) : (
              <Link key={link} to={link}>
                {title}
              </Link>
            ),
          )}
        </Rows>
        <ContactOptions>
          <ButtonLink to={contact.link}>{contact.title}</ButtonLink>
          <ContactLine>
            {agency.phones.slice(0, 1).map((phone) => (
              <PhoneLink key={phone} phone={phone} />
            ))}
            <WhatsAppLink />
            <span>{agency.hours}</span>
          </ContactLine>
        </ContactOptions>
      </MenuScreen>
    </Menu>
  )
}
