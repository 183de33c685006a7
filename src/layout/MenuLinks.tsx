import { Icon } from '../components/icon/Icon'
import { Link } from '../components/link/Link'
import type { MenuLink } from '../hooks/useNavigation'

export interface MenuLinksProps {
  links: readonly MenuLink[]
  className?: string
  'aria-labelledby'?: string
}

/** A list of links, each with a list of the links under it. */
export const MenuLinks = ({ links, ...list }: MenuLinksProps) => (
  <ul {...list}>
    {links.map(({ title, link, icon, subMenu }) => (
      <li key={title}>
        <Link to={link}>
          {icon && <Icon name={icon} highlighted />}
          {title}
        </Link>
        {subMenu && <MenuLinks links={subMenu} />}
      </li>
    ))}
  </ul>
)
