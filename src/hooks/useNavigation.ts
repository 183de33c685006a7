import { graphql, useStaticQuery } from 'gatsby'
import { useInLanguage } from './useInLanguage'
import { useServiceIcons } from './useServiceIcons'

/** A link of a menu, with those under it; a heading has no link, and only services have icons. */
export interface MenuLink {
  title: string
  link?: string
  icon?: string
  subMenu?: readonly MenuLink[] | null
}

/** The menus of data/navigation.json; services have the icons of their pages. */
export const useNavigation = () => {
  const icons = useServiceIcons()
  const { allNavigation } = useStaticQuery<Queries.NavigationMenusQuery>(graphql`
    query NavigationMenus {
      allNavigation {
        nodes {
          language
          ...Navigation
        }
      }
    }
  `)
  const [navigation] = useInLanguage(allNavigation.nodes)
  if (!navigation) throw new Error('data/navigation.json is missing')
  const { contact, industries, services: groups, additionalServices } = navigation
  const services = groups?.map((group) => ({ ...group, icon: icons[group.link] })) ?? []
  const menus: Partial<Record<string, readonly MenuLink[] | null>> = {
    industries,
    // All pages of the others may be unpublished.
    services: additionalServices?.links.length
      ? [...services, { title: additionalServices.title, subMenu: additionalServices.links }]
      : services,
  }
  const main = navigation.main.map(({ title, link, menu: name }) => {
    const menu = menus[name ?? '']
    // Without entries the menu would be empty.
    return { title, link, menu: menu?.length ? menu : null }
  })
  return { main, contact, industries: industries ?? [], services }
}
