import type { XastElement } from 'svgo'
import { pixelsOf, refuse } from './parse-svg'

const number = String.raw`[+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?`
const lengths = new RegExp(String.raw`^\s*(?:${number}(?:[a-z]+|%)?(?:[\s,]+|$))+$`, 'i')
const length = new RegExp(String.raw`(${number})([a-z]+)`, 'gi')

/**
 * A value of an attribute with its lengths in pixels, because programs differ in how many of them
 * are an inch.
 */
export const lengthsInPixels = (value: string): string =>
  lengths.test(value)
    ? value.replace(length, (written, count: string, unit: string) => {
        const pixels = pixelsOf[unit.toLowerCase()]
        if (pixels === undefined)
          refuse(`has the length "${written}", which depends on a font or window`, 'write it in px')
        return String(Number((Number(count) * pixels).toFixed(6)))
      })
    : value

/** Dashes, of which those without a length get a short one: with round ends they are dots, which not all programs draw. */
export function dashesWithLength(value: string): string {
  const dashes = value.trim().split(/[\s,]+/)
  return dashes.some((dash) => Number.parseFloat(dash) > 0)
    ? dashes.map((dash) => (Number.parseFloat(dash) === 0 ? '0.01' : dash)).join(' ')
    : value
}

const numberIn = (value = '0'): number => Number.parseFloat(lengthsInPixels(value))

/** The box of a shape: its position and size. Undefined if its attributes do not say it. */
function boxOf({ name, attributes }: XastElement): [number, number, number, number] | undefined {
  const { x, y, width, height, cx, cy, r, rx = r, ry = r } = attributes
  const [a, b] = [numberIn(rx), numberIn(ry)]
  if (name === 'rect') return [numberIn(x), numberIn(y), numberIn(width), numberIn(height)]
  return /^(?:circle|ellipse)$/.test(name)
    ? [numberIn(cx) - a, numberIn(cy) - b, 2 * a, 2 * b]
    : undefined
}

const share: Readonly<Record<string, string>> = {
  left: '0%',
  top: '0%',
  center: '50%',
  right: '100%',
  bottom: '100%',
}

/** A point of `transform-origin` in a box, in pixels. */
function originIn(origin: string, [left, top, width, height]: readonly number[]): number[] {
  const given = origin.trim().split(/[\s,]+/)
  const [first = '', second = 'center'] =
    /^(?:top|bottom)$/.test(given[0] ?? '') || /^(?:left|right)$/.test(given[1] ?? '')
      ? given.length === 1
        ? ['center', ...given]
        : given.toReversed()
      : given
  return [
    [first, left, width],
    [second, top, height],
  ].map(([text, start, size]) => {
    const value = share[String(text)] ?? String(text)
    const amount = value.endsWith('%')
      ? (Number.parseFloat(value) / 100) * Number(size)
      : numberIn(value)
    return Number(start) + amount
  })
}

/**
 * Makes the point around which an element is transformed a part of the transform: not all programs
 * know `transform-origin` and `transform-box`.
 * @param size of the root, in its own units
 */
export function foldTransformOrigin(element: XastElement, size: readonly [number, number]): void {
  const { attributes } = element
  const { 'transform-origin': origin, 'transform-box': box = 'view-box', transform } = attributes
  Reflect.deleteProperty(attributes, 'transform-origin')
  Reflect.deleteProperty(attributes, 'transform-box')
  // A translation is the same around each point.
  if (!transform || /^\s*(?:none|(?:translate\([^)]*\)\s*)*)$/.test(transform)) return
  if (origin === undefined && box === 'view-box') return
  const bounds = box === 'view-box' ? [0, 0, ...size] : box === 'fill-box' && boxOf(element)
  const [x, y] = bounds ? originIn(origin ?? '0 0', bounds) : []
  if (!Number.isFinite(x) || !Number.isFinite(y))
    refuse(
      `is transformed around "${origin ?? ''}" of the ${box}`,
      'export it with transforms around the origin, or as paths',
    )
  attributes.transform = `translate(${x} ${y}) ${transform} translate(${-Number(x)} ${-Number(y)})`
}
