import { graphql, useStaticQuery } from 'gatsby'

/** The icon of each service by its path, from the service's own file. */
export const useServiceIcons = (): Readonly<Record<string, string | undefined>> => {
  const { services } = useStaticQuery<Queries.ServiceIconsQuery>(graphql`
    query ServiceIcons {
      services: allService(filter: { parentPage: { id: { eq: null } } }, sort: { path: ASC }) {
        nodes {
          path
          icon
        }
      }
    }
  `)
  return Object.fromEntries(services.nodes.map(({ path, icon }) => [path, icon]))
}
