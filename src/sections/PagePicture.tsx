import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Picture, type PictureProps } from '../components/Picture'
import { color, gradient } from '../styles/colors'
import { container, down, hairline, imageSizes, radius, shadow, space, up } from '../styles/sizes'
import { type } from '../styles/type'

export interface PagePictureProps extends Pick<PictureProps, 'sizes' | 'priority'> {
  picture: Queries.IllustrationPictureFragment
  /** Whether phones scroll from one of two pictures to the other; otherwise both are small. */
  scrolls?: boolean
  /** Whether a single picture has a border; one from edge to edge has none. */
  framed?: boolean
}

/* From edge to edge; an upright photograph is cropped, so that it is not higher than a window. */
const Frame = styled.div`
  background: ${gradient.panel};

  img {
    max-height: 56rem;
    object-fit: cover;
  }
`

/* With space around it; of an upright picture all is shown. */
const BorderedFrame = styled(Frame)`
  overflow: hidden;
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.card};

  img {
    max-height: 52rem;
    object-fit: contain;
  }
`

/* As wide as two pictures, so that a caption starts under the first one. */
const PairFigure = styled.figure`
  && {
    max-width: 38rem;
    margin-inline: auto;
  }
`

/* Two upright pictures, such as screens of a phone. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 18rem));
  justify-content: center;
  align-items: start;
  gap: ${space[4]};

  ${up.tablet} {
    gap: ${space[8]};
  }
`

/* On a phone each would be too small to read: they are in a row that scrolls, as in app stores. */
const ScrollingPair = styled(Pair)`
  @media screen {
    ${down.tablet} {
      grid-template-columns: repeat(2, min(15rem, 72%));
      justify-content: start;
      margin-inline: calc(-1 * ${container.marginPhone});
      padding-inline: ${container.marginPhone};
      overflow-x: auto;
      scroll-padding-inline: ${container.marginPhone};
      scroll-snap-type: x mandatory;
      scrollbar-width: none;

      > * {
        scroll-snap-align: start;
      }
    }
  }
`

const PhonePicture = styled.div`
  overflow: hidden;
  border: ${hairline} solid ${color.field};
  border-radius: 1.25rem;
  background: ${color.surfaceRaised};
  box-shadow: var(--window-shadow, ${shadow.frame});

  ${up.tablet} {
    border-radius: 2rem;

    & + & {
      margin-top: ${space[8]};
    }
  }
`

const Caption = styled.figcaption`
  margin-top: ${space[3]};
  color: ${color.textFaint};
  ${type.meta}
`

/** A picture, or two of a phone, with their caption, as wide as their container. */
export const PagePicture = ({
  picture,
  sizes,
  priority,
  scrolls = true,
  framed = true,
}: PagePictureProps) => {
  const { imgUrl, imgAlt, pictureNarrow, second, caption } = picture
  const Root = framed ? BorderedFrame : Frame
  const screens = second && (
    <>
      <PhonePicture>
        <Picture file={imgUrl} alt={imgAlt} sizes={imageSizes.pair} priority={priority} />
      </PhonePicture>
      <PhonePicture>
        <Picture
          file={second.imgUrl}
          alt={second.imgAlt}
          sizes={imageSizes.pair}
          priority={priority}
        />
      </PhonePicture>
    </>
  )
  const Figure = screens ? PairFigure : 'figure'
  return (
    <Figure>
      {screens ? (
        scrolls ? (
          <ScrollingPair role="group" aria-label={caption ?? imgAlt} tabIndex={0}>
            {screens}
          </ScrollingPair>
        ) : (
          <Pair>{screens}</Pair>
        )
      ) : (
        <Root>
          <Picture
            file={imgUrl}
            alt={imgAlt}
            narrow={pictureNarrow}
            sizes={sizes}
            priority={priority}
          />
        </Root>
      )}
      {caption && <Caption>{caption}</Caption>}
    </Figure>
  )
}

export const fragment = graphql`
  fragment IllustrationPicture on PagePicture {
    ...PagePicture
    imgUrl {
      ...Photo
    }
    pictureNarrow {
      ...PhotoNarrow
    }
    second {
      imgAlt
      imgUrl {
        ...Photo
      }
    }
  }
`
