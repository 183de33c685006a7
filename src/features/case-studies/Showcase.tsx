import { graphql } from 'gatsby'
import styled from 'styled-components'
import { fillText } from '../../../plugins/content'
import { useLabels } from '../../hooks/useLabels'
import { Icon } from '../../components/icon/Icon'
import { largestSource, Picture } from '../../components/Picture'
import { VisuallyHidden } from '../../components/text/VisuallyHidden'
import { Island } from '../../islands/Island'
import { useCarousel } from '../../sections/carousel/useCarousel'
import { color } from '../../styles/colors'
import { transition } from '../../styles/motion'
import { hairline, imageSizes, radius, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import { PictureSlides } from './PictureSlides'

export interface ShowcaseProps {
  title: string
  pictures: readonly Queries.ShowcaseSlideFragment[]
}

const Figure = styled.figure`
  padding-bottom: ${space[13]};

  ${up.tablet} {
    padding-bottom: ${space[16]};
  }

  @media print {
    padding: 0;
    break-inside: avoid;
  }
`

const PictureLink = styled.a`
  position: relative;
  display: block;
  cursor: zoom-in;

  /* Opens when the script of the island has arrived. */
  &[aria-busy] {
    opacity: 0.6;
    cursor: progress;
  }

  &:focus-visible {
    outline-offset: 2px;
    border-radius: ${radius.frame};
  }

  picture {
    overflow: hidden;
    border: ${hairline} solid ${color.lineStrong};
    border-radius: ${radius.frame};
  }

  /* All of a picture in portrait orientation fits in the window. */
  @media screen {
    img {
      max-height: calc(100svh - var(--header));
      object-fit: contain;
    }
  }

  /* Next to the caption, so that the icon does not cover the picture. */
  > svg {
    position: absolute;
    inset-inline-end: ${space[2]};
    top: calc(100% + ${space[5]});
    color: ${color.highlight};
    ${transition('color')}
  }

  &:hover > svg {
    color: ${color.text};
  }
`

const Caption = styled.figcaption`
  max-width: 40rem;
  padding-block: ${space[4]} 0;
  padding-inline: 0 ${space[10]};
  text-wrap: balance;
  ${type.meta}

  @media print {
    padding: ${space[2]} 0 0;
  }
`

/** A carousel of product pictures. Each opens in a dialog or, without JavaScript, as a file. */
export const Showcase = ({ title, pictures }: ShowcaseProps) => {
  const { enlarge, close, labelled } = useLabels()
  const { slides, labels, mirrored } = useCarousel(pictures.map(({ caption }) => caption))
  return (
    <Island
      name="showcase"
      component={PictureSlides}
      props={{ title, slides, labels: { ...labels, close }, mirrored }}
      wake={{ near: true }}
      slots={{
        slides: pictures.map(({ imgUrl, imgAlt, pictureNarrow, caption }, index) => (
          <Figure key={caption}>
            <PictureLink href={largestSource(imgUrl)} data-enlarge={index} data-wait="">
              <VisuallyHidden>{fillText(labelled, { label: enlarge, text: '' })}</VisuallyHidden>
              <Picture
                file={imgUrl}
                alt={imgAlt}
                sizes={imageSizes.showcase}
                narrow={pictureNarrow}
              />
              <Icon name="maximize-2" size="1rem" />
            </PictureLink>
            <Caption>{caption}</Caption>
          </Figure>
        )),
      }}
    />
  )
}

export const fragment = graphql`
  fragment ShowcaseSlide on ShowcasePicture {
    ...ShowcasePicture
    imgUrl {
      ...PhotoInText
    }
    pictureNarrow {
      ...PhotoNarrow
    }
  }
`
