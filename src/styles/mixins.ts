import { css } from 'styled-components'
import { color, gradient } from './colors'
import { motionOk, transition } from './motion'
import { control, hairline, radius, shadow, space, up } from './sizes'
import { type } from './type'

export const hairlineTop = css`
  border-top: ${hairline} solid ${color.line};
`

/** Not on paper. */
export const hiddenInPrint = css`
  @media print {
    display: none;
  }
`

/** The empty box of `keptWithNext`, by its height in rem. */
const emptyBox = (height: number) => css`
  height: ${height}rem;
  margin-bottom: -${height}rem;
`

/**
 * A heading is on the same page of paper as the start of what follows: lines, a row of cards, or a
 * picture. Firefox takes `break-after: avoid`, but breaks there; the value `avoid-page`, which it does
 * not take, tells it from other browsers. In it an empty box below the heading, which takes no space,
 * moves both to the next page unless it fits. Not for a flex or grid container.
 */
export const keptWithNext = css`
  @media print {
    break-inside: avoid;
    break-after: avoid;

    @supports not (break-after: avoid-page) {
      &::after {
        content: '';
        display: block;
        ${emptyBox(20)}
      }

      &:has(+ * :is(figure, article, li h3))::after {
        ${emptyBox(40)}
      }

      &:has(+ figure)::after {
        ${emptyBox(45)}
      }
    }
  }
`

/** Paper has no frame, background or padding around this. */
export const plainInPrint = css`
  @media print {
    padding: 0;
    border: 0;
    background: none;
  }
`

/** A word of the text around it. */
export const plainWord = css`
  display: inline;
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
`

/**
 * Styles of a page whose scripts are off or have not arrived in time (plugins/late-scripts), and of an
 * island whose code has not (src/islands/wake-islands.ts).
 * @param selector within a component, the component itself
 */
export const withoutScripts = (styles: string, selector = '&') => css`
  @media (scripting: none) {
    ${selector} {
      ${styles}
    }
  }

  :is(html[data-no-scripts], [data-failed]) ${selector} {
    ${styles}
  }
`

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** A link in another color while the pointer is over it. */
export const hoverColor = (value: string) => css`
  ${transition('color')}

  &:hover {
    color: ${value};
  }
`

/** A link within a text. */
export const underlinedLink = css`
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`

/** A link whose target does not exist, with `aria-disabled`. */
export const deadLink = css`
  text-decoration: line-through;
  cursor: not-allowed;
`

export const headingWithArrow = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  ${type.title}
`

/**
 * A cell of a grid whose cells share their borders: it covers those of the cells before and above
 * it. The grid has `overflow: clip` for those at its edges.
 */
export const ruledCell = css`
  margin-block: -1px 0;
  margin-inline: -1px 0;
  border: solid ${color.line};
  border-block-width: ${hairline} 0;
  border-inline-width: ${hairline} 0;
`

/**
 * An arrow that moves while the pointer is over the element.
 * @param arrow a selector within the element
 */
export const movingArrow = (arrow: string, distance = '4px') => css`
  ${arrow} {
    ${transition('transform')}
  }

  &:hover ${arrow} {
    ${motionOk} {
      transform: translateX(${distance});
    }
  }
`

/** A border with a bright top left corner, for a positioned element with a hairline border. */
export const highlightEdge = css`
  /* Print would ignore the mask: the gradient would cover the element. */
  @media screen {
    &::before {
      content: '';
      position: absolute;
      inset: -${hairline};
      padding: ${hairline};
      border-radius: inherit;
      background: ${gradient.edge};
      -webkit-mask:
        linear-gradient(#000 0 0) content-box,
        linear-gradient(#000 0 0);
      -webkit-mask-composite: xor;
      mask:
        linear-gradient(#000 0 0) content-box exclude,
        linear-gradient(#000 0 0);
      pointer-events: none;
    }
  }
`

/**
 * A plus sign at the end of the summary of a <details>, which becomes a minus sign when it is open.
 * It is drawn by styles, because a page has more of them than of any icon.
 */
export const plusOrMinus = css`
  @media screen {
    &::after {
      content: '';
      flex: none;
      width: 1.25rem;
      height: 1.25rem;
      color: ${color.highlight};
      background:
        linear-gradient(currentColor, currentColor) center / 65% 1.5px no-repeat,
        linear-gradient(currentColor, currentColor) center / 1.5px 65% no-repeat;
    }

    [open] > &::after {
      background-size:
        65% 1.5px,
        0 0;
    }
  }
`

/** A highlighted panel with a border and a shadow. */
export const panel = css`
  border: ${hairline} solid ${color.lineStrong};
  border-top-color: ${color.field};
  border-inline-start-color: ${color.field};
  border-radius: ${radius.frame};
  background: ${gradient.panel};
  box-shadow: ${shadow.frame};
`

/** A square button or link with an icon. */
export const iconControl = css`
  width: ${control.medium};
  height: ${control.medium};
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.control};
`

/**
 * A link whose clickable area is the nearest positioned ancestor, while its accessible name is only
 * the title.
 * @param focusOffset the outline offset of the focus ring, a CSS length; a negative one is inside
 */
export const stretchedLink = (focusOffset: string) => css`
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
  }

  &:focus-visible {
    outline: none;

    &::after {
      outline: 2px solid ${color.highlight};
      outline-offset: ${focusOffset};
    }
  }
`

const heights = { phone: 55, tablet: 73.75 } as const

/** The gradient from the top left corner of the page. Its height is `--gradient-height`. */
export const pageGradient = css`
  --gradient-height: ${heights.phone}rem;
  width: min(100%, 45rem);
  height: var(--gradient-height);
  background: ${gradient.page};

  ${up.tablet} {
    --gradient-height: ${heights.tablet}rem;
    width: 100%;
  }
`
