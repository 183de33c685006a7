import { useId, useRef, type MouseEvent } from 'react'
import { ButtonLink } from '../../components/Button'
import { Link } from '../../components/link/Link'
import { PhoneLink } from '../../components/link/PhoneLink'
import { VisuallyHidden } from '../../components/text/VisuallyHidden'
import { Icon } from '../../components/icon/Icon'
import {
  Footer,
  Menu,
  MenuScreen,
  ContactLine,
  Rows,
  SubLinks,
  SubTitle,
  Toggle,
} from './MobileMenu.styles'
import { WhatsAppLink } from '../../sections/contact-details/WhatsAppLink'
import { useSite } from '../../hooks/useSite'
import { useUiText } from '../../hooks/useUiText'
import { useModalMenu } from './useModalMenu'
import { useNavigation, type MenuGroup, type NavigationMenus } from '../../hooks/useNavigation'
import { useOnPageChange } from '../useOnPageChange'

type MenuEntry = Pick<MenuGroup, 'title' | 'link' | 'icon'>

const entriesOf = (menu: string, navigation: NavigationMenus): readonly MenuEntry[] =>
  menu === 'services' ? navigation.services : navigation.industries

/**
 * The full-screen menu for small windows. It is a native disclosure, which works before hydration.
 */
export const MobileMenu = ({ pathname }: { pathname: string }) => {
  const navigation = useNavigation()
  const labels = useUiText()
  const agency = useSite()
  const additionalId = useId()
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
          {navigation.main.map(({ title, link, menu: kind }) =>
            kind ? (
              <details key={link} name="small-menu">
                <summary>
                  {title}
                  <Icon name="chevron-down" />
                </summary>
                <SubLinks>
                  <li>
                    <Link to={link}>{`${labels.overviewOf} ${title}`}</Link>
                  </li>
                  {entriesOf(kind, navigation).map((entry) => (
                    <li key={entry.link}>
                      <Link to={entry.link}>
                        {entry.icon && <Icon name={entry.icon} />}
                        {entry.title}
                      </Link>
                    </li>
                  ))}
                </SubLinks>
                {kind === 'services' && navigation.additionalServices && (
                  <>
                    <SubTitle id={additionalId}>{navigation.additionalServices.title}</SubTitle>
                    <SubLinks aria-labelledby={additionalId}>
                      {navigation.additionalServices.links.map((entry) => (
                        <li key={entry.link}>
                          <Link to={entry.link}>{entry.title}</Link>
                        </li>
                      ))}
                    </SubLinks>
                  </>
                )}
              </details>
            ) : (
              <Link key={link} to={link}>
                {title}
              </Link>
            ),
          )}
        </Rows>
        <Footer>
          <ButtonLink to={navigation.contact.link}>{navigation.contact.title}</ButtonLink>
          <ContactLine>
            {agency.phones.slice(0, 1).map((phone) => (
              <PhoneLink key={phone} phone={phone} />
            ))}
            <WhatsAppLink />
            <span>{agency.hours}</span>
          </ContactLine>
        </Footer>
      </MenuScreen>
    </Menu>
  )
}
