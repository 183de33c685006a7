import { css } from 'styled-components'
import { color, printColorDeclarations, setColor } from './colors'
import { space } from './sizes'
import { mono } from './type'

export interface PrintProps {
  /** The site's URL without a path, which print adds before the path of a link. */
  $siteUrl: string
}

export interface PrintAttribute {
  'data-print'?: string
}

/** The padding and the gap that words such as "above-3" and "gap-4" set, by steps of the space scale. */
const lengths = [
  { word: 'above', property: 'padding-top', steps: [0, 2, 3, 5, 6] },
  { word: 'below', property: 'padding-bottom', steps: [1, 3, 4, 6] },
  { word: 'end', property: 'padding-inline-end', steps: [4, 8] },
  { word: 'gap', property: 'gap', steps: [1, 4, 5] },
] as const

const lengthRules = lengths
  .flatMap(({ word, property, steps }) =>
    steps.map((step) => {
      const length = step === 0 ? '0' : space[step]
      return `[data-print~='${word}-${step}'] { ${property}: ${length} !important; }`
    }),
  )
  .join('\n')

/**
 * The print sheet: smaller type, no controls, and the URL after every link. What else a component
 * looks like in print it says with the words of its attribute `data-print`, which are defined here.
 * They override the component's own styles.
 */
export const print = css<PrintProps>`
  @page {
    margin: 14mm 15mm;
  }

  @media screen {
    [data-print~='only'] {
      display: none;
    }
  }

  @media print {
    :root {
      color-scheme: light;
      ${printColorDeclarations}
      /* Browsers print no backgrounds. */
      ${setColor('onPrimary', color.text)}
      --window: none;
    }

    html {
      font-size: 68.75%;
    }

    /* These rules begin with :root, so that they are stronger than the class of a component. */
    :root main :not([data-marked]) {
      box-shadow: none;
    }

    :root body::before,
    :root main nav,
    :root :is(button, form)[data-needs-script],
    :root main :is(a, summary) svg {
      display: none;
    }

    :root [data-surface] {
      background: none;
    }

    [data-print~='hide'] {
      display: none !important;
    }

    [data-print~='keep-together'] {
      break-inside: avoid;
    }

    [data-print~='keep-with-next'] {
      break-after: avoid;
    }

    [data-print~='plain'],
    [data-print~='page'],
    [data-print~='inline'] {
      padding: 0 !important;
      border: 0 !important;
      background: none !important;
    }

    /* As wide as the paper, without a gutter. */
    [data-print~='page'] {
      --inset: 0px !important;
      --gutter: 0px !important;
      width: 100% !important;
    }

    [data-print~='unpainted'] {
      background: none !important;
    }

    [data-print~='outline'] {
      border-color: ${color.line} !important;
      background: none !important;
      color: ${color.textSoft} !important;
    }

    [data-print~='block'] {
      display: block !important;
    }

    [data-print~='inline'] {
      display: inline !important;
      text-align: start !important;
    }

    /* Each child on a line of its own. */
    [data-print~='lines'],
    [data-print~='lines'] > * {
      display: block !important;
    }

    /* A label and its value, at both ends of a line. */
    [data-print~='line'] {
      display: flex;
      justify-content: space-between;
      gap: ${space[4]};
    }

    [data-print~='columns'] {
      grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)) !important;
    }

    /* Chips without a border are words with space between them. */
    [data-print~='words'] {
      gap: ${space[1]} ${space[4]} !important;
    }

    [data-print~='small'] {
      max-width: 26rem !important;
    }

    [data-print~='small-pictures'] picture {
      width: 25%;
    }

    /* Printed from a phone, the narrow picture may still be there: the wide one loads late. */
    [data-print~='wide-crop'] {
      aspect-ratio: var(--shape);
      object-fit: contain;
    }

    /* Light logos on white paper: those of technologies and networks, and those of clients. */
    img[src*='/marks/'] {
      filter: brightness(0);
    }

    [data-print~='dark'] {
      filter: brightness(0.4);
    }

    /* The bar of a price. */
    [data-print~='thin'] {
      height: 0.25rem !important;
    }

    /* The dots of the line are not cut off at the edge of the page. */
    [data-print~='timeline'] {
      margin-inline-start: ${space[2]};
    }

    ${lengthRules}

    /* The sign before a heading, on its first baseline. */
    [data-print~='sign'] {
      padding-top: 0.35em !important;
    }

    /* Two lists whose entries share rows, also on narrow paper. */
    [data-print~='side-by-side'] {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space[8]};

      > *,
      > * > ol {
        display: grid;
        grid-row: span calc(var(--rows) + 1);
        grid-template-rows: subgrid;
      }

      > * > ol {
        grid-row: span var(--rows);
      }
    }

    /* All slides, two in a row. */
    [data-print~='slides'] {
      margin: 0 !important;
      padding: 0 !important;

      > [role='group'],
      .slick-track {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: ${space[4]} ${space[6]};
        width: auto !important;
        margin: 0 !important;
        transform: none !important;
      }

      .slick-list {
        padding: 0 !important;
      }

      .slick-slide {
        width: auto !important;
        opacity: 1 !important;
      }

      .slick-cloned {
        display: none;
      }
    }

    h1,
    h2,
    h3 {
      break-after: avoid;
      break-inside: avoid;
    }

    /* Marks that lead to a picture. */
    :root h1 ::after {
      display: none;
    }

    details::details-content {
      content-visibility: visible;
    }

    :root main :is(p, li) {
      max-width: none;
      orphans: 3;
      widows: 3;
    }

    /* Also of stretched links. */
    :root main a[href]::after {
      position: static;
      color: ${color.textFaint};
      ${mono}
      font-size: 0.6875rem;
      overflow-wrap: anywhere;
    }

    :root main :is(a[href^='http'], a[href^='mailto'])::after {
      content: ' (' attr(href) ')';
    }

    :root main a[href^='/']::after {
      content: ' (' ${({ $siteUrl }) => JSON.stringify($siteUrl)} attr(href) ')';
    }

    :root main a[href]:has(img)::after {
      content: none;
    }
  }
`
