import { css } from 'styled-components'
import { color, gradient, sectionColorDeclarations, setColor, tint } from './colors'
import { hairline, radius, shadow } from './sizes'
import { tracking } from './writing'

/** Dark text on a light background, as under `[data-surface='contrast']`: content uses the same roles. */
export const contrastSurface = css`
  color-scheme: light;
  color: ${color.textSoft};

  /* All of print has dark text on white. */
  @media screen {
    ${sectionColorDeclarations}
    --window: ${color.surface};
    --window-shadow: ${shadow.paper};
  }
`

/** Container queries for the width of a drawing, from small to large. */
export const drawingFrom = {
  /** Wide enough for two columns. */
  columns: '@container drawing (min-width: 30rem)',
  /** Wide enough for a margin with a callout. */
  margin: '@container drawing (min-width: 46rem)',
} as const

/** For what only a wide drawing shows. */
export const wideOnly = css`
  @container drawing (width < 30rem) {
    display: none;
  }
`

/** For what only a narrow drawing shows. */
export const narrowOnly = css`
  ${drawingFrom.columns} {
    display: none;
  }
`

export const calloutWidth = '15rem'

/**
 * A length in rem. On a phone it grows less with the text size: a picture of a screen has to show whole
 * words, and its label is its text. The minimum is for Chromium, in which a window has no width for a
 * moment after a change, and elements keep inherited sizes of that moment for another one.
 */
export const drawnLength = (rem: number): string => `clamp(0.5rem, ${rem * 7}vw, ${rem}rem)`

/** The type sizes of a drawing; the smallest is 11 px. */
export const drawingType = {
  tiny: css`
    font-size: ${drawnLength(0.6875)};
    line-height: 1.35;
  `,
  small: css`
    font-size: ${drawnLength(0.75)};
    line-height: 1.4;

    ${drawingFrom.margin} {
      font-size: 0.8125rem;
    }
  `,
  base: css`
    font-size: ${drawnLength(0.8125)};
    line-height: 1.4;
  `,
  strong: css`
    font-size: ${drawnLength(1.0625)};
    font-weight: 560;
    line-height: 1.3;
    letter-spacing: ${tracking('-0.02em')};

    ${drawingFrom.margin} {
      font-size: 1.1875rem;
    }
  `,
} as const

/** The color of the nearest state, or the given color. */
export const stateColor = (other: string): string => `var(--state, ${other})`

/** The same for text, which is legible on a tint of its own color as well. */
export const stateTextColor = (other: string): string => `var(--state-text, ${other})`

/** The percentages of color in tints, and of a state's color in its text. */
export const stateTints = { row: 14, chip: 12, text: 75 } as const

const stateDeclarations = (value: string) => css`
  --state: ${value};
  --state-text: color-mix(in srgb, ${value} ${stateTints.text}%, ${color.text});
`

/** The colors of the states, by the attribute data-state. */
export const drawingStates = css`
  [data-state='good'] {
    ${stateDeclarations(color.success)}
  }

  [data-state='warning'] {
    ${stateDeclarations(color.warning)}
  }

  [data-state='bad'] {
    ${stateDeclarations(color.danger)}
  }

  [data-state='muted'] {
    ${stateDeclarations(color.textFaint)}
  }

  [data-state='highlighted'] {
    ${stateDeclarations(color.highlight)}
  }

  [data-marked] {
    ${setColor('textFaint', color.textSoft)}
    background: ${tint(stateColor(color.highlight), stateTints.row)};
    box-shadow: inset 2px 0 ${stateColor(color.highlight)};

    @media (forced-colors: active), print {
      outline: ${hairline} solid;
      outline-offset: -1px;
    }
  }
`

/** The surface of a window or a printed document. */
export const drawingSurface = css`
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: var(--window, ${gradient.panel});
  box-shadow: var(--window-shadow, ${shadow.frame});
`
