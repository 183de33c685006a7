import { graphql, useStaticQuery } from 'gatsby'

/** The menus, from data/navigation.json. */
export const useNavigation = () => {
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
          icon
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
  return navigation
}

/** The menus of header and footer. */
export type NavigationMenus = NonNullable<Queries.NavigationMenusQuery['navigation']>

/** A group in the menu of industries or services; only services have icons. */
export type MenuGroup = NavigationMenus['industries'][number] & { icon?: string | null }
