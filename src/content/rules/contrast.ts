import type { Problem } from '../problem'
import { problemAt, textAt, type JsonFile } from './json-file'

const least = 4.5

/** The relative luminance of six hex digits, as WCAG 2 defines it; undefined for anything else. */
function luminance(color: string | undefined): number | undefined {
  if (!color || !/^[0-9a-f]{6}$/i.test(color)) return undefined
  const channel = (at: number): number => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4)
}

/** Whether the words on the scheduling badge can be read. */
export const checkContrast = (files: JsonFile[]): Problem[] =>
  files
    .filter((file) => file.kind.type === 'Scheduling')
    .flatMap((file) => {
      const pointer = '/badge/textColor'
      const words = luminance(textAt(file, pointer))
      const ground = luminance(textAt(file, '/badge/color'))
      if (words === undefined || ground === undefined) return []
      const [darker = 0, lighter = 0] = [words, ground].sort((a, b) => a - b)
      const ratio = (lighter + 0.05) / (darker + 0.05)
      if (ratio >= least) return []
      const message = `has a contrast of ${ratio.toFixed(1)}:1 to "color"`
      return [
        problemAt(file, pointer, 'low-contrast', message, `choose one of at least ${least}:1`),
      ]
    })
