import { useRef } from 'react'
import styled from 'styled-components'
import labels from '../../../data/ui-text.json'
import { Icon } from '../../components/icon/Icon'
import { Link } from '../../components/link/Link'
import { color } from '../../styles/colors'
import { transition } from '../../styles/motion'
import { radius, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import { MenuPanel } from './MenuPanel'
import { useDisclosures } from './useDisclosures'
import { useNavigation } from '../../hooks/useNavigation'
import { useOnPageChange } from '../useOnPageChange'

const Nav = styled.nav`
  display: none;

  ${up.laptop} {
    display: block;
  }
`

const Entries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};

  > li > a,
  summary {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 2.75rem;
    padding: 0 ${space[3]};
    border-radius: ${radius.control};
    color: ${color.textSoft};
    ${type.small}
    white-space: nowrap;
    ${transition('background-color', 'color')}

    &:hover,
    &[aria-current] {
      color: ${color.text};
    }

    &:hover {
      background: ${color.surfaceHover};
    }
  }

  [open] > summary {
    background: ${color.surfaceHover};
    color: ${color.text};
  }

  summary svg {
    ${transition('transform')}
  }

  [open] > summary svg {
    transform: rotate(180deg);
  }
`

/** The main navigation for wide windows; entries with a menu are native disclosures. */
export const MainNav = ({ pathname }: { pathname: string }) => {
  const { main } = useNavigation()
  const nav = useRef<HTMLElement>(null)
  useDisclosures(nav)
  useOnPageChange(pathname, () => {
    nav.current?.querySelectorAll('details').forEach((menu) => (menu.open = false))
  })

  if (main.length === 0) return null
  return (
    <Nav ref={nav} aria-label={labels.mainNavigation}>
      <Entries>
        {main.map(({ title, link, menu }) => (
          <li key={link}>
            {menu ? (
              <details name="menu">
                <summary>
                  {title}
                  <Icon name="chevron-down" size="1rem" />
                </summary>
                <MenuPanel title={title} link={link} {...menu} />
              </details>
            ) : (
              <Link to={link} aria-current={pathname === link ? 'page' : undefined}>
                {title}
              </Link>
            )}
          </li>
        ))}
      </Entries>
    </Nav>
  )
}
