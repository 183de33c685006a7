import { graphql } from 'gatsby'
import styled from 'styled-components'
import { PageContainer } from '../components/grid/Box'
import { Picture, type PictureProps } from '../components/Picture'
import { gradient } from '../styles/colors'
import { rule } from '../styles/mixins'
import { imageSizes } from '../styles/sizes'

export interface CaseStudyPictureProps extends Pick<PictureProps, 'sizes' | 'priority'> {
  caseStudy: Queries.CoverPictureFragment
}

/** The picture of a case study. */
export const CaseStudyPicture = ({ caseStudy, ...picture }: CaseStudyPictureProps) => (
  <Picture
    file={caseStudy.imgUrl}
    alt={caseStudy.imgAlt}
    narrow={caseStudy.pictureNarrow}
    {...picture}
  />
)

const Background = styled.div`
  ${rule}
  background: ${gradient.panel};
`

/** The picture of a case study, as wide as the page. */
export const CoverPicture = ({ caseStudy }: Pick<CaseStudyPictureProps, 'caseStudy'>) => (
  <PageContainer>
    <Background>
      <CaseStudyPicture caseStudy={caseStudy} sizes={imageSizes.full} priority />
    </Background>
  </PageContainer>
)

export const fragment = graphql`
  fragment CoverPicture on CaseStudy {
    imgAlt
    imgUrl {
      ...Photo
    }
    pictureNarrow {
      ...PhotoNarrow
    }
  }
`
