import {
  type KeyboardEvent,
  type MouseEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import type { Labels } from '../../hooks/useLabels'
import { IconButton } from '../../components/IconButton'
import { opensInNewTab } from '../../components/link/Link'
import { LabelPart } from '../../components/text/LabelPart'
import { type Slots, slotProps } from '../../islands/slots'
import {
  CarouselSection,
  type CarouselSectionProps,
  slidePosition,
} from '../../sections/carousel/CarouselSection'
import { color } from '../../styles/colors'
import { down, hairline, panWidth, radius, space } from '../../styles/sizes'
import { mono, type } from '../../styles/type'

interface PictureDialogProps extends Pick<
  PictureSlidesProps,
  'title' | 'slides' | 'labels' | 'mirrored'
> {
  current: number
  /** The HTML of the current picture. */
  picture: string
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
const PictureDialog = ({
  title,
  slides,
  labels,
  mirrored,
  current,
  picture,
  onTurn,
  onClose,
}: PictureDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  const caption = slides[current]?.name ?? ''
  const turn = (step: number) => onTurn((current + step + slides.length) % slides.length)
  const right = mirrored ? -1 : 1
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
          <LabelPart label={labels.labelled} name="label" values={{ text: caption }}>
            <span>{slidePosition(slides, current, labels)}</span>
          </LabelPart>
        </Position>
        {slides.length > 1 && (
          <>
            <IconButton label={labels.previous} icon="chevron-left" onClick={() => turn(-1)} />
            <IconButton label={labels.next} icon="chevron-right" onClick={() => turn(1)} />
          </>
        )}
        <IconButton label={labels.close} icon="x" onClick={() => dialog.current?.close()} />
      </Toolbar>
      <EnlargedFigure>
        <Pan
          {...slotProps('picture', { html: picture })}
          key={current}
          tabIndex={0}
          role="group"
          aria-label={caption}
        />
        <EnlargedCaption>{caption}</EnlargedCaption>
      </EnlargedFigure>
    </Dialog>
  )
}

export interface PictureSlidesProps extends Pick<
  CarouselSectionProps,
  'title' | 'slides' | 'mirrored'
> {
  labels: CarouselSectionProps['labels'] & Pick<Labels, 'close'>
  /** Each has a picture in a link with `data-enlarge`: the index of the slide. */
  slots: Slots<'slides'>
}

const enlargedSizes = `(min-width: 100rem) 100rem, (min-width: 48rem) 100vw, ${panWidth}`

/** The HTML of the picture in a link, as large as the dialog. It is not the other crop for phones. */
function enlargedPicture(link: Element): string {
  const picture = link.querySelector('picture')?.cloneNode(true) as HTMLPictureElement | undefined
  for (const source of picture?.querySelectorAll('source') ?? []) {
    if (source.media) source.remove()
    else source.sizes = enlargedSizes
  }
  return picture?.outerHTML ?? ''
}

/** A carousel whose pictures open in a dialog. */
export const PictureSlides = ({ title, slides, labels, mirrored, slots }: PictureSlidesProps) => {
  const [open, setOpen] = useState<{ current: number; picture: string }>()
  const view = useRef<Element | null>(null)
  const opener = useRef<HTMLElement | null>(null)

  const show = (current: number): void => {
    const link = view.current?.querySelector(`a[data-enlarge="${current}"]`)
    if (link) setOpen({ current, picture: enlargedPicture(link) })
  }
  const enlarge = (event: MouseEvent) => {
    const { target, currentTarget } = event
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-enlarge]')
    // The carousel prevents the click after a drag.
    if (!link || event.defaultPrevented || opensInNewTab(event)) return
    event.preventDefault()
    view.current = currentTarget
    opener.current = link
    startTransition(() => show(Number(link.dataset.enlarge)))
  }
  const close = () => {
    setOpen(undefined)
    opener.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <CarouselSection
        title={title}
        layout="pictures"
        slides={slides}
        labels={labels}
        mirrored={mirrored}
        onClick={enlarge}
        slots={{ ...slots, after: [] }}
      />
      {open && (
        <PictureDialog
          title={title}
          slides={slides}
          labels={labels}
          mirrored={mirrored}
          {...open}
          onTurn={show}
          onClose={close}
        />
      )}
    </>
  )
}
