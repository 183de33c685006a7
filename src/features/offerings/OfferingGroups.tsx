import styled from 'styled-components'
import { CellGrid } from '../../components/grid/CellGrid'
import { PageContainer } from '../../components/grid/PageContainer'
import { Icon } from '../../components/icon/Icon'
import { Link } from '../../components/link/Link'
import { sortByOrder } from '../../../plugins/content'
import { useLocale } from '../../hooks/useLocale'
import { color } from '../../styles/colors'
import { hoverColor, hairlineTop } from '../../styles/mixins'
import { space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

type OfferingGroup = Queries.OfferingLinkFragment & {
  subPages: readonly Pick<Queries.OfferingLinkFragment, 'path' | 'title'>[]
}

const Group = styled.div`
  padding-top: ${space[3]};

  ${up.tablet} {
    padding-top: 0;
  }
`

const GroupIcon = styled(Icon)`
  margin-bottom: ${space[5]};
`

const Title = styled.h2`
  ${type.cardTitle}

  a {
    ${hoverColor(color.link)}
  }
`

/* As high as most descriptions, so that the lists in a row start on the same line. */
const Description = styled.p`
  margin: ${space[3]} 0 ${space[6]};
  ${type.small}

  ${up.tablet} {
    min-height: 4lh;
  }

  ${up.desktop} {
    min-height: 3lh;
  }
`

const SubPageLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[3]} 0;
  ${hairlineTop}
  color: ${color.text};
  ${type.small}
  ${hoverColor(color.link)}
`

/** Groups of offerings, each with links to its sub-pages; nothing without any. */
export const OfferingGroups = ({ groups }: { groups: readonly OfferingGroup[] }) => {
  const { language } = useLocale()
  if (groups.length === 0) return null
  return (
    <div data-surface="contrast">
      <PageContainer>
        <CellGrid perRow={2}>
          {sortByOrder(groups, language).map((group) => (
            <Group key={group.path}>
              <GroupIcon name={group.icon} size="1.75rem" highlighted />
              <Title>
                <Link to={group.path}>{group.title}</Link>
              </Title>
              <Description>{group.description}</Description>
              {group.subPages.length > 0 && (
                <ul>
                  {group.subPages.map(({ path, title }) => (
                    <li key={path}>
                      <SubPageLink to={path}>
                        {title}
                        <Icon name="arrow-right" size="1rem" highlighted />
                      </SubPageLink>
                    </li>
                  ))}
                </ul>
              )}
            </Group>
          ))}
        </CellGrid>
      </PageContainer>
    </div>
  )
}
