import { graphql } from 'gatsby'
import styled from 'styled-components'
import type { PageBranch, PageGroup, PageLink } from '../../../plugins/content'
import { useAddresses } from '../../hooks/useAddresses'
import { Section } from '../../components/grid/Section'
import { SideContent } from '../../components/grid/SideContent'
import { Link } from '../../components/link/Link'
import { Banner } from '../../sections/Banner'
import { Faq } from '../../sections/Faq'
import { textOf } from '../../sections/markdown/MarkdownSections'
import { color } from '../../styles/colors'
import { control, hairline, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import { DocumentSections } from '../legal/DocumentSections'

interface SitemapSectionProps {
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
`

const Entry = styled.li`
  break-inside: avoid;
`

const SubList = styled.ul`
  margin-bottom: ${space[3]};
  padding-inline-start: ${space[4]};
  border-inline-start: ${hairline} solid ${color.line};
`

const BranchLink = styled(Link)`
  /* One line is as high as a control. */
  display: block;
  padding-block: calc((${control.medium} - 1lh) / 2);
  color: ${color.link};
  ${type.small}

  &:hover {
    text-decoration: underline;
  }
`

const Branch = ({ page, pages }: { page: PageLink; pages: readonly PageLink[] }) => (
  <Entry>
    <BranchLink to={page.path}>{page.title}</BranchLink>
    {pages.length > 0 && (
      <SubList>
        {pages.map((page) => (
          <Branch key={page.path} page={page} pages={[]} />
        ))}
      </SubList>
    )}
  </Entry>
)

/** Links to all pages of the site, in a section for each group. */
const SitemapSection = ({ title, home, groups }: SitemapSectionProps) => {
  const addresses = useAddresses()
  const named = (page: PageBranch): PageBranch =>
    page.path === addresses.home ? { ...page, title: home } : page
  return groups.map(({ top, pages }, index) => (
    <Section
      key={top?.path ?? ''}
      title={top?.title ?? title}
      layout="side"
      surface={index % 2 === 1 ? 'contrast' : undefined}
    >
      <SideContent>
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

export interface CustomSectionsProps {
  page: Queries.CustomPageContentFragment
  /** All pages of the site, if the page lists them. */
  groups: readonly PageGroup[]
}

/** The text of a custom page, and what its file has besides. */
export const CustomSections = ({ page, groups }: CustomSectionsProps) => {
  const { body, version, questions, banner, sitemap } = page
  return (
    <>
      {textOf(body).sections.length > 0 && <DocumentSections version={version} body={body} />}
      {questions && <Faq {...questions} />}
      {banner && <Banner {...banner} />}
      {sitemap && <SitemapSection {...sitemap} groups={groups} />}
    </>
  )
}

export const fragment = graphql`
  fragment CustomPageContent on CustomPage {
    ...CustomPage
    body {
      ...MarkdownText
    }
    questions {
      questions {
        ...FaqQuestion
      }
    }
  }
`
