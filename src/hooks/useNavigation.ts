import { graphql, useStaticQuery } from 'gatsby'
import { useServiceIcons } from './useServiceIcons'

/** A link of a menu, with those under it; only services have icons. */
export interface MenuLink {
  title: string
  link: string
  icon?: string
  subMenu?: readonly MenuLink[] | null
}

/** A menu that an entry of the header opens. */
export interface Menu {
  groups: readonly MenuLink[]
  /** A column of links without a group. */
  extra?: { title: string; links: readonly MenuLink[] } | null
}

/** The menus of data/navigation.json; services have the icons of their pages. */
export const useNavigation = () => {
  const icons = useServiceIcons()
  const { navigation } = useStaticQuery<Queries.NavigationMenusQuery>(graphql`
    query NavigationMenus {
      navigation {
        ...Navigation
      }
    }
  `)
  if (!navigation) throw new Error('data/navigation.json is missing')
  const { contact, additionalServices } = navigation
  const industries: Menu = { groups: navigation.industries ?? [] }
  const services: Menu = {
    groups: (navigation.services ?? []).map((group) => ({ ...group, icon: icons[group.link] })),
    // All of its pages may be unpublished.
    extra: additionalServices?.links.length ? additionalServices : null,
  }
  const menus: Partial<Record<string, Menu>> = { industries, services }
  const main = navigation.main.map(({ title, link, menu: name }) => {
    const menu = menus[name ?? '']
    // Without groups the menu would be empty.
    return { title, link, menu: menu?.groups.length ? menu : null }
  })
  return { main, contact, industries, services }
}
