import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import styled from 'styled-components'
import labels from '../../../../data/ui-text.json'
import { IconButton } from '../../../components/IconButton'
import { VisuallyHidden } from '../../../components/text/VisuallyHidden'
import { Picture } from '../../../components/Picture'
import { color } from '../../../styles/colors'
import { down, hairline, panWidth, radius, space } from '../../../styles/sizes'
import { mono, type } from '../../../styles/type'

export interface PictureDialogProps {
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

  > div {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${space[2]};
  }

  p {
    margin-inline-end: auto;
    color: ${color.textFaint};
    ${mono}
  }

  figure {
    display: flex;
    flex: 1;
    flex-direction: column;
    justify-content: center;
    align-items: center;
    gap: ${space[4]};
    min-height: 0;
  }

  img {
    width: auto;
    max-height: 100%;
    border: ${hairline} solid ${color.lineStrong};
    border-radius: ${radius.frame};
    object-fit: contain;
  }

  figcaption {
    max-width: 48rem;
    text-align: center;
    ${type.meta}
  }
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

  ${down.tablet} {
    @media (orientation: portrait) {
      margin-inline: calc(-1 * ${space[4]});
      max-width: 100vw;

      && img {
        /* A picture that loads would shrink to the window first. */
        flex: none;
        width: ${panWidth};
        max-width: none;
        max-height: none;
      }
    }
  }
`

/** A full-window dialog with one picture at a time. Closes with Escape, its button and a click outside the picture. */
export const PictureDialog = ({
  title,
  pictures,
  current,
  onTurn,
  onClose,
}: PictureDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  const picture = pictures[current]
  if (!picture) return null
  const turn = (step: number) => () => onTurn((current + step + pictures.length) % pictures.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)()
    if (key === 'ArrowRight') turn(1)()
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
      <div>
        <p aria-live="polite" aria-atomic="true">
          <span>{`${current + 1} ${labels.of} ${pictures.length}`}</span>
          <VisuallyHidden>{`: ${picture.caption}`}</VisuallyHidden>
        </p>
        {pictures.length > 1 && (
          <>
            <IconButton label={labels.previous} icon="chevron-left" onClick={turn(-1)} />
            <IconButton label={labels.next} icon="chevron-right" onClick={turn(1)} />
          </>
        )}
        <IconButton label={labels.close} icon="x" onClick={() => dialog.current?.close()} />
      </div>
      <figure>
        <Pan key={picture.caption} tabIndex={0} role="group" aria-label={picture.caption}>
          <Picture
            file={picture.imgUrl}
            alt={picture.imgAlt}
            sizes={`(min-width: 100rem) 100rem, (min-width: 48rem) 100vw, ${panWidth}`}
          />
        </Pan>
        <figcaption>{picture.caption}</figcaption>
      </figure>
    </Dialog>
  )
}
