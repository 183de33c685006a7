import { graphql } from 'gatsby'
import { startTransition, useRef, useState, type MouseEvent } from 'react'
import styled from 'styled-components'
import labels from '../../../../data/ui-text.json'
import { Box } from '../../../components/grid/Box'
import { VisuallyHidden } from '../../../components/text/VisuallyHidden'
import { Icon } from '../../../components/icon/Icon'
import { largestSource, Picture } from '../../../components/Picture'
import { color } from '../../../styles/colors'
import { transition } from '../../../styles/motion'
import { hairline, imageSizes, radius, space } from '../../../styles/sizes'
import { type } from '../../../styles/type'
import { Carousel } from '../../../sections/carousel/Carousel'
import { opensInNewTab } from '../../../components/link/Link'
import { PictureDialog } from './PictureDialog'

export interface ShowcaseProps {
  title: string
  pictures: readonly Queries.ShowcasePictureFragment[]
}

const EnlargeLink = styled.a`
  position: relative;
  display: block;
  cursor: zoom-in;

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

  &:focus-visible {
    outline-offset: 2px;
    border-radius: ${radius.frame};
  }
`

/** Next to the caption, so that the button does not cover the picture. */
const EnlargeIcon = styled.span`
  position: absolute;
  inset-inline-end: 0;
  top: calc(100% + ${space[3]});
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  color: ${color.highlight};
  ${transition('color')}

  a:hover > & {
    color: ${color.text};
  }
`

const Caption = styled.figcaption`
  max-width: 40rem;
  padding-top: ${space[4]};
  text-wrap: balance;
  padding-inline-end: ${space[10]};

  ${type.meta}
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
            <Box as="figure" $bottom={[13, 16]} data-print="plain keep-together">
              <EnlargeLink href={largestSource(imgUrl)} onClick={enlarge(index)}>
                <VisuallyHidden>{labels.enlarge}: </VisuallyHidden>
                <Picture
                  file={imgUrl}
                  alt={imgAlt}
                  sizes={imageSizes.showcase}
                  narrow={pictureNarrow}
                />
                <EnlargeIcon data-print="hide">
                  <Icon name="maximize-2" size="1rem" />
                </EnlargeIcon>
              </EnlargeLink>
              <Caption data-print="plain above-2">{caption}</Caption>
            </Box>
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
  fragment ShowcasePicture on ShowcasePicture {
    imgAlt
    caption
    imgUrl {
      ...Photo
    }
    pictureNarrow {
      ...PhotoNarrow
    }
  }
`
