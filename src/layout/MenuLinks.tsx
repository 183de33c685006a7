import { Icon } from '../components/icon/Icon'
import { Link } from '../components/link/Link'
import type { MenuLink } from '../hooks/useNavigation'

export interface MenuLinksProps {
  links: readonly MenuLink[]
  className?: string
}

/** A list of links and headings, each with a list of the links under it. */
export const MenuLinks = ({ links, className }: MenuLinksProps) => (
  <ul className={className}>
    {links.map(({ title, link, icon, subMenu }) => (
      <li key={title}>
        {link ? (
          <Link to={link}>
            {icon && <Icon name={icon} highlighted />}
            {title}
          </Link>
        ) : (
          <span>{title}</span>
        )}
        {subMenu && <MenuLinks links={subMenu} />}
      </li>
    ))}
  </ul>
)
