import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { PageContainer } from '../components/grid/Box'
import { Picture, type PictureProps } from '../components/Picture'
import { color, gradient } from '../styles/colors'
import { rule } from '../styles/mixins'
import { down, hairline, imageSizes, radius, space } from '../styles/sizes'

interface CaseStudyPictureProps extends Pick<PictureProps, 'sizes' | 'priority'> {
  caseStudy: Queries.CoverPictureFragment
}

/** The picture of a case study. */
const CaseStudyPicture = ({ caseStudy, ...picture }: CaseStudyPictureProps) => (
  <Picture
    file={caseStudy.imgUrl}
    alt={caseStudy.imgAlt}
    narrow={caseStudy.pictureNarrow}
    {...picture}
  />
)

const Crop = styled.div<{ $framed: boolean }>`
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: ${gradient.panel};

  ${({ $framed }) =>
    $framed
      ? css`
          margin-bottom: ${space[6]};
          border: ${hairline} solid ${color.lineStrong};
          border-radius: ${radius.card};
        `
      : css`
          ${down.tablet} {
            aspect-ratio: 16 / 9;
          }
        `}

  img {
    height: 100%;
    object-fit: cover;
    object-position: var(--start, left) top;
  }
`

interface CardPictureProps extends Pick<CaseStudyPictureProps, 'caseStudy' | 'priority'> {
  /** Whether the text of the card is as wide as the picture, so that it needs a border. */
  framed?: boolean
}

/** The picture of a case study in a card, cropped at the right and at the bottom. */
export const CardPicture = ({ framed = false, ...picture }: CardPictureProps) => (
  <Crop data-print="hide" $framed={framed}>
    <CaseStudyPicture sizes={imageSizes.half} {...picture} />
  </Crop>
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
