import styled from 'styled-components'
import { Section } from '../../components/grid/Section'
import { Link } from '../../components/Link'
import type { PageGroup } from '../../routes/page-groups'
import { color } from '../../styles/colors'
import { control, from, space } from '../../styles/sizes'
import { type } from '../../styles/type'

export interface SitemapSectionProps {
  /** The heading of the pages without a group. */
  title: string
  groups: readonly PageGroup[]
}

const List = styled.ul`
  padding-bottom: ${space[6]};

  ${from.tablet} {
    columns: 2;
    column-gap: ${space[8]};
    padding: 0 var(--inset) ${space[16]};
  }

  ${from.desktop} {
    columns: 3;
  }

  li {
    break-inside: avoid;
  }

  a {
    display: flex;
    align-items: center;
    min-height: ${control.medium};
    color: ${color.link};
    ${type.small}
  }

  a:hover {
    text-decoration: underline;
  }
`

/** Links to every page of the site, a section for each group. */
export const SitemapSection = ({ title, groups }: SitemapSectionProps) =>
  groups.map(({ top, pages }) => (
    <Section key={top?.path ?? ''} title={top?.title ?? title}>
      <List className="plain">
        {[...(top ? [top] : []), ...pages].map((page) => (
          <li key={page.path}>
            <Link to={page.path}>{page.title}</Link>
          </li>
        ))}
      </List>
    </Section>
  ))
