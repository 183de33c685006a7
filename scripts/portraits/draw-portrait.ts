/** What distinguishes a portrait from the others; all paths are in a square of 800 units. */
export interface Portrait {
  /**
   * How far the face is turned: features move by this many units, to the right if it is positive.
   */
  turn: number
  /** The tilt of the head, in degrees. */
  tilt: number
  /** The width of the jaw: 1 is oval, more is wider. */
  jaw?: number
  /** Filled areas behind the head: long hair, a scarf. */
  behind?: string[]
  /** Filled areas over the head: hair, a beard. Their lines are in `strands`. */
  hair: string[]
  /** Lines in hair, scarf and beard. */
  strands?: string[]
  /** A filled area over the lower face, drawn under mouth and nose. */
  beard?: string
  glasses?: 'round' | 'square'
  /** Whether the ears are visible; a scarf or long hair covers them. */
  ears?: boolean
  /** Whether it is a scarf, which is drawn lighter than hair. */
  scarf?: boolean
  /** Filled areas of the clothes, from back to front. */
  clothes: string[]
  /** Lines of collar, seams and folds. */
  seams: string[]
  /** Whether the smile is wide. */
  smile?: 'slight' | 'wide'
}

/** Two tones, dark and violet, with light from the top left. */
const tone = {
  backdropLight: '#3b2a78',
  backdrop: '#1d1638',
  backdropDark: '#120f1c',
  skinLight: '#a98cff',
  skin: '#7a58ee',
  skinShade: '#4c33ab',
  hairLight: '#31235f',
  hair: '#150f28',
  scarfLight: '#cdbdff',
  scarf: '#6f52d0',
  clothLight: '#4a3692',
  cloth: '#221943',
  line: '#efe9ff',
  strand: '#8a70e8',
} as const

const faceOf = (jaw: number): string => {
  const side = 30 * jaw
  return `M266 330C264 212 326 158 400 158C474 158 536 212 534 330C534 396 ${498 + side} 444 ${470 + side / 2} 486C452 522 428 540 400 540C372 540 348 522 ${330 - side / 2} 486C${302 - side} 444 266 396 266 330Z`
}

const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`
const lines = (all: readonly string[], attributes: string): string =>
  all.map((d) => path(d, attributes)).join('')
const drawn = `fill="none" stroke="${tone.line}" stroke-width="7"`

const features = ({ turn, glasses, smile }: Portrait): string => {
  const raised = glasses ? 14 : 0
  const brow = (x: number) =>
    `M${x - 40} ${318 - raised}Q${x} ${294 - raised} ${x + 38} ${314 - raised}`
  const lid = (x: number) => `M${x - 30} 358Q${x} 334 ${x + 30} 356`
  const eye = (x: number): string =>
    `<circle cx="${x + turn * 0.12}" cy="357" r="10" fill="${tone.hair}"/>${path(lid(x), drawn)}`
  const [left, right, middle] = [338 + turn, 462 + turn, 400 + turn * 1.35]
  const toSide = turn < 0 ? -1 : 1
  const frame = (x: number): string =>
    `<rect x="${x - 50}" y="320" width="100" height="84" rx="${glasses === 'round' ? 44 : 20}" ${drawn}/>`
  const mouth =
    smile === 'wide'
      ? `M${middle - 48} 460Q${middle} 512 ${middle + 48} 458`
      : `M${middle - 40} 470Q${middle} 492 ${middle + 42} 466`
  return [
    lines([brow(left), brow(right)], drawn),
    eye(left) + eye(right),
    path(
      `M${middle + 4 * toSide} 338C${middle + 8 * toSide} 372 ${middle + 28 * toSide} 402 ${middle + 24 * toSide} 420Q${middle + 10 * toSide} 434 ${middle - 12 * toSide} 428`,
      drawn,
    ),
    path(mouth, drawn),
    path(`M${middle - 12} 508Q${middle} 514 ${middle + 12} 507`, drawn),
    glasses
      ? frame(left) +
        frame(right) +
        path(`M${left + 50} 348Q${(left + right) / 2} 334 ${right - 50} 348`, drawn)
      : '',
  ].join('')
}

/** The portrait as an SVG of 800 by 800 units. */
export function drawPortrait(person: Portrait): string {
  const face = faceOf(person.jaw ?? 1)
  const hair = person.scarf ? 'url(#scarf)' : 'url(#hair)'
  const edge = `stroke="${tone.line}" stroke-width="7"`
  const ear = (x: number, side: number): string =>
    path(
      `M${x} 340C${x + 30 * side} 322 ${x + 40 * side} 362 ${x + 28 * side} 396Q${x + 18 * side} 420 ${x - 2 * side} 412Z`,
      `fill="${side < 0 ? tone.skin : tone.skinShade}" ${edge}`,
    )
  const gradient = (id: string, from: string, to: string, middle?: string): string =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0.7"><stop stop-color="${from}"/>${middle ? `<stop offset="0.45" stop-color="${middle}"/>` : ''}<stop offset="1" stop-color="${to}"/></linearGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" stroke-linecap="round" stroke-linejoin="round">
<defs>${gradient('backdrop', tone.backdropLight, tone.backdropDark, tone.backdrop)}${gradient('skin', tone.skinLight, tone.skin)}${gradient('hair', tone.hairLight, tone.hair)}${gradient('scarf', tone.scarfLight, tone.scarf)}${gradient('cloth', tone.clothLight, tone.cloth)}
<clipPath id="face"><path d="${face}"/></clipPath></defs>
<rect width="800" height="800" fill="url(#backdrop)"/>
<g transform="translate(-48 -52) scale(1.12)"><g transform="rotate(${person.tilt} 400 560)">${lines(person.behind ?? [], `fill="${hair}" ${edge}`)}</g>
<g transform="translate(0 -48)">${path('M330 470L328 590Q324 628 292 650L400 730L508 650Q476 628 472 590L470 470Z', `fill="url(#skin)" ${edge}`)}
${path('M331 548Q400 620 469 548L471 590Q474 620 500 648L440 690Q420 640 331 590Z', `fill="${tone.skinShade}"`)}
${lines(person.clothes, `fill="url(#cloth)" ${edge}`)}${lines(person.seams, drawn)}</g>
<g transform="rotate(${person.tilt} 400 560)">
${person.ears === false ? '' : ear(270, -1) + ear(530, 1)}
${path(face, 'fill="url(#skin)"')}
<g clip-path="url(#face)">${path(`M${446 + person.turn} 150C${480 + person.turn} 250 ${476 + person.turn} 330 ${492 + person.turn} 400C${494 + person.turn} 470 ${440 + person.turn} 520 400 545H600V150Z`, `fill="${tone.skinShade}"`)}
${person.beard ? path(person.beard, 'fill="url(#hair)"') : ''}</g>
${path(face, drawn)}${features(person)}
${lines(person.hair, `fill="${hair}" ${edge}`)}${lines(person.strands ?? [], `fill="none" stroke="${person.scarf ? tone.hairLight : tone.strand}" stroke-width="5"`)}
</g></g></svg>`
}
