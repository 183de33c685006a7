import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import Slider from 'react-slick'
import { slides } from '../../styles/motion'
import { addSlideGestures, type Turn } from './slide-gestures'

export interface CarouselSlidesProps {
  /** Receives react-slick's slider with its methods. */
  slider: Ref<Slider>
  shown: number
  /** The visible part of the neighbor at each side, in percent: "4%". */
  peek: string
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

/** The slides in react-slick. In its own file, so that it loads only when a carousel is near the window. */
export const CarouselSlides = ({
  slider,
  shown,
  peek,
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
    const keep = () => updateInert(current)
    keep()
    const observer = new MutationObserver(keep)
    observer.observe(current, { subtree: true, childList: true, attributeFilter: ['class'] })
    return () => observer.disconnect()
  }, [])
  useEffect(() => (box.current ? addSlideGestures(box.current, onTurn) : undefined), [onTurn])

  return (
    <div ref={box}>
      <Slider
        ref={slider}
        initialSlide={start}
        slidesToShow={shown}
        centerMode={peek !== '0%'}
        centerPadding={peek}
        speed={slides.speed}
        // A press during the animation must not be ignored.
        waitForAnimate={false}
        beforeChange={(_, next) => onChange(next)}
        accessibility={false}
        arrows={false}
        swipeToSlide
      >
        {children}
      </Slider>
    </div>
  )
}
