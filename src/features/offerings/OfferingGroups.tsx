import styled from 'styled-components'
import { Box, PageContainer, Typography } from '../../components/grid/Box'
import { CellGrid } from '../../components/grid/CellGrid'
import { Icon } from '../../components/icon/Icon'
import { Link } from '../../components/link/Link'
import { sortByOrder } from '../../../plugins/content'
import { useSite } from '../../hooks/useSite'
import { color } from '../../styles/colors'
import { hoverColor, rule } from '../../styles/mixins'
import { space } from '../../styles/sizes'
import { type } from '../../styles/type'

type OfferingGroup = Queries.OfferingLinkFragment & {
  subPages: readonly Pick<Queries.OfferingLinkFragment, 'path' | 'title' | 'order'>[]
}

const Title = styled.h2`
  ${type.cardTitle}

  a {
    ${hoverColor(color.link)}
  }
`

const SubPages = styled.ul`
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding: ${space[3]} 0;
    ${rule}
    color: ${color.text};
    ${type.small}
    ${hoverColor(color.link)}
  }
`

/** Groups of offerings, each with links to its sub-pages; nothing without any. */
export const OfferingGroups = ({ groups }: { groups: readonly OfferingGroup[] }) => {
  const { language } = useSite()
  if (groups.length === 0) return null
  return (
    <div data-surface="contrast">
      <PageContainer>
        <CellGrid perRow={2}>
          {sortByOrder(groups, language).map((group) => (
            <Box $top={[3, 0]} key={group.path}>
              <Box $below={5}>
                <Icon name={group.icon} size="1.75rem" highlighted />
              </Box>
              <Title>
                <Link to={group.path}>{group.title}</Link>
              </Title>
              {/* The height of most descriptions, so that the lists in a row start on the same line. */}
              <Typography $above={3} $below={6} $minHeight={[null, '4lh', '3lh']} $type="small">
                {group.description}
              </Typography>
              {group.subPages.length > 0 && (
                <SubPages>
                  {sortByOrder(group.subPages, language).map(({ path, title }) => (
                    <li key={path}>
                      <Link to={path}>
                        {title}
                        <Icon name="arrow-right" size="1rem" highlighted />
                      </Link>
                    </li>
                  ))}
                </SubPages>
              )}
            </Box>
          ))}
        </CellGrid>
      </PageContainer>
    </div>
  )
}
