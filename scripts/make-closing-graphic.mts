/**
 * Draws the closing graphic of the home page: rows of code seen from afar, lit from the left;
 * inside the semicolon the rows close up and turn violet. Writes static/brand/closing-graphic.svg.
 * The same seed always gives the same file; the default, 59, is the code of ';'.
 *
 *   npx tsx scripts/make-closing-graphic.mts [seed]
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Point = readonly [number, number]
type Tone = 'text' | 'key' | 'number'

const WIDTH = 1312
const HEIGHT = 520
const PITCH = 13
const FIRST_ROW = 19.5
const ROWS = 38
const LEFT = 106 // where the page's text column starts, right of the gutter
const HALO = 15 // dark margin around the semicolon
const CENTRE_X = 728
const RADIUS = 88.75 // the dot covers 14 rows exactly, edge to edge
const TOP = 15.25
const HEAD_DROP = 208 // from the dot's centre to the comma's, 16 rows

/** A number generator that depends on its seed only (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const random = seeded(Number(process.argv[2] ?? 59))
const between = (low: number, high: number): number => Math.round(low + random() * (high - low))
const dotY = TOP + RADIUS
const headY = dotY + HEAD_DROP

/** A point of the comma, given in the mark's units (head of radius 10 around 0, 0). */
const at = (x: number, y: number): Point => [
  CENTRE_X + (x * RADIUS) / 10,
  headY + (y * RADIUS) / 10,
]
type Curve = readonly [Point, Point, Point, Point]
const OUTER: Curve = [at(10, 0), at(10, 9.8), at(4.4, 17), at(-5.6, 20)]
const INNER: Curve = [at(-8, 15.4), at(-3.2, 14), at(-0.4, 12.2), at(0.8, 9.97)]

function cubic([a, b, c, d]: Curve, t: number): Point {
  const mix = (i: 0 | 1): number =>
    (1 - t) ** 3 * a[i] + 3 * (1 - t) ** 2 * t * b[i] + 3 * (1 - t) * t * t * c[i] + t ** 3 * d[i]
  return [mix(0), mix(1)]
}

const steps = Array.from({ length: 41 }, (_, i) => i / 40)
const cut: Curve = [OUTER[3], OUTER[3], INNER[0], INNER[0]]
const tail: readonly Point[] = [OUTER, cut, INNER].flatMap((curve) =>
  steps.map((t) => cubic(curve, t)),
)

/** Whether a point lies in the semicolon or in the dark margin around it. */
function isCovered(x: number, y: number): boolean {
  const reach = RADIUS + HALO
  if (Math.hypot(x - CENTRE_X, y - dotY) < reach || Math.hypot(x - CENTRE_X, y - headY) < reach)
    return true
  let inside = false
  return (
    tail.some(([px, py], i) => {
      const [qx, qy] = tail[i + 1] ?? OUTER[0]
      if (py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px) inside = !inside
      return Math.hypot(x - px, y - py) < HALO
    }) || inside
  )
}

const paths: Record<Tone, string> = { text: '', key: '', number: '' }

/** Adds the parts of a dash that the semicolon leaves free. */
function dash(tone: Tone, from: number, to: number, y: number): void {
  let start = from
  for (let x = from; x <= to; x += 1) {
    const free = x < to && !isCovered(x, y)
    if (free) continue
    if (x - start >= Math.min(10, to - from)) paths[tone] += `M${start} ${y}h${x - start}`
    start = x + 1
  }
}

let depth = 0
let sinceBlank = 0
let closing = false
for (let row = 0; row < ROWS; row += 1) {
  const y = FIRST_ROW + row * PITCH
  paths.number += row < 9 ? `M33 ${y}h5` : `M26 ${y}h5m2 0h5`
  sinceBlank += 1
  if (!closing && sinceBlank > 4 && random() < 0.24) {
    sinceBlank = 0
    depth = Math.max(0, depth - 1)
    continue
  }
  let x = LEFT + depth * 30
  if (closing) {
    dash('key', x, x + 6, y)
    closing = false
    continue
  }
  const opens = depth < 4 && random() < 0.42
  let end = x + between(330, 560) + (random() < 0.5 ? between(120, 560) : 0)
  if (end > 540 && end < 900) end = 880 + (end - 540) / 2 // no statement ends behind the semicolon
  dash(opens ? 'key' : 'text', x, (x += between(22, 58)), y)
  while (x < Math.min(end, WIDTH - 150)) {
    x += 8
    dash(
      random() < 0.1 ? 'key' : 'text',
      x,
      (x += random() < 0.55 ? between(52, 112) : between(12, 40)),
      y,
    )
  }
  if (!opens) dash('key', x + 5, x + 11, y)
  closing = !opens && depth > 0 && random() < 0.42
  depth += opens ? 1 : closing ? -1 : 0
}

const round = ([x, y]: Point): string => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`
const circle = `M${round([CENTRE_X - RADIUS, dotY])}a${RADIUS} ${RADIUS} 0 1 1 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 1-${2 * RADIUS} 0Z`
const comma = `M${round(OUTER[0])}C${OUTER.slice(1).map(round).join(' ')}L${round(INNER[0])}C${INNER.slice(1).map(round).join(' ')}A${RADIUS} ${RADIUS} 0 1 1 ${round(OUTER[0])}Z`
const left = CENTRE_X - RADIUS - 2
const violet = Array.from(
  { length: ROWS },
  (_, row) => `M${left} ${FIRST_ROW + row * PITCH}h${2 * RADIUS + 4}`,
).join('')

const light = (id: string, stops: readonly string[]): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${LEFT}" y1="0" x2="1240" y2="260">` +
  stops
    .map((colour, i) => `<stop offset="${[0, 0.3, 0.62, 1][i]}" stop-color="${colour}"/>`)
    .join('') +
  '</linearGradient>'

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" aria-hidden="true">
<view id="phone" viewBox="486 0 484 520"/>
<defs>
${light('closing-text', ['#54468F', '#3A3063', '#261F40', '#171322'])}
${light('closing-key', ['#8672D8', '#56479A', '#352B5B', '#1F1930'])}
<linearGradient id="closing-lit" gradientUnits="userSpaceOnUse" x1="640" y1="20" x2="800" y2="480"><stop stop-color="#B5A0FF"/><stop offset=".38" stop-color="#8A62FF"/><stop offset="1" stop-color="#6B3BF2"/></linearGradient>
<clipPath id="closing-semicolon"><path d="${circle}${comma}"/></clipPath>
</defs>
<g stroke-width="5">
<path stroke="#352D4A" stroke-width="3" d="${paths.number}"/>
<path stroke="url(#closing-text)" d="${paths.text}"/>
<path stroke="url(#closing-key)" d="${paths.key}"/>
</g>
<path clip-path="url(#closing-semicolon)" stroke="url(#closing-lit)" stroke-width="8.5" d="${violet}"/>
</svg>
`

writeFileSync(fileURLToPath(new URL('../static/brand/closing-graphic.svg', import.meta.url)), svg)
