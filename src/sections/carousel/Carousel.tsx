import type { ReactNode } from 'react'
import { Island } from '../../islands/Island'
import { type CarouselLayout, CarouselSection } from './CarouselSection'
import { useCarousel } from './useCarousel'

export interface CarouselProps {
  /** The heading, which is also the accessible name. */
  title: string
  /** How many slides are side by side, and how wide they are. */
  layout: CarouselLayout
  slides: readonly {
    /** The content of the slide; announced when it becomes current. */
    name: string
    content: ReactNode
  }[]
  /** Content under the slides. */
  children?: ReactNode
}

/** A section with slides, whose controls work in browsers when it is near the window. */
export const Carousel = ({ title, layout, slides, children }: CarouselProps) => {
  const carousel = useCarousel(slides.map(({ name }) => name))
  return (
    <Island
      name="carousel"
      component={CarouselSection}
      props={{ title, layout, ...carousel }}
      wake={{ near: true }}
      slots={{
        slides: slides.map(({ content }) => content),
        after: children === undefined ? [] : [children],
      }}
    />
  )
}
