import { graphql } from 'gatsby'
import styled from 'styled-components'
import { PageContainer } from '../../components/grid/PageContainer'
import { Picture } from '../../components/Picture'
import { gradient } from '../../styles/colors'
import { rule } from '../../styles/mixins'
import { imageSizes } from '../../styles/sizes'

const Background = styled.div`
  ${rule}
  background: ${gradient.panel};
`

/** Screens of a product: the cover picture of the case study from which it was developed. */
export const ProductScreen = ({ caseStudy }: { caseStudy: Queries.ProductScreenFragment }) => (
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
  fragment ProductScreen on CaseStudy {
    imgAlt
    imgUrl {
      ...Photo
    }
    pictureNarrow {
      ...PhotoNarrow
    }
  }
`
