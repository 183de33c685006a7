import { graphql } from 'gatsby'
import styled from 'styled-components'
import { PageContainer } from '../components/grid/PageContainer'
import { Picture, type PictureProps } from '../components/Picture'
import { color, gradient } from '../styles/colors'
import { hiddenInPrint, hairlineTop, plainInPrint } from '../styles/mixins'
import { hairline, imageSizes, radius, space, up } from '../styles/sizes'
import { SmallPrint } from './SmallPrint'

interface CoverProps {
  /** The picture; without one nothing is shown. */
  cover: Queries.CoverPictureFragment | null
}

const pictureProps = ({ imgUrl, imgAlt, pictureNarrow }: Queries.CoverPictureFragment) => ({
  file: imgUrl,
  alt: imgAlt,
  narrow: pictureNarrow,
})

const Crop = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${gradient.panel};

  ${up.tablet} {
    aspect-ratio: 16 / 10;
  }

  img {
    height: 100%;
    object-fit: cover;
    object-position: var(--start, left) top;
  }

  ${hiddenInPrint}
`

const FramedCrop = styled(Crop)`
  aspect-ratio: 16 / 10;
  margin-bottom: ${space[6]};
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.card};
`

interface CardPictureProps extends CoverProps, Pick<PictureProps, 'priority'> {
  /** Whether the text of the card is as wide as the picture, so that it needs a border. */
  framed?: boolean
}

/** A cover in a card, cropped at the right and at the bottom. */
export const CardPicture = ({ cover, priority, framed = false }: CardPictureProps) => {
  if (!cover) return null
  const Root = framed ? FramedCrop : Crop
  return (
    <Root>
      <Picture {...pictureProps(cover)} sizes={imageSizes.half} priority={priority} />
    </Root>
  )
}

const Background = styled.div`
  ${hairlineTop}
  background: ${gradient.panel};
`

const Note = styled(SmallPrint)`
  margin: 0;
  padding: ${space[3]} var(--inset);
  ${hairlineTop}
  ${plainInPrint}
`

interface CoverPictureProps extends CoverProps {
  /** A sentence about the pictures on the page. */
  note?: string | null | undefined
}

/** A cover, as wide as the page, with a note under it. */
export const CoverPicture = ({ cover, note }: CoverPictureProps) =>
  cover && (
    <PageContainer>
      <Background>
        <Picture {...pictureProps(cover)} sizes={imageSizes.full} priority />
      </Background>
      {note && <Note>{note}</Note>}
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
