import { useLabels } from '../../hooks/useLabels'
import { fillText } from '../../../plugins/content'
import { useFormats } from '../../hooks/useFormats'
import { useLocale } from '../../hooks/useLocale'
import { minutesText, readingMinutes } from './dates'

/** A day as people read it, and as programs do: "2026-02-03". */
export const Day = ({ day, children }: { day: string; children: string }) => (
  <time dateTime={day}>{children}</time>
)

/** How long it takes to read a text with this number of words. */
export const ReadingTime = ({ words }: { words: number }) => {
  const labels = useLabels()
  const { locale } = useLocale()
  const { number } = useFormats()
  const minutes = readingMinutes(words)
  const values = { minutes: number(minutes), duration: minutesText(minutes, locale) }
  return <span>{fillText(labels.readingTime, values)}</span>
}
