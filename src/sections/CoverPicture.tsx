import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { PageContainer } from '../components/grid/Box'
import { Picture, type PictureProps } from '../components/Picture'
import { color, gradient } from '../styles/colors'
import { rule } from '../styles/mixins'
import { down, hairline, imageSizes, radius, space } from '../styles/sizes'

interface CoverProps {
  /** The picture; without one nothing is shown. */
  cover: Queries.CoverPictureFragment | null
}

const pictureProps = ({ imgUrl, imgAlt, pictureNarrow }: Queries.CoverPictureFragment) => ({
  file: imgUrl,
  alt: imgAlt,
  narrow: pictureNarrow,
})

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

interface CardPictureProps extends CoverProps, Pick<PictureProps, 'priority'> {
  /** Whether the text of the card is as wide as the picture, so that it needs a border. */
  framed?: boolean
}

/** A cover in a card, cropped at the right and at the bottom. */
export const CardPicture = ({ cover, priority, framed = false }: CardPictureProps) =>
  cover && (
    <Crop data-print="hide" $framed={framed}>
      <Picture {...pictureProps(cover)} sizes={imageSizes.half} priority={priority} />
    </Crop>
  )

const Background = styled.div`
  ${rule}
  background: ${gradient.panel};
`

/** A cover, as wide as the page. */
export const CoverPicture = ({ cover }: CoverProps) =>
  cover && (
    <PageContainer>
      <Background>
        <Picture {...pictureProps(cover)} sizes={imageSizes.full} priority />
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
