import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type Slider from 'react-slick'
import { IconButton } from '../../components/IconButton'
import { VisuallyHidden } from '../../components/text/VisuallyHidden'
import { inView } from '../../browser/hydration-triggers'
import { Section } from '../../components/grid/Section'
import { useUiText } from '../../hooks/useUiText'
import {
  Controls,
  Counter,
  Rotation,
  Row,
  Slide,
  View,
  type CarouselLayout,
} from './Carousel.styles'
import type { Turn } from './slide-gestures'
import { useAutoplay } from './useAutoplay'
import { useCarouselEnhancement } from './useCarouselEnhancement'

export interface CarouselProps {
  /** The heading, which is also the accessible name. */
  title: string
  /** How many slides are side by side, and how wide they are. */
  layout: CarouselLayout
  slides: readonly {
    key: string
    /** The content of the slide; announced when it becomes current. */
    name: string
    content: ReactNode
  }[]
  /** Content under the slides. */
  children?: ReactNode
}

/**
 * A section with slides: a scrollable row, which react-slick replaces. Follows the WAI-ARIA
 * carousel pattern: the controls precede the slides, focus and use stop the rotation, and a new
 * slide is announced only if the visitor has requested it.
 */
export const Carousel = ({ title, layout, slides, children }: CarouselProps) => {
  const labels = useUiText()
  const view = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const slider = useRef<Slider>(null)
  const [changed, setChanged] = useState<number>()
  const { Slides, start = 0, shown, peek } = useCarouselEnhancement(view, row, slides.length)
  const live = Slides !== undefined
  const next = useCallback(() => slider.current?.slickNext(), [])
  const { allowed, rotating, stop, start: play, setPointedAt } = useAutoplay(view, live, next)

  const current = changed ?? start
  const position = (index: number) => `${index + 1} ${labels.of} ${slides.length}`
  const turn = useCallback(
    (to: Turn) => {
      stop()
      if (to === 'next') slider.current?.slickNext()
      else slider.current?.slickPrev()
    },
    [stop],
  )
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn('previous')
    if (key === 'ArrowRight') turn('next')
  }
  const content = slides.map(({ key, name, content: slide }, index) => (
    <Slide
      key={key}
      $layout={layout}
      role="group"
      aria-roledescription={labels.slide}
      aria-label={`${position(index)}: ${name}`}
    >
      {slide}
    </Slide>
  ))

  return (
    <Section
      title={title}
      roleDescription={labels.carousel}
      action={
        <Controls
          $live={live}
          onFocus={({ target }) => target.matches(':focus-visible') && stop()}
          onKeyDown={onKeyDown}
        >
          <Counter aria-hidden="true">
            {current + 1} / {slides.length}
          </Counter>
          <Rotation $allowed={allowed}>
            <IconButton
              label={rotating ? labels.stopSlides : labels.startSlides}
              icon={rotating ? 'pause' : 'play'}
              onClick={rotating ? stop : play}
            />
          </Rotation>
          <IconButton
            label={labels.previous}
            icon="chevron-left"
            onClick={() => turn('previous')}
          />
          <IconButton label={labels.next} icon="chevron-right" onClick={() => turn('next')} />
        </Controls>
      }
    >
      <View
        ref={view}
        {...inView}
        $layout={layout}
        onFocus={stop}
        onPointerDown={stop}
        onPointerEnter={({ pointerType }) => setPointedAt(pointerType === 'mouse')}
        onPointerLeave={() => setPointedAt(false)}
        onKeyDown={onKeyDown}
      >
        {Slides ? (
          <Slides
            slider={slider}
            shown={shown}
            peek={peek}
            start={start}
            onChange={setChanged}
            onTurn={turn}
          >
            {content}
          </Slides>
        ) : (
          <Row ref={row} role="group" aria-label={title} tabIndex={0} onScroll={stop}>
            {content}
          </Row>
        )}
      </View>
      <VisuallyHidden aria-live={rotating ? 'off' : 'polite'} aria-atomic="true">
        {live && `${position(current)}: ${slides[current]?.name ?? ''}`}
      </VisuallyHidden>
      {children}
    </Section>
  )
}
