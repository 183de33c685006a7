import { useLabels } from '../../hooks/useLabels'
import { useNumber } from '../../hooks/useNumber'
import { useSite } from '../../hooks/useSite'
import type { CarouselSectionProps } from './CarouselSection'

/**
 * The texts of a carousel and its direction, in the language of the page.
 * @param names what each slide shows
 */
export function useCarousel(
  names: readonly string[],
): Pick<CarouselSectionProps, 'slides' | 'labels' | 'mirrored'> {
  const { of, carousel, slide, stopSlides, startSlides, previous, next } = useLabels()
  const { direction } = useSite()
  const number = useNumber()
  return {
    slides: names.map((name, index) => ({ name, number: number(index + 1) })),
    labels: { of, carousel, slide, stopSlides, startSlides, previous, next },
    mirrored: direction === 'rtl',
  }
}
