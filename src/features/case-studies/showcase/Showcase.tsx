import { graphql } from 'gatsby'
import { startTransition, useRef, useState, type MouseEvent } from 'react'
import styled from 'styled-components'
import labels from '../../../../data/ui-text.json'
import { VisuallyHidden } from '../../../components/text/VisuallyHidden'
import { Icon } from '../../../components/icon/Icon'
import { largestSource, Picture } from '../../../components/Picture'
import { color } from '../../../styles/colors'
import { transition } from '../../../styles/motion'
import { hairline, imageSizes, radius, space, up } from '../../../styles/sizes'
import { type } from '../../../styles/type'
import { Carousel } from '../../../sections/carousel/Carousel'
import { opensInNewTab } from '../../../components/link/Link'
import { PictureDialog } from './PictureDialog'

export interface ShowcaseProps {
  title: string
  pictures: readonly Queries.ShowcaseSlideFragment[]
}

const Figure = styled.figure`
  padding-bottom: ${space[13]};

  ${up.tablet} {
    padding-bottom: ${space[16]};
  }

  a {
    position: relative;
    display: block;
    cursor: zoom-in;
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

  a:focus-visible {
    outline-offset: 2px;
    border-radius: ${radius.frame};
  }

  /* Next to the caption, so that the icon does not cover the picture. */
  a > svg {
    position: absolute;
    inset-inline-end: ${space[2]};
    top: calc(100% + ${space[5]});
    color: ${color.highlight};
    ${transition('color')}
  }

  a:hover > svg {
    color: ${color.text};
  }

  figcaption {
    max-width: 40rem;
    padding-block: ${space[4]} 0;
    padding-inline: 0 ${space[10]};
    text-wrap: balance;
    ${type.meta}
  }
`

/** A carousel of product pictures. Each opens in a dialog or, without JavaScript, as a file. */
export const Showcase = ({ title, pictures }: ShowcaseProps) => {
  const [open, setOpen] = useState<number>()
  const opener = useRef<HTMLElement | null>(null)

  const enlarge = (index: number) => (event: MouseEvent<HTMLElement>) => {
    // The carousel prevents the click after a drag.
    if (event.defaultPrevented || opensInNewTab(event)) return
    event.preventDefault()
    opener.current = event.currentTarget
    startTransition(() => setOpen(index))
  }
  const close = () => {
    setOpen(undefined)
    opener.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <Carousel
        title={title}
        layout="pictures"
        slides={pictures.map(({ imgUrl, imgAlt, pictureNarrow, caption }, index) => ({
          key: caption,
          name: caption,
          content: (
            <Figure data-print="plain keep-together">
              <a href={largestSource(imgUrl)} onClick={enlarge(index)}>
                <VisuallyHidden>{labels.enlarge}: </VisuallyHidden>
                <Picture
                  file={imgUrl}
                  alt={imgAlt}
                  sizes={imageSizes.showcase}
                  narrow={pictureNarrow}
                />
                <Icon name="maximize-2" size="1rem" />
              </a>
              <figcaption data-print="plain above-2">{caption}</figcaption>
            </Figure>
          ),
        }))}
      />
      {open !== undefined && (
        <PictureDialog
          title={title}
          pictures={pictures}
          current={open}
          onTurn={setOpen}
          onClose={close}
        />
      )}
    </>
  )
}

export const fragment = graphql`
  fragment ShowcaseSlide on ShowcasePicture {
    ...ShowcasePicture
    imgUrl {
      ...Photo
    }
    pictureNarrow {
      ...PhotoNarrow
    }
  }
`
