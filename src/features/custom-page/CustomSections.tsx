import { graphql } from 'gatsby'
import { Box } from '../../components/grid/Box'
import { PageContainer } from '../../components/grid/PageContainer'
import { Picture } from '../../components/Picture'
import type { PageGroup } from '../../../plugins/content'
import { Banner } from '../../sections/Banner'
import { Faq } from '../../sections/Faq'
import { Points } from '../../sections/Points'
import { imageSizes } from '../../styles/sizes'
import { DocumentSections } from '../terms/DocumentSections'
import { SitemapSection } from './SitemapSection'

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
        <Box $block={[6, 13]}>
          <Picture file={picture.imgUrl} alt={picture.imgAlt} sizes={imageSizes.full} />
        </Box>
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
