import { Children, useEffect, useRef, type ReactNode, type Ref } from 'react'
import Slider from 'react-slick'
import { slides } from '../../styles/motion'

export type Turn = 'previous' | 'next'

/** react-slick lays slides out from left to right in every language. */
type Side = 'left' | 'right'

/** The maximum distance between press and release of a click, in px. */
const clickTolerance = 10

/** Wheel events closer together than this are one gesture, in ms. */
const wheelPause = 150

interface Point {
  clientX: number
  clientY: number
}

const isSideways = (x: number, y: number): boolean => Math.abs(x) > Math.abs(y)

/** The side of the visible slides on which a point is; undefined if it is between their edges. */
function sideOf({ clientX }: Point, box: HTMLElement): Side | undefined {
  const shown = [...box.querySelectorAll('.slick-active')].map((slide) =>
    slide.getBoundingClientRect(),
  )
  if (shown.every(({ left }) => clientX < left)) return 'left'
  return shown.every(({ right }) => clientX > right) ? 'right' : undefined
}

/**
 * Adds what react-slick lacks: a horizontal wheel and a click on a neighbor move the slides, a drag
 * does not click, text can be selected, and a horizontal swipe does not scroll the page.
 * @param turn moves to the next slide on a side
 * @returns a function that removes the listeners
 */
function addSlideGestures(box: HTMLElement, turn: (to: Side) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let start: Point = { clientX: 0, clientY: 0 }
  let lastWheel = -Infinity

  const onWheel = (event: WheelEvent) => {
    if (!isSideways(event.deltaX, event.deltaY)) return
    // Prevents the browser from going back in the history at the end of the scroll area.
    event.preventDefault()
    const isNew = event.timeStamp - lastWheel > wheelPause
    lastWheel = event.timeStamp
    if (isNew) turn(event.deltaX > 0 ? 'right' : 'left')
  }
  const onMouseDown = (event: MouseEvent) => {
    // The link of a card covers its picture and its text.
    const drags = 'img, a[draggable=false], .slick-track'
    const isText = event.target instanceof Element && !event.target.matches(drags)
    // Prevents react-slick from dragging.
    if (isText) event.stopPropagation()
  }
  const onClick = (event: MouseEvent) => {
    // A click by keyboard has no coordinates.
    if (event.detail === 0) return
    const distance = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
    if (distance > clickTolerance) {
      event.preventDefault()
      return
    }
    const side = sideOf(event, box)
    if (side) turn(side)
  }
  const onTouchMove = (event: TouchEvent) => {
    const [finger] = event.touches
    if (!finger || !event.cancelable) return
    const { clientX, clientY } = finger
    if (isSideways(clientX - start.clientX, clientY - start.clientY)) event.preventDefault()
  }

  box.addEventListener('pointerdown', (event) => (start = event), { signal })
  box.addEventListener('touchmove', onTouchMove, { signal, passive: false })
  box.addEventListener('wheel', onWheel, { signal, passive: false })
  box.addEventListener('mousedown', onMouseDown, { signal, capture: true })
  box.addEventListener('click', onClick, { signal, capture: true })
  return () => controller.abort()
}

export interface CarouselSlidesProps {
  /** Receives react-slick's slider with its methods. */
  slider: Ref<Slider>
  shown: number
  /** Whether the first slide is the rightmost one. */
  mirrored: boolean
  start: number
  onChange: (slide: number) => void
  /** Called by gestures; must be stable between renders. */
  onTurn: (to: Turn) => void
  children: ReactNode
}

/** Makes slides out of view inert; a focused one passes the focus to a visible one. */
const updateInert = (box: HTMLElement): void => {
  const focused = document.activeElement
  for (const slide of box.querySelectorAll('.slick-slide')) {
    slide.toggleAttribute('inert', !slide.classList.contains('slick-active'))
  }
  if (!box.contains(focused) || !focused?.closest('[inert]')) return
  const next = box.querySelector<HTMLElement>('.slick-active :is(a[href], button)')
  next?.focus({ preventScroll: true })
}

/** Removes the ids in the copies of slides that react-slick adds at both ends; the copies are inert. */
const removeCopiedIds = (box: HTMLElement): void =>
  box.querySelectorAll('.slick-cloned [id]').forEach((element) => element.removeAttribute('id'))

/** The slides in react-slick. In its own file, so that it loads only if the slides do not fit side by side. */
export const CarouselSlides = ({
  slider,
  shown,
  mirrored,
  start,
  onChange,
  onTurn,
  children,
}: CarouselSlidesProps) => {
  const box = useRef<HTMLDivElement>(null)

  // react-slick marks slides in view only with a class.
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const update = () => {
      updateInert(current)
      removeCopiedIds(current)
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(current, { subtree: true, childList: true, attributeFilter: ['class'] })
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const turn = (to: Side) => onTurn((to === 'right') === mirrored ? 'previous' : 'next')
    return box.current ? addSlideGestures(box.current, turn) : undefined
  }, [onTurn, mirrored])

  const ordered = Children.toArray(children)
  if (mirrored) ordered.reverse()
  /** The leftmost of the slides side by side for the first of them, and the other way round. */
  const mirror = (slide: number): number => {
    const count = ordered.length
    return mirrored ? (2 * count - shown - slide) % count : slide
  }

  return (
    <div ref={box}>
      <Slider
        ref={slider}
        initialSlide={mirror(start)}
        slidesToShow={shown}
        // With a second slide before the first one, which shows at the edge while that one moves.
        centerMode={shown === 1}
        centerPadding="0px"
        speed={slides.speed}
        // A press during the animation must not be ignored.
        waitForAnimate={false}
        beforeChange={(_, next) => onChange(mirror(next))}
        accessibility={false}
        arrows={false}
        swipeToSlide
      >
        {ordered}
      </Slider>
    </div>
  )
}
