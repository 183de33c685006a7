import { graphql, useStaticQuery } from 'gatsby'
import { useServiceIcons } from './useServiceIcons'

/** The menus, from data/navigation.json; services have the icons of their pages. */
export const useNavigation = () => {
  const icons = useServiceIcons()
  const { navigation } = useStaticQuery<Queries.NavigationMenusQuery>(graphql`
    query NavigationMenus {
      navigation {
        main {
          title
          link
          menu
        }
        contact {
          title
          link
        }
        industries {
          title
          link
          subMenu {
            title
            link
          }
        }
        services {
          title
          link
          subMenu {
            title
            link
          }
        }
        additionalServices {
          title
          links {
            title
            link
          }
        }
      }
    }
  `)
  if (!navigation) throw new Error('data/navigation.json is missing')
  const industries = navigation.industries ?? []
  const services = (navigation.services ?? []).map((group) => ({
    ...group,
    icon: icons[group.link],
  }))
  const groups: Partial<Record<string, readonly unknown[]>> = { industries, services }
  const main = navigation.main.map((entry) => ({
    ...entry,
    // Without groups there is nothing to open.
    menu: groups[entry.menu ?? '']?.length ? entry.menu : null,
  }))
  const { additionalServices: column } = navigation
  // None of its pages may be published.
  const additionalServices = column?.links.length ? column : null
  return { ...navigation, main, industries, services, additionalServices }
}

/** The menus of header and footer. */
export type NavigationMenus = ReturnType<typeof useNavigation>

/** A group in the menu of industries or services; only services have icons. */
export type MenuGroup = NavigationMenus['industries'][number] & { icon?: string }
