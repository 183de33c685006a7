import { join } from 'node:path'
import { roles } from '../../styles/colors'
import { Canvas } from './canvas'
import { drawGround, grid, picture } from './ground'
import { lettering, levels, type Lettering } from './lettering'
import { fitted, shortened } from './lines'
import { encodePng } from './png'

/** What a social picture says. */
export interface Card {
  /** The page's title, as large as it fits. */
  title: string
  /** What kind of page it is; may be empty. */
  kind: string
}

/** What stands on every picture. */
export interface Sender {
  name: string
  /** The site's own host. */
  host: string
  /** The text of its logo's SVG file. */
  logo: string
}

const rgb = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** Colours of letters, each in steps from the ground up to its full strength. */
const inks = { text: roles.text, accent: roles.accent, faint: roles.textFaint }
type Ink = keyof typeof inks
const inkNames = Object.keys(inks) as Ink[]

const inkColours = Object.values(inks).flatMap((ink) =>
  Array.from({ length: levels }, (_, level) => {
    const strength = (level + 1) / levels
    const under = rgb(roles.raised)
    return rgb(ink).map((part, i) => Math.round(part * strength + (under[i] ?? 0) * (1 - strength)))
  }),
)

const fonts = { text: 'schibsted-grotesk.ttf', code: 'commit-mono.ttf' } as const
type FontName = keyof typeof fonts

/** Titles from large to small, with the lines there is room for. */
const titleSizes = [
  { pixels: 104, lines: 2 },
  { pixels: 84, lines: 3 },
  { pixels: 66, lines: 4 },
  { pixels: 52, lines: 5 },
] as const

const lastBaseline = grid.foot - 60

/** Draws the pictures of one site. */
export interface Painter {
  /** A PNG of 1200 by 630 pixels. */
  paint: (card: Card) => Promise<Buffer>
}

/** @param fontFolder where the fonts of the pictures are */
export async function painter(fontFolder: string, sender: Sender): Promise<Painter> {
  const load = (name: FontName, size: number, spacing?: number): Promise<Lettering> =>
    lettering(join(fontFolder, fonts[name]), size, spacing)
  const ground = await drawGround(sender.logo)
  const [name, code, number, ...titles] = await Promise.all([
    load('text', 34, -0.02),
    load('code', 28),
    load('code', 22),
    ...titleSizes.map(({ pixels }) => load('text', pixels, -0.042)),
  ])
  const sizes = titles.map((letters, index) => ({
    ...letters,
    lines: titleSizes[index]?.lines ?? 1,
  }))
  const colours = [...ground.colours, ...inkColours]

  const onto =
    (canvas: Canvas) =>
    (letters: Lettering, text: string, x: number, y: number, ink: Ink): void => {
      const none = ground.colours.length + inkNames.indexOf(ink) * levels - 1
      letters.draw(text, x, y, (column, row, level) => {
        const before = canvas.get(column, row) - none
        // Where two letters touch, the stronger one shows.
        const isInk = before > 0 && before <= levels
        canvas.set(column, row, none + (isInk ? Math.max(before, level) : level))
      })
    }

  const room = grid.end - grid.text
  const background = Canvas.of(picture.width, picture.height, ground.pixels)
  const common = onto(background)
  common(name, sender.name, grid.text, 64, 'text')
  common(code, shortened(sender.host, room, code.width), grid.text, grid.foot + 60, 'faint')

  const paint = async (card: Card): Promise<Buffer> => {
    // Better the agency's name than boxes for letters that the font does not have.
    const title = name.covers(card.title) ? card.title : sender.name
    const kind = code.covers(card.kind) ? card.kind : ''
    const canvas = background.copy()
    const write = onto(canvas)
    // The site's mark ends what ends in a word.
    const marked = /[\p{L}\p{N}]$/u.test(title) ? `${title};` : title
    const { size, lines } = fitted(marked, room, sizes)
    const leading = Math.round(size.size * 1.04)
    lines.forEach((line, index) => {
      const y = lastBaseline - (lines.length - 1 - index) * leading
      const words = line.replace(/;$/, '')
      write(size, words, grid.text, y, 'text')
      if (words !== line) write(size, ';', grid.text + size.width(words), y, 'accent')
      const label = String(index + 1)
      write(number, label, (grid.left + grid.gutter - number.width(label)) / 2, y, 'faint')
    })
    write(code, shortened(kind, room, code.width), grid.text, grid.head + 66, 'faint')
    return encodePng(canvas, colours)
  }
  return { paint }
}
