import { css } from 'styled-components'
import type { WritingSystem } from '../../plugins/theme'
import { up } from './sizes'
import { byWriting, tracking } from './writing'

/** The sign after headings and steps; empty if there is none. */
export const headlineMark = THEME.headlineMark

/** Whether pages have the decorations of a code editor: line numbers, a cursor and sparkles. */
export const { hasDecorations } = THEME

/** Families of the plugin `fonts`: a typeface, and fonts of systems with its width and height. */
const text = 'Typeface, Fallback, FallbackRoboto, FallbackDejaVu'
const heading = 'Heading, HeadingFallback, HeadingFallbackRoboto, HeadingFallbackDejaVu'

const monospaced = `ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'Liberation Mono', monospace`

/** Families, and after them those of the system in the language of the page. */
const withSystemFonts = (families: string) =>
  byWriting(({ systemFonts }) => `${families}, ${systemFonts}`)

export const font = {
  text: withSystemFonts(text),
  /** Undefined if the theme has no typeface for headings. */
  heading: THEME.hasHeadingTypeface ? withSystemFonts(`${heading}, ${text}`) : undefined,
  /**
   * System fonts, because numbers and comments are not worth a download. They have no joined letters,
   * so these are those of the text.
   */
  code: byWriting(({ hasTracking }) =>
    hasTracking ? monospaced : `${monospaced}, Typeface, FallbackLetters`,
  ),
} as const

interface TypeStep {
  size: string
  line: number
  weight: number
  tracking?: string
  /** Whether it is smaller in square letters. */
  isLarge?: true
}

/**
 * Sizes grow with the window up to 1440 px, and with the browser's text size. The maximum in vw
 * prevents a long word in a heading from overflowing.
 */
const steps = {
  hero: {
    size: 'clamp(min(3.125rem, 15vw), 0.72rem + 8.2vw, 8.102rem)',
    line: 0.95,
    weight: 560,
    tracking: '-0.05em',
    isLarge: true,
  },
  pageTitle: {
    size: 'min(clamp(2.5rem, 1.6rem + 4.1vw, 5.25rem), 12.5vw)',
    line: 1,
    weight: 550,
    tracking: '-0.045em',
    isLarge: true,
  },
  sectionTitle: {
    size: 'min(clamp(1.75rem, 1.25rem + 2.5vw, 3.75rem), 10.5vw)',
    line: 1.04,
    weight: 540,
    tracking: '-0.036em',
    isLarge: true,
  },
  sectionTitleSmall: {
    size: 'min(clamp(1.875rem, 1.5rem + 1.6vw, 3.125rem), 10vw)',
    line: 1.06,
    weight: 540,
    tracking: '-0.036em',
    isLarge: true,
  },
  figure: { size: 'min(4rem, 20vw)', line: 1, weight: 540, tracking: '-0.035em' },
  banner: {
    size: 'min(clamp(1.75rem, 1.5rem + 1vw, 2.375rem), 9.5vw)',
    line: 1.12,
    weight: 560,
    tracking: '-0.034em',
  },
  cardTitle: {
    size: 'min(clamp(1.5rem, 1.3rem + 0.7vw, 1.875rem), 9vw)',
    line: 1.2,
    weight: 560,
    tracking: '-0.028em',
  },
  quote: {
    size: 'clamp(1.375rem, 1.25rem + 0.55vw, 1.6875rem)',
    line: 1.37,
    weight: 430,
    tracking: '-0.02em',
  },
  title: {
    size: 'min(clamp(1.25rem, 1.2rem + 0.25vw, 1.4375rem), 9vw)',
    line: 1.25,
    weight: 560,
    tracking: '-0.02em',
  },
  lead: {
    size: 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)',
    line: 1.5,
    weight: 400,
    tracking: '-0.01em',
  },
  intro: { size: '1.125rem', line: 1.6, weight: 400 },
  body: { size: '1.0625rem', line: 1.6, weight: 400 },
  small: { size: '1rem', line: 1.5, weight: 400 },
  meta: { size: '0.9375rem', line: 1.55, weight: 400 },
} satisfies Record<string, TypeStep>

export type TypeStepName = keyof typeof steps

/** Where the lines of the page break, as its language needs it. */
export const lineBreaks = byWriting((writing) => writing.lineBreaks)

/** How stressed words look: square letters have dots, because they are not slanted. */
export const emphasis = byWriting(({ hasSquareLetters }) =>
  hasSquareLetters
    ? 'em { font-style: normal; -webkit-text-emphasis: filled dot; text-emphasis: filled dot; }'
    : '',
)

/** The counter style with the digits of the page's locale; empty if they are 0 to 9. */
export const digitsStyle = byWriting(
  ({ digits }) => digits && `@counter-style digits { system: numeric; symbols: ${digits}; }`,
)

/** The `list-style` of numbered lists, in the digits of the page's locale. */
export const numberedStyle = byWriting(({ digits }) => (digits ? 'digits' : 'decimal'))

/** The value of a CSS counter, in the digits of the page's locale. */
export const counter = (name: string) =>
  byWriting(({ digits }) => `counter(${name}${digits && ', digits'})`)

/** A column has half as many square letters as others. Those of phones stay larger than titles of cards. */
const largeSize =
  (size: string) =>
  ({ hasSquareLetters }: WritingSystem): string =>
    hasSquareLetters ? `min(${size}, max(1.75rem, 0.75 * ${size}))` : size

const declare = ({ size, line, weight, tracking: spacing, isLarge }: TypeStep) => css`
  font-size: ${isLarge ? byWriting(largeSize(size)) : size};
  line-height: ${byWriting(({ minLineHeight }) => String(Math.max(line, minLineHeight)))};
  font-weight: ${weight};
  letter-spacing: ${tracking(spacing)};
`

/** The type scale, for styled components: `${type.body}`. */
export const type = Object.fromEntries(
  Object.entries(steps).map(([name, step]) => [name, declare(step)]),
) as Record<TypeStepName, ReturnType<typeof declare>>

/** The text of a point or an answer: smaller on phones. */
export const pointText = css`
  ${type.small}

  ${up.tablet} {
    ${type.body}
  }
`

/** The text of a point in a narrow column: smaller on phones. */
export const pointNote = css`
  ${type.meta}

  ${up.tablet} {
    ${type.small}
  }
`

/** Numbers, comments and code. */
export const mono = css`
  font-family: ${font.code};
  font-size: 0.8125rem;
  line-height: 1.5;
  font-weight: 400;
  letter-spacing: 0;
`

/** A monospaced text. Spaces between letters of the page's typeface are narrower. */
export const monoText = css`
  ${mono}
  ${byWriting(({ hasTracking }) => (hasTracking ? '' : 'word-spacing: -0.3em;'))}
`
