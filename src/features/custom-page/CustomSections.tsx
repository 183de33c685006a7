import { graphql } from 'gatsby'
import styled from 'styled-components'
import { homePath, type PageBranch, type PageGroup, type PageLink } from '../../../plugins/content'
import { PageContainer } from '../../components/grid/PageContainer'
import { Section } from '../../components/grid/Section'
import { SideContent } from '../../components/grid/SideContent'
import { Link } from '../../components/link/Link'
import { Picture } from '../../components/Picture'
import { Banner } from '../../sections/Banner'
import { Faq } from '../../sections/Faq'
import { Points } from '../../sections/Points'
import { color } from '../../styles/colors'
import { control, hairline, imageSizes, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import { DocumentSections } from '../terms/DocumentSections'

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
        {pages.map((each) => (
          <Branch key={each.path} page={each} pages={[]} />
        ))}
      </SubList>
    )}
  </Entry>
)

/** Links to all pages of the site, in a section for each group. */
const SitemapSection = ({ title, home, groups }: SitemapSectionProps) => {
  const named = (page: PageBranch): PageBranch =>
    page.path === homePath ? { ...page, title: home } : page
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

/** A section of a custom page: exactly one of its fields has a value. */
export type CustomSection = Queries.CustomSectionFragment

/** Consecutive texts, which form one document, or another section. */
interface PagePart {
  texts: Queries.DocumentSectionFragment[]
  other?: CustomSection
}

function groupTexts(sections: readonly CustomSection[]): PagePart[] {
  const parts: PagePart[] = []
  for (const section of sections) {
    const last = parts.at(-1)
    if (!section.text) parts.push({ texts: [], other: section })
    else if (last && !last.other) last.texts.push(section.text)
    else parts.push({ texts: [section.text] })
  }
  return parts
}

export interface CustomSectionsProps {
  /** The date from which the page is valid, shown under its last text. */
  version: string | null
  sections: readonly CustomSection[]
  /** All pages of the site, if a section lists them. */
  groups: readonly PageGroup[]
}

const PictureFrame = styled.div`
  padding-block: ${space[6]};

  ${up.tablet} {
    padding-block: ${space[13]};
  }
`

const OtherSection = ({
  section: { points, picture, questions, banner, sitemap },
  groups,
}: {
  section: CustomSection
  groups: readonly PageGroup[]
}) => (
  <>
    {points && <Points {...points} />}
    {picture && (
      <PageContainer>
        <PictureFrame>
          <Picture file={picture.imgUrl} alt={picture.imgAlt} sizes={imageSizes.full} />
        </PictureFrame>
      </PageContainer>
    )}
    {questions && <Faq {...questions} />}
    {banner && <Banner {...banner} />}
    {sitemap && <SitemapSection {...sitemap} groups={groups} />}
  </>
)

/** The sections of a custom page, in the order of its file. */
export const CustomSections = ({ version, sections, groups }: CustomSectionsProps) => {
  const parts = groupTexts(sections)
  const lastText = parts.findLastIndex(({ texts }) => texts.length > 0)
  return parts.map(({ texts, other }, index) =>
    other ? (
      <OtherSection key={index} section={other} groups={groups} />
    ) : (
      <DocumentSections
        key={index}
        version={index === lastText ? version : null}
        sections={texts}
      />
    ),
  )
}

export const fragment = graphql`
  fragment CustomSection on CustomPageSection {
    ...CustomPageSection
    picture {
      imgAlt
      imgUrl {
        ...Photo
      }
    }
    questions {
      questions {
        ...FaqQuestion
      }
    }
  }
`
