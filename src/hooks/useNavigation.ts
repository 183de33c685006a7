import { graphql, useStaticQuery } from 'gatsby'
import { useServiceIcons } from './useServiceIcons'

/** The menus of data/navigation.json; services have the icons of their pages. */
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
    // Without groups the menu would be empty.
    menu: groups[entry.menu ?? '']?.length ? entry.menu : null,
  }))
  const { additionalServices: column } = navigation
  // All of its pages may be unpublished.
  const additionalServices = column?.links.length ? column : null
  return { ...navigation, main, industries, services, additionalServices }
}

/** The menus of the header and the footer. */
export type NavigationMenus = ReturnType<typeof useNavigation>

/** A group in the industries or services menu; only services have icons. */
export type MenuGroup = NavigationMenus['industries'][number] & { icon?: string }
