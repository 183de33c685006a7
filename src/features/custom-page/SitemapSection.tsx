import styled from 'styled-components'
import { Section, SideContent } from '../../components/grid/Section'
import { Link } from '../../components/link/Link'
import { homePath, type PageBranch, type PageGroup, type PageLink } from '../../../plugins/content'
import { color } from '../../styles/colors'
import { control, hairline, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

export interface SitemapSectionProps {
  /** The heading above the pages without a group. */
  title: string
  /** The name of the home page, whose title is a sentence. */
  home: string
  groups: readonly PageGroup[]
}

const List = styled.ul`
  ${up.tablet} {
    columns: 2;
    column-gap: ${space[8]};
  }

  > li {
    break-inside: avoid;
  }

  ul {
    margin-bottom: ${space[3]};
    padding-inline-start: ${space[4]};
    border-inline-start: ${hairline} solid ${color.line};
  }

  a {
    /* One line is as high as a control. */
    display: block;
    padding-block: calc((${control.medium} - 1lh) / 2);
    color: ${color.link};
    ${type.small}
  }

  a:hover {
    text-decoration: underline;
  }
`

const Branch = ({ page, pages }: { page: PageLink; pages: readonly PageLink[] }) => (
  <li>
    <Link to={page.path}>{page.title}</Link>
    {pages.length > 0 && (
      <ul>
        {pages.map((each) => (
          <Branch key={each.path} page={each} pages={[]} />
        ))}
      </ul>
    )}
  </li>
)

/** Links to all pages of the site, in a section for each group. */
export const SitemapSection = ({ title, home, groups }: SitemapSectionProps) => {
  const named = (page: PageBranch): PageBranch =>
    page.path === homePath ? { ...page, title: home } : page
  return groups.map(({ top, pages }, index) => (
    <Section
      key={top?.path ?? ''}
      title={top?.title ?? title}
      layout="side"
      surface={index % 2 === 1 ? 'contrast' : undefined}
    >
      <SideContent $top={[null, null, 24]} $bottom={[6, 19]}>
        <List>
          {top && <Branch page={top} pages={[]} />}
          {pages.map(named).map((page) => (
            <Branch key={page.path} page={page} pages={page.pages} />
          ))}
        </List>
      </SideContent>
    </Section>
  ))
}
