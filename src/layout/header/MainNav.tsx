import styled from 'styled-components'
import { fillText } from '../../../plugins/content'
import { useLabels } from '../../hooks/useLabels'
import { Icon } from '../../components/icon/Icon'
import { Link } from '../../components/link/Link'
import { type MenuLink, useNavigation } from '../../hooks/useNavigation'
import { color } from '../../styles/colors'
import { movingArrow, hairlineTop, ruledCell } from '../../styles/mixins'
import { motion, motionOk, transition } from '../../styles/motion'
import { down, hairline, only, radius, shadow, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import { tracking } from '../../styles/writing'
import { MenuLinks } from '../MenuLinks'

/** Links and disclosures of the header. Narrow: rows over the full width. Wide: next to each other. */
export const Entries = styled.ul`
  > li > a,
  summary {
    display: flex;
    align-items: center;
  }

  [open] > summary {
    color: ${color.text};
  }

  ${down.laptop} {
    > li > a,
    summary {
      justify-content: space-between;
      min-height: 3.75rem;
      padding: ${space[2]} var(--inset);
      border-bottom: ${hairline} solid ${color.line};
      color: ${color.text};
      font-size: 1.25rem;
      font-weight: 560;
      letter-spacing: ${tracking('-0.01em')};
    }

    & :focus-visible {
      outline-offset: -3px;
    }

    summary svg {
      color: ${color.textFaint};
    }

    [open] > summary {
      border-bottom-color: transparent;
    }

    [open] > summary svg {
      rotate: 180deg;
      color: ${color.highlight};
    }
  }

  ${up.laptop} {
    > li > a,
    summary {
      gap: ${space[2]};
      min-height: 2.75rem;
      /* Narrower in windows in which six entries would otherwise need a second row. */
      padding: 0 clamp(${space[1]}, 4.5vw - 2.6rem, ${space[3]});
      border-radius: ${radius.control};
      ${type.small}
      white-space: nowrap;
      ${transition('background-color', 'color')}

      &:hover,
      &[aria-current] {
        color: ${color.text};
      }

      &:hover {
        background: ${color.surfaceHover};
      }
    }

    [open] > summary {
      background: ${color.surfaceHover};
    }

    summary svg {
      width: 1rem;
      height: 1rem;
      ${transition('rotate')}
    }

    [open] > summary svg {
      rotate: 180deg;
    }

    /* With room for the links to other languages. */
    nav:has(+ nav) > & {
      > li > a,
      summary {
        padding: 0 clamp(${space[1]}, 4.5vw - 3.4rem, ${space[3]});

        ${only.tablet} {
          font-size: 0.875rem;
        }
      }
    }
  }
`

/** Narrow: the rows under an entry. Wide: a panel over the width of the page. */
const Panel = styled.div`
  ${down.laptop} {
    padding-bottom: ${space[3]};
    border-bottom: ${hairline} solid ${color.line};

    a {
      display: flex;
      align-items: center;
      gap: ${space[4]};
      min-height: 2.875rem;
      padding: ${space[1]} var(--inset);
      ${type.body}
    }
  }

  ${up.laptop} {
    /* Under the row of the header, over the borders at its sides and below the line under it. */
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
      linear-gradient(${color.line}, ${color.line}) var(--gutter-line, var(--gutter) 0) /
        ${hairline} 100% no-repeat,
      ${color.surface};
    box-shadow: ${shadow.frame};

    ${motionOk} {
      transition:
        opacity ${motion.menu},
        transform ${motion.menu};

      @starting-style {
        opacity: 0;
        transform: translateY(-6px);
      }
    }
  }

  /* Find-in-page and text fragments open a closed <details>, unless its content is not rendered. */
  :not([open]) > & {
    display: none;
  }
`

/** The link to the overview page of an entry, before those of its menu. */
const Overview = styled(Link)`
  ${down.laptop} {
    svg {
      display: none;
    }
  }

  ${up.laptop} {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    padding: ${space[4]} ${space[8]};
    color: ${color.link};
    ${type.small}
    font-weight: 560;

    &:hover {
      color: ${color.text};
    }

    ${movingArrow('svg', '3px')}
  }
`

/**
 * Narrow: links under each other, those of a group further in. Wide: four columns, of which the
 * links without a group have the last one.
 */
const Groups = styled(MenuLinks)`
  /* The heading of links without a group. */
  span {
    display: block;
    color: ${color.textFaint};
    ${type.meta}
  }

  ${down.laptop} {
    span {
      margin-top: ${space[3]};
      padding: ${space[3]} var(--inset) ${space[1]};
      border-top: ${hairline} solid ${color.line};
    }

    a + ul {
      margin-inline-start: ${space[5]};

      a {
        min-height: 2.5rem;
        color: ${color.textFaint};
        ${type.small}
      }
    }
  }

  ${up.laptop} {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    overflow: clip;
    ${hairlineTop}

    > li {
      ${ruledCell}
      padding: ${space[6]} ${space[5]};
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

      &:hover {
        color: ${color.link};
      }
    }

    span {
      min-height: 2rem;
      margin: 0 ${space[3]} ${space[1]};
    }

    ul a {
      display: block;
      padding: 0.3125rem ${space[3]};
      border-radius: ${radius.chip};
      ${type.meta}
      ${transition('background-color', 'color')}

      &:hover,
      &[aria-current='page'] {
        background: ${color.surfaceHover};
        color: ${color.text};
      }
    }
  }
`

/**
 * The number of rows of three groups next to the last column. Apart, because styled-components
 * repeats all styles of a component for each value of a prop.
 */
const GroupsAndColumn = styled(Groups)<{ $rows: number }>`
  ${up.laptop} {
    > :has(> span) {
      grid-area: 1 / 4 / span ${({ $rows }) => $rows};
    }
  }
`

interface MenuPanelProps {
  /** The title and the link of the entry that opens this panel. */
  title: string
  link: string
  menu: readonly MenuLink[]
}

/** The menu of an entry: the overview page, and groups with their sub-pages. */
const MenuPanel = ({ title, link, menu }: MenuPanelProps) => {
  const labels = useLabels()
  return (
    <Panel>
      <Overview to={link}>
        {fillText(labels.overviewOf, { title })}
        <Icon name="arrow-right" size="1.125rem" />
      </Overview>
      <GroupsAndColumn
        links={menu}
        $rows={Math.ceil(menu.filter((group) => group.link).length / 3)}
      />
    </Panel>
  )
}

/** The main navigation; entries with a menu are native disclosures (src/browser/menu.ts). */
export const MainNav = ({ pathname }: { pathname: string }) => {
  const labels = useLabels()
  const { main } = useNavigation()
  if (main.length === 0) return null
  return (
    <nav aria-label={labels.mainNavigation} data-disclosures="">
      <Entries>
        {main.map(({ title, link, menu }) => (
          <li key={link}>
            {menu ? (
              <details name="menu">
                <summary>
                  {title}
                  <Icon name="chevron-down" />
                </summary>
                <MenuPanel title={title} link={link} menu={menu} />
              </details>
            ) : (
              <Link to={link} aria-current={pathname === link ? 'page' : undefined}>
                {title}
              </Link>
            )}
          </li>
        ))}
      </Entries>
    </nav>
  )
}
