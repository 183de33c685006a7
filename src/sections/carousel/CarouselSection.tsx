import {
  type KeyboardEvent,
  type MouseEventHandler,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type Slider from 'react-slick'
import styled, { css } from 'styled-components'
import { fillText } from '../../../plugins/content'
import { Section } from '../../components/grid/Section'
import { IconButton } from '../../components/IconButton'
import { VisuallyHidden } from '../../components/text/VisuallyHidden'
import { useClientValue } from '../../hooks/useClientValue'
import type { Labels } from '../../hooks/useLabels'
import { isMotionReduced, useMotion } from '../../hooks/useMotion'
import { isRendered, type Slots, slotProps } from '../../islands/slots'
import { color } from '../../styles/colors'
import { hiddenInPrint, withoutScripts } from '../../styles/mixins'
import { fadedSides, motion, reducedMotion, slides } from '../../styles/motion'
import { container, hairline, space, up } from '../../styles/sizes'
import { mono } from '../../styles/type'
import type { CarouselSlides, Turn } from './CarouselSlides'
import { useInView } from './useInView'

const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** How many slides are side by side, by the styles. */
const useShown = (view: RefObject<Element | null>): number =>
  useSyncExternalStore(
    onResize,
    () => Number(view.current && getComputedStyle(view.current).getPropertyValue('--shown')) || 1,
    () => 1,
  )

/** The index of the slide to which a row is scrolled, from 0. From right to left, `scrollLeft` is negative. */
const slideAt = (row: Element): number =>
  Math.round(Math.abs(row.scrollLeft) / (row.firstElementChild?.clientWidth || 1))

interface Enhancement {
  Slides: typeof CarouselSlides
  start: number
  /** The HTML of the slides when they were in the row: a translator may have changed it. */
  html: readonly string[]
}

/**
 * Loads react-slick, which replaces a row whose slides do not fit side by side, unless a visitor is
 * using the row.
 * @param count the number of slides
 * @param onUsed called if the visitor has used the row already; must be stable between renders
 */
function useCarouselEnhancement(
  view: RefObject<Element | null>,
  row: RefObject<HTMLElement | null>,
  count: number,
  onUsed: () => void,
) {
  const [enhancement, setEnhancement] = useState<Enhancement>()
  const shown = useShown(view)
  const needed = count > shown

  useEffect(() => {
    const { current } = row
    if (!current || !needed) return undefined
    const events = new AbortController()
    // A dialog that was opened from the row returns the focus to it.
    const isInUse = (focused: EventTarget | null) =>
      focused instanceof Element &&
      (current.contains(focused) || focused.closest('dialog') !== null)
    const enhance = async () => {
      const { CarouselSlides: Slides } = await import('./CarouselSlides')
      const replaceUnusedRow = (focused: EventTarget | null) => {
        if (events.signal.aborted || isInUse(focused)) return
        events.abort()
        const html = Array.from(current.children, ({ innerHTML }) => innerHTML)
        setEnhancement({ Slides, start: slideAt(current), html })
      }
      document.addEventListener(
        'focusout',
        // When another window gets the focus, the active element stays.
        ({ relatedTarget }) => replaceUnusedRow(relatedTarget ?? document.activeElement),
        { signal: events.signal },
      )
      replaceUnusedRow(document.activeElement)
    }
    // The visitor may have been here before this script.
    if (isInUse(document.activeElement) || slideAt(current) > 0) onUsed()
    // If react-slick cannot be loaded, the row stays.
    enhance().catch(() => undefined)
    return () => events.abort()
  }, [row, needed, onUsed])

  return { ...(needed && enhancement), shown }
}

/**
 * Advances slides at an interval until the visitor uses them. Waits while they are out of view, in a
 * hidden tab or hovered, and never runs with reduced motion.
 * @param ready whether the slides can move
 */
function useAutoplay(
  view: RefObject<Element | null>,
  ready: boolean,
  isUsed: boolean,
  advance: () => void,
) {
  const [pointedAt, setPointedAt] = useState(false)
  // At least half of the slides must be in the window.
  const isInView = useInView(view, 0.5)
  const reduced = useClientValue(isMotionReduced, false)
  const { paused } = useMotion()

  const allowed = ready && !reduced && !paused
  const rotating = allowed && !isUsed
  const moving = rotating && isInView && !pointedAt

  useEffect(() => {
    if (!moving) return undefined
    const timer = setInterval(advance, slides.delay)
    return () => clearInterval(timer)
  }, [moving, advance])

  return {
    /** Whether autoplay is possible. */
    allowed,
    /** Whether autoplay is on, even while it waits. */
    rotating,
    setPointedAt,
  }
}

/** pictures: one, with parts of its neighbors at the edges. cards: side by side if they fit. */
export type CarouselLayout = 'pictures' | 'cards'

/** The texts of a slide. */
export interface SlideTexts {
  /** The content of the slide; announced when it becomes current. */
  name: string
  /** Its number in the row, from 1, in the digits of the site. */
  number: string
}

/** The position of a slide in the row: "2 of 4". */
export const slidePosition = (
  slides: readonly SlideTexts[],
  index: number,
  { position }: Pick<Labels, 'position'>,
): string =>
  fillText(position, {
    number: slides[index]?.number ?? '',
    total: slides.at(-1)?.number ?? '',
  })

export interface CarouselSectionProps {
  /** The heading, which is also the accessible name. */
  title: string
  /** How many slides are side by side, and how wide they are. */
  layout: CarouselLayout
  slides: readonly SlideTexts[]
  labels: Pick<
    Labels,
    | 'position'
    | 'labelled'
    | 'carousel'
    | 'slide'
    | 'stopSlides'
    | 'startSlides'
    | 'previous'
    | 'next'
  >
  /** Whether the first slide is the rightmost one. */
  mirrored: boolean
  /** Called for a click in the slides; not for an island, whose props are JSON. */
  onClick?: MouseEventHandler
  /** after: content under the slides. */
  slots: Slots<'slides' | 'after'>
}

/* The custom properties are those of the row and of the slides, so that the layout does not change
   when react-slick replaces the row. */
const layouts = {
  pictures: css`
    ${up.tablet} {
      --gap: 0.75rem;
      --before: calc(var(--inset) - var(--gap));
      --after: calc(22% - var(--before));
    }

    @media screen {
      .slick-slide {
        transition: opacity ${motion.fade};

        &:not(.slick-active) {
          opacity: 0.4;
        }
      }
    }

    /* The track receives a click on a neighbor, which is inert. */
    .slick-track {
      cursor: pointer;
    }

    .slick-active {
      cursor: auto;
    }
  `,
  cards: css`
    ${up.tablet} {
      --shown: 2;
      --before: 0px;
      --after: 0px;
      --gap: 0px;
    }
  `,
} as const

/** Print shows all slides. */
const twoInARow = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]} ${space[6]};
`

const View = styled.div<{ $layout: CarouselLayout }>`
  --shown: 1;
  --gap: 0.375rem;
  /* The picture of the first slide begins with the text above it; its neighbors show at both edges. */
  --before: calc(${container.marginPhone} - var(--gap));
  --after: var(--before);
  position: relative;
  overflow: clip;
  padding-inline: var(--before) var(--after);
  /* On a phone the row is as wide as the window. */
  margin-inline: calc(-1 * ${container.marginPhone});

  /* What shows of the neighbors there is a hint, not text to read. */
  -webkit-mask-image: ${fadedSides('var(--before)')};
  mask-image: ${fadedSides('var(--before)')};

  ${up.tablet} {
    margin-inline: 0;
    -webkit-mask-image: none;
    mask-image: none;
  }

  .slick-list {
    touch-action: pan-y pinch-zoom;
  }

  .slick-track {
    position: relative;
    display: flex;
  }

  .slick-slide {
    position: relative;
    flex: none;

    > div,
    > div > div {
      height: 100%;
    }
  }

  ${({ $layout }) => layouts[$layout]}

  @media print {
    margin: 0;
    padding: 0;

    .slick-track {
      ${twoInARow}
      /* Overrides the style attribute of react-slick, as below. */
      width: auto !important;
      transform: none !important;
    }

    .slick-slide {
      width: auto !important;
    }

    .slick-cloned {
      display: none;
    }
  }
`

/** A scrollable row, used before react-slick loads and without JavaScript. */
const Row = styled.div`
  position: relative;
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  margin-inline: calc(-1 * var(--before)) calc(-1 * var(--after));
  padding-inline: var(--before) var(--after);
  scroll-padding-inline: var(--before) var(--after);
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > * {
    flex: 0 0 calc(100% / var(--shown));
    scroll-snap-align: start;
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${withoutScripts(`scrollbar-width: thin; scrollbar-color: ${color.field} transparent;`)}

  @media print {
    ${twoInARow}
    margin: 0;
    padding: 0;
  }
`

const Slide = styled.div<{ $layout: CarouselLayout }>`
  min-width: 0;
  padding: ${space[1]} var(--gap);

  ${({ $layout }) =>
    $layout === 'cards' &&
    css`
      ${up.tablet} {
        padding: 0;
        border-inline-end: ${hairline} solid ${color.line};
      }
    `}

  @media print {
    padding: 0;
    border: 0;
    break-inside: avoid;
  }
`

/** Hidden with `visibility`, so that showing it needs no layout. */
const Controls = styled.div<{ $live: boolean }>`
  display: flex;
  flex: auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  visibility: ${({ $live }) => ($live ? 'inherit' : 'hidden')};

  ${withoutScripts('display: none;')}
  ${hiddenInPrint}
`

const Counter = styled.p`
  margin-inline: 0 auto;
  color: ${color.textFaint};
  ${mono}

  ${up.tablet} {
    margin-inline: auto ${space[3]};
  }
`

/** The autoplay button; it keeps its space while autoplay is not possible. */
const Rotation = styled.span<{ $allowed: boolean }>`
  display: contents;
  visibility: ${({ $allowed }) => ($allowed ? 'inherit' : 'hidden')};

  ${reducedMotion} {
    display: none;
  }
`

/**
 * A section with slides: a scrollable row, which react-slick replaces. Follows the WAI-ARIA
 * carousel pattern: the controls precede the slides, focus and use stop the rotation, and a new
 * slide is announced only if the visitor has requested it.
 */
export const CarouselSection = ({
  title,
  layout,
  slides,
  labels,
  mirrored,
  onClick,
  slots,
}: CarouselSectionProps) => {
  const contents = slots.slides
  const { after } = slots
  const view = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const slider = useRef<Slider>(null)
  const [changed, setChanged] = useState<number>()
  const [isUsed, setUsed] = useState(false)
  const stop = useCallback(() => setUsed(true), [])
  const {
    Slides,
    start = 0,
    html,
    shown,
  } = useCarouselEnhancement(view, row, contents.length, stop)
  const live = Slides !== undefined
  const move = useCallback(
    (to: Turn) =>
      (to === 'next') === mirrored ? slider.current?.slickPrev() : slider.current?.slickNext(),
    [mirrored],
  )
  const next = useCallback(() => move('next'), [move])
  const { allowed, rotating, setPointedAt } = useAutoplay(view, live, isUsed, next)

  const current = changed ?? start
  const describe = (index: number) =>
    fillText(labels.labelled, {
      label: slidePosition(slides, index, labels),
      text: slides[index]?.name ?? '',
    })
  const turn = useCallback(
    (to: Turn) => {
      stop()
      move(to)
    },
    [stop, move],
  )
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(mirrored ? 'next' : 'previous')
    if (key === 'ArrowRight') turn(mirrored ? 'previous' : 'next')
  }
  const content = contents.map((slide, index) => (
    <Slide
      {...slotProps('slides', isRendered(slide) ? { html: html?.[index] ?? slide.html } : slide)}
      key={slides[index]?.number}
      $layout={layout}
      role="group"
      aria-roledescription={labels.slide}
      aria-label={describe(index)}
    />
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
            {`${slides[current]?.number ?? ''} / ${slides.at(-1)?.number ?? ''}`}
          </Counter>
          <Rotation $allowed={allowed}>
            <IconButton
              label={rotating ? labels.stopSlides : labels.startSlides}
              icon={rotating ? 'pause' : 'play'}
              onClick={rotating ? stop : () => setUsed(false)}
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
        $layout={layout}
        onClick={onClick}
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
            mirrored={mirrored}
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
        {live && describe(current)}
      </VisuallyHidden>
      {after.map((content, index) => (
        <div {...slotProps('after', content)} key={index} />
      ))}
    </Section>
  )
}
