import { graphql } from 'gatsby'
import {
  type KeyboardEvent,
  type MouseEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { useLabels } from '../../hooks/useLabels'
import { beforeHydration } from '../../browser/early-scripts'
import { Icon } from '../../components/icon/Icon'
import { IconButton } from '../../components/IconButton'
import { opensInNewTab } from '../../components/link/Link'
import { largestSource, Picture } from '../../components/Picture'
import { VisuallyHidden } from '../../components/text/VisuallyHidden'
import { useNumber } from '../../hooks/useNumber'
import { useSite } from '../../hooks/useSite'
import { Carousel } from '../../sections/carousel/Carousel'
import { color } from '../../styles/colors'
import { transition } from '../../styles/motion'
import { down, hairline, imageSizes, panWidth, radius, space, up } from '../../styles/sizes'
import { mono, type } from '../../styles/type'

interface PictureDialogProps {
  title: string
  pictures: readonly Queries.ShowcaseSlideFragment[]
  current: number
  onTurn: (to: number) => void
  onClose: () => void
}

const Dialog = styled.dialog`
  width: min(100rem, 100vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: auto;
  padding: ${space[3]} ${space[4]} ${space[4]};
  border: 0;
  background: transparent;
  color: ${color.textSoft};
  overscroll-behavior: contain;

  &[open] {
    display: flex;
    flex-direction: column;
    gap: ${space[3]};
  }

  &::backdrop {
    background: ${color.background};
  }
`

const Toolbar = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
`

const Position = styled.p`
  margin-inline-end: auto;
  color: ${color.textFaint};
  ${mono}
`

const EnlargedFigure = styled.figure`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: center;
  align-items: center;
  gap: ${space[4]};
  min-height: 0;
`

/** On a phone in portrait orientation, a picture is wider than the window and can be panned. */
const Pan = styled.div`
  display: flex;
  flex: 0 1 auto;
  max-width: 100%;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;

  picture {
    display: contents;
  }

  img {
    width: auto;
    max-height: 100%;
    border: ${hairline} solid ${color.lineStrong};
    border-radius: ${radius.frame};
    object-fit: contain;
  }

  ${down.tablet} {
    @media (orientation: portrait) {
      margin-inline: calc(-1 * ${space[4]});
      max-width: 100vw;

      img {
        /* A picture that loads would shrink to the window first. */
        flex: none;
        width: ${panWidth};
        max-width: none;
        max-height: none;
      }
    }
  }
`

const EnlargedCaption = styled.figcaption`
  max-width: 48rem;
  text-align: center;
  ${type.meta}
`

/** A full-window dialog with one picture at a time. Closes with Escape, its button and a click outside the picture. */
const PictureDialog = ({ title, pictures, current, onTurn, onClose }: PictureDialogProps) => {
  const labels = useLabels()
  const dialog = useRef<HTMLDialogElement>(null)
  const { direction } = useSite()
  const number = useNumber()
  useEffect(() => dialog.current?.showModal(), [])

  const picture = pictures[current]
  if (!picture) return null
  const turn = (step: number) => onTurn((current + step + pictures.length) % pictures.length)
  const right = direction === 'rtl' ? -1 : 1
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-right)
    if (key === 'ArrowRight') turn(right)
  }
  const onClick = ({ target, detail }: MouseEvent) => {
    // The second click of the double click that opened the dialog.
    if (detail > 1) return
    const isOutside = target instanceof Element && !target.closest('img, figcaption, button')
    if (isOutside) dialog.current?.close()
  }

  return (
    <Dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <Toolbar>
        <Position aria-live="polite" aria-atomic="true">
          <span>{`${number(current + 1)} ${labels.of} ${number(pictures.length)}`}</span>
          <VisuallyHidden>{`: ${picture.caption}`}</VisuallyHidden>
        </Position>
        {pictures.length > 1 && (
          <>
            <IconButton label={labels.previous} icon="chevron-left" onClick={() => turn(-1)} />
            <IconButton label={labels.next} icon="chevron-right" onClick={() => turn(1)} />
          </>
        )}
        <IconButton label={labels.close} icon="x" onClick={() => dialog.current?.close()} />
      </Toolbar>
      <EnlargedFigure>
        <Pan key={picture.caption} tabIndex={0} role="group" aria-label={picture.caption}>
          <Picture
            file={picture.imgUrl}
            alt={picture.imgAlt}
            sizes={`(min-width: 100rem) 100rem, (min-width: 48rem) 100vw, ${panWidth}`}
          />
        </Pan>
        <EnlargedCaption>{picture.caption}</EnlargedCaption>
      </EnlargedFigure>
    </Dialog>
  )
}

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

  /* Opens after hydration. */
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
  const labels = useLabels()
  const [open, setOpen] = useState<number>()
  const opener = useRef<HTMLElement | null>(null)

  const enlarge = (event: MouseEvent<HTMLElement>, index: number) => {
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
          name: caption,
          content: (
            <Figure>
              <PictureLink
                href={largestSource(imgUrl)}
                onClick={(event) => enlarge(event, index)}
                {...beforeHydration('wait')}
              >
                <VisuallyHidden>{labels.enlarge}: </VisuallyHidden>
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
