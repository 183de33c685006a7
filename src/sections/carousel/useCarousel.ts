import { useLabels } from '../../hooks/useLabels'
import { useFormats } from '../../hooks/useFormats'
import { useLocale } from '../../hooks/useLocale'
import { pick } from '../../islands/pick'
import type { CarouselSectionProps } from './CarouselSection'

const carouselLabels = [
  'position',
  'labelled',
  'carousel',
  'slide',
  'stopSlides',
  'startSlides',
  'previous',
  'next',
] as const

/**
 * The texts of a carousel and its direction, in the language of the page.
 * @param names what each slide shows
 */
export function useCarousel(
  names: readonly string[],
): Pick<CarouselSectionProps, 'slides' | 'labels' | 'mirrored'> {
  const labels = useLabels()
  const { direction } = useLocale()
  const { number } = useFormats()
  return {
    slides: names.map((name, index) => ({ name, number: number(index + 1) })),
    labels: pick(labels, carouselLabels),
    mirrored: direction === 'rtl',
  }
}
