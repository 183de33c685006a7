import { useRef, type MouseEvent } from 'react'
import styled, { css } from 'styled-components'
import { ButtonLink } from '../components/Button'
import { Hidden } from '../components/Hidden'
import { Icon } from '../components/Icon'
import { Link } from '../components/Link'
import { from } from '../styles/breakpoints'
import { color, light } from '../styles/colors'
import { control, hairline, radius } from '../styles/shape'
import { frame, space } from '../styles/space'
import { type } from '../styles/type'
import { useAgency } from './useAgency'
import { useInterface } from './useInterface'
import { useModalMenu } from './useModalMenu'
import { useNavigation, type MenuGroup, type NavigationMenus } from './useNavigation'
import { useOnPageChange } from './useOnPageChange'

const Menu = styled.details`
  ${from.laptop} {
    display: none;
  }
`

const Toggle = styled.summary`
  display: grid;
  place-items: center;
  width: ${control.medium};
  height: ${control.medium};
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.control};
  color: ${color.text};

  .close,
  [open] > & .open {
    display: none;
  }

  [open] > & .close {
    display: block;
  }
`

const Screen = styled.div`
  position: fixed;
  inset: var(--header) 0 0;
  display: flex;
  flex-direction: column;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${light.key}, ${color.ground};
`

const rowLook = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 3.75rem;
  padding: ${space[2]} ${frame.marginPhone};
  border-bottom: ${hairline} solid ${color.line};
  color: ${color.text};
  font-size: 1.25rem;
  font-weight: 560;
  letter-spacing: -0.01em;

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Row = styled(Link)`
  ${rowLook}
`

const RowToggle = styled.summary`
  ${rowLook}

  [open] > & {
    border-bottom-color: transparent;
  }

  svg {
    color: ${color.textFaint};
  }

  .minus,
  [open] > & .plus {
    display: none;
  }

  [open] > & .minus {
    display: block;
    color: ${color.lit};
  }
`

const SubLinks = styled.ul`
  padding-bottom: ${space[3]};
  border-bottom: ${hairline} solid ${color.line};
`

const SubLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-height: 2.875rem;
  padding: ${space[1]} ${frame.marginPhone};
  color: ${color.textSoft};
  ${type.body}

  &:focus-visible {
    outline-offset: -3px;
  }

  svg {
    color: ${color.lit};
  }
`

const Foot = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-top: auto;
  padding: ${space[5]} ${frame.marginPhone} ${space[6]};
  border-top: ${hairline} solid ${color.line};
  ${type.meta}
`

const Reach = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};

  a {
    padding: ${space[1]} 0;
  }
`

type MenuEntry = Pick<MenuGroup, 'title' | 'link' | 'icon'>

const entriesOf = (menu: string, navigation: NavigationMenus): readonly MenuEntry[] =>
  menu === 'services'
    ? [...navigation.services, ...navigation.additionalServices.links]
    : navigation.industries

/** The full-screen menu of small screens: native disclosures, so it opens before any script has come. */
export const SmallMenu = ({ pathname }: { pathname: string }) => {
  const navigation = useNavigation()
  const words = useInterface()
  const agency = useAgency()
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
        <Hidden className="open">{words.openMenu}</Hidden>
        <Hidden className="close">{words.closeMenu}</Hidden>
        <Icon name="menu" className="open" />
        <Icon name="x" className="close" />
      </Toggle>
      <Screen onClick={closeOnLink}>
        <nav aria-label={words.mainNavigation}>
          {navigation.main.map(({ title, link, menu: kind }) =>
            kind ? (
              <details key={link} name="small-menu">
                <RowToggle>
                  {title}
                  <Icon name="chevron-down" className="plus" />
                  <Icon name="minus" className="minus" />
                </RowToggle>
                <SubLinks>
                  <li>
                    <SubLink to={link}>
                      {words.overviewOf} {title}
                    </SubLink>
                  </li>
                  {entriesOf(kind, navigation).map((entry) => (
                    <li key={entry.link}>
                      <SubLink to={entry.link}>
                        {entry.icon && <Icon name={entry.icon} />}
                        {entry.title}
                      </SubLink>
                    </li>
                  ))}
                </SubLinks>
              </details>
            ) : (
              <Row key={link} to={link}>
                {title}
              </Row>
            ),
          )}
        </nav>
        <Foot>
          <ButtonLink to={navigation.contact.link}>{navigation.contact.title}</ButtonLink>
          <Reach>
            <a href={`tel:${agency.phones[0]?.replaceAll(' ', '')}`}>{agency.phones[0]}</a>
            <span>{agency.hours}</span>
          </Reach>
        </Foot>
      </Screen>
    </Menu>
  )
}
