import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import Slider from 'react-slick'
import { slides } from '../../styles/motion'
import { addSlideGestures, type Turn } from './slide-gestures'

export interface CarouselSlidesProps {
  /** Commands for the slides: slickNext() and the like. */
  slider: Ref<Slider>
  /** How many stand side by side. */
  shown: number
  /** How much of the neighbours shows at each side, in per cent: "4%". */
  peek: string
  /** The slide to begin with, from 0. */
  start: number
  /** Called with the slide that comes, from 0. */
  onChange: (slide: number) => void
  /** Called by gestures that turn the slides; stable between renders. */
  onTurn: (to: Turn) => void
  children: ReactNode
}

/** Only slides in view can be reached; the focus goes along when its slide leaves. */
const keepReachable = (box: HTMLElement): void => {
  const focused = document.activeElement
  for (const slide of box.querySelectorAll('.slick-slide')) {
    slide.toggleAttribute('inert', !slide.classList.contains('slick-active'))
  }
  if (!box.contains(focused) || !focused?.closest('[inert]')) return
  const next = box.querySelector<HTMLElement>('.slick-active :is(a[href], button)')
  next?.focus({ preventScroll: true })
}

/** The slides as react-slick moves them. It is a file of its own so that only pages with a carousel load it. */
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

  // react-slick marks the slides in view by class, and knows nothing of `inert`.
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const keep = () => keepReachable(current)
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
        // Nobody has to wait between two presses.
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
