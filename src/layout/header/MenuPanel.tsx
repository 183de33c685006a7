import styled from 'styled-components'
import labels from '../../../data/ui-text.json'
import { Icon } from '../../components/icon/Icon'
import { Link } from '../../components/link/Link'
import { TextLink } from '../../components/link/TextLink'
import { color } from '../../styles/colors'
import { rule } from '../../styles/mixins'
import { motionOk, motion } from '../../styles/motion'
import { hairline, radius, shadow, space } from '../../styles/sizes'
import { type } from '../../styles/type'
import type { MenuGroup, NavigationMenus } from '../../hooks/useNavigation'

export interface MenuPanelProps {
  /** The entry of the main navigation that opens this panel. */
  entry: NavigationMenus['main'][number]
  navigation: NavigationMenus
}

const Panel = styled.div`
  position: absolute;
  inset: 100% -1px auto;
  max-height: calc(100vh - var(--header));
  overflow-y: auto;
  overscroll-behavior: contain;
  margin-top: 1px;
  padding-inline-start: var(--gutter);
  border: ${hairline} solid ${color.lineStrong};
  border-top: 0;
  border-radius: 0 0 ${radius.card} ${radius.card};
  background:
    linear-gradient(${color.line}, ${color.line}) var(--gutter) 0 / ${hairline} 100% no-repeat,
    ${color.surface};
  box-shadow: ${shadow.frame};

  /* Find-in-page and text fragments open a closed <details>, unless its content is not rendered. */
  :not([open]) > & {
    display: none;
  }

  ${motionOk} {
    transition:
      opacity ${motion.menu},
      transform ${motion.menu};

    @starting-style {
      opacity: 0;
      transform: translateY(-6px);
    }
  }
`

const Columns = styled.div<{ $extra: boolean }>`
  display: grid;
  grid-template-columns: ${({ $extra }) =>
    $extra ? 'minmax(0, 3fr) minmax(14rem, 1fr)' : 'minmax(0, 1fr)'};

  .plain a {
    display: block;
    padding: 0.3125rem ${space[3]};
    border-radius: ${radius.chip};
    color: ${color.textSoft};
    ${type.meta}
    transition:
      background-color ${motion.press},
      color ${motion.press};

    &:hover,
    &[aria-current='page'] {
      background: ${color.surfaceHover};
      color: ${color.text};
    }
  }
`

const Groups = styled.ul<{ $perRow: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $perRow }) => $perRow}, minmax(0, 1fr));
  overflow: clip;

  > li {
    margin-block-start: -1px;
    margin-inline-start: -1px;
    padding: ${space[6]} ${space[5]};
    border: solid ${color.line};
    border-block-width: ${hairline} 0;
    border-inline-width: ${hairline} 0;
  }

  > li > a {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 2rem;
    padding: 0 ${space[3]};
    margin-bottom: ${space[1]};
    border-radius: ${radius.chip};
    color: ${color.text};
    font-size: 1.0625rem;
    font-weight: 560;
    line-height: 1.3;

    svg {
      color: ${color.highlight};
    }

    &:hover {
      color: ${color.link};
    }
  }
`

const Extra = styled.div`
  padding: ${space[6]} ${space[5]};
  border-inline-start: ${hairline} solid ${color.line};
`

const ExtraTitle = styled.p`
  min-height: 2rem;
  padding: 0 ${space[3]};
  margin-bottom: ${space[1]};
  color: ${color.textFaint};
  ${type.meta}
`

const Overview = styled.div`
  padding: ${space[4]} ${space[8]};
  ${rule}
`

/** The panel of industries or services: groups with their sub-pages, and the additional services. */
export const MenuPanel = ({ entry, navigation }: MenuPanelProps) => {
  const isServices = entry.menu === 'services'
  const additional = isServices ? navigation.additionalServices : null
  const groups: readonly MenuGroup[] = isServices ? navigation.services : navigation.industries
  return (
    <Panel>
      <Columns $extra={additional !== null}>
        <Groups $perRow={isServices ? 3 : 4}>
          {groups.map(({ title, link, icon, subMenu }) => (
            <li key={link}>
              <Link to={link}>
                {icon && <Icon name={icon} />}
                {title}
              </Link>
              {subMenu && (
                <ul className="plain">
                  {subMenu.map((sub) => (
                    <li key={sub.title}>
                      <Link to={sub.link}>{sub.title}</Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </Groups>
        {additional && (
          <Extra>
            <ExtraTitle>{additional.title}</ExtraTitle>
            <ul className="plain">
              {additional.links.map(({ title, link }) => (
                <li key={link}>
                  <Link to={link}>{title}</Link>
                </li>
              ))}
            </ul>
          </Extra>
        )}
      </Columns>
      <Overview>
        <TextLink to={entry.link}>{`${labels.overviewOf} ${entry.title}`}</TextLink>
      </Overview>
    </Panel>
  )
}
