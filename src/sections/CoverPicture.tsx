import { graphql } from 'gatsby'
import styled from 'styled-components'
import { PageContainer } from '../components/grid/Box'
import { Picture } from '../components/Picture'
import { gradient } from '../styles/colors'
import { rule } from '../styles/mixins'
import { imageSizes } from '../styles/sizes'

const Background = styled.div`
  ${rule}
  background: ${gradient.panel};
`

/** The cover picture of a case study, as wide as the page. */
export const CoverPicture = ({ caseStudy }: { caseStudy: Queries.CoverPictureFragment }) => (
  <PageContainer>
    <Background>
      <Picture
        file={caseStudy.imgUrl}
        alt={caseStudy.imgAlt}
        sizes={imageSizes.full}
        narrow={caseStudy.pictureNarrow}
        priority
      />
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
