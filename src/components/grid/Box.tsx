import styled, { css } from 'styled-components'
import { color, type ColorRole } from '../../styles/colors'
import { panel, rule } from '../../styles/mixins'
import type { PrintAttribute } from '../../styles/print'
import { maxLineLength, space, type SpaceStep, up } from '../../styles/sizes'
import { mono, type, type TypeStepName } from '../../styles/type'
import { lineNumber, PageContainer } from './PageContainer'

export { PageContainer }

/** A value for all windows, or for phones, tablets and desktops; null changes nothing there. */
type Responsive<Value> =
  Value | readonly [phone: Value | null, tablet: Value | null, desktop?: Value | null]

/** A step of the space scale, or the distance between the container's edge and its content. */
type Length = SpaceStep | 'inset'

export interface BoxProps {
  /** The space between the children, and between their rows if it is another. */
  $gap?: Responsive<Length>
  $rowGap?: Responsive<Length>
  /** The padding above and below, above, below, and at both sides. */
  $block?: Responsive<Length>
  $top?: Responsive<Length>
  $bottom?: Responsive<Length>
  $sides?: Responsive<Length>
  /** The margin above and below; a negative one is a CSS length. */
  $above?: Responsive<Length | 'auto'>
  $below?: Responsive<Length | 'auto' | `-${string}`>
  /** The CSS properties grid-template-columns, grid-column, flex, align-items, justify-items, justify-content, min-height, min-width and max-width. */
  $columns?: Responsive<string>
  $column?: Responsive<string>
  $flex?: Responsive<string>
  $align?: Responsive<string>
  $items?: Responsive<string>
  $justify?: Responsive<string>
  $minHeight?: Responsive<string>
  $minWidth?: Responsive<string>
  $max?: Responsive<string>
  $ruled?: boolean
  /** The step of the type scale, or the type of numbers and comments. */
  $type?: Responsive<TypeStepName | 'mono'>
  /** The color; by default that of the text around it, or of a heading. */
  $color?: ColorRole
  $wrap?: Responsive<'balance' | 'pretty'>
  $strong?: boolean
  $tabular?: boolean
  $numbered?: boolean
}

const properties = [
  ['$gap', 'gap'],
  ['$rowGap', 'row-gap'],
  ['$block', 'padding-block'],
  ['$top', 'padding-top'],
  ['$bottom', 'padding-bottom'],
  ['$sides', 'padding-inline'],
  ['$above', 'margin-top'],
  ['$below', 'margin-bottom'],
  ['$columns', 'grid-template-columns'],
  ['$column', 'grid-column'],
  ['$flex', 'flex'],
  ['$align', 'align-items'],
  ['$items', 'justify-items'],
  ['$justify', 'justify-content'],
  ['$minHeight', 'min-height'],
  ['$minWidth', 'min-width'],
  ['$max', 'max-width'],
  ['$wrap', 'text-wrap'],
] as const

/** 0: phones, 1: from tablets up, 2: from desktops up. */
type Breakpoint = 0 | 1 | 2

const valueAt = <Value extends string | number>(
  value: Responsive<Value> | undefined,
  breakpoint: Breakpoint,
): Value | null => {
  if (typeof value === 'object') return value[breakpoint] ?? null
  return breakpoint === 0 ? (value ?? null) : null
}

const cssValue = (value: string | SpaceStep): string => {
  if (typeof value === 'number') return space[value]
  return value === 'inset' ? 'var(--inset, 0px)' : value
}

const declarationsAt = (breakpoint: Breakpoint) => (props: BoxProps) => {
  const step = valueAt(props.$type, breakpoint)
  const declarations = properties.flatMap(([prop, property]) => {
    const value = valueAt<string | SpaceStep>(props[prop], breakpoint)
    return value === null ? [] : [`${property}: ${cssValue(value)};`]
  })
  return css`
    ${step && (step === 'mono' ? mono : type[step])}
    ${declarations.join('')}
  `
}

const boxStyle = css<BoxProps>`
  ${({ $ruled }) => $ruled && rule}
  color: ${({ $color }) => $color && color[$color]};
  ${declarationsAt(0)}
  font-weight: ${({ $strong }) => $strong && 560};
  font-variant-numeric: ${({ $tabular }) => $tabular && 'tabular-nums'};
  ${({ $numbered }) => $numbered && lineNumber}

  ${up.tablet} {
    ${declarationsAt(1)}
  }

  ${up.desktop} {
    ${declarationsAt(2)}
  }
`

/** An element that needs no other style than these. */
export const Box = styled.div<BoxProps>`
  ${boxStyle}
`

/** Elements under each other, or in columns. */
export const Stack = styled.div<BoxProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  ${boxStyle}
`

/** Elements next to each other, in rows that wrap. */
export const Row = styled.div<BoxProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${boxStyle}
`

/** Elements under each other, as high as the cell around them. */
export const Column = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
`

/** A highlighted panel with a border and a shadow. */
export const Panel = styled(Stack)`
  ${panel}
`

/** A text, or a heading with `as`, that needs no other style than these. */
export const Typography = styled.p<BoxProps>`
  ${boxStyle}
`

/** The title of one of several points or steps. */
export const PointTitle = styled.h3`
  ${type.title}
`

/** The text under the title of a point. */
export const PointText = styled(Typography).attrs<BoxProps>(({ $type = ['small', 'body'] }) => ({
  $type,
  $above: [1, 2],
  $max: maxLineLength,
}))``

/** The content next to the heading of a section with the layout "side". */
export const SideContent = styled(Box).attrs<BoxProps & PrintAttribute>({
  $sides: 'inset',
  'data-print': 'plain',
})``

/** A list with lines between its entries, next to the heading of a section with the layout "side". */
export const SideList = styled.ul<{
  /** The padding above and below an entry, on phones and from tablets up. */
  $block: readonly [phone: SpaceStep, tablet: SpaceStep]
  /** The space below the last entry in a wide window. */
  $end: SpaceStep
}>`
  /* An entry without padding is a disclosure, which has its own. */
  padding-bottom: ${({ $block }) => ($block[0] === 0 ? space[3] : space[6])};

  ${up.tablet} {
    padding-bottom: 0;
  }

  > li {
    padding: ${({ $block }) => space[$block[0]]} 0;
    ${rule}

    ${up.tablet} {
      padding: ${({ $block }) => space[$block[1]]} var(--inset);
    }

    ${up.desktop} {
      &:first-child {
        padding-top: ${space[24]};
        border-top: 0;
      }

      &:last-child {
        padding-bottom: ${({ $end }) => space[$end]};
      }
    }
  }
`
