import { css } from 'styled-components'
import { color, printColorDeclarations, setColor } from './colors'
import { mono } from './type'

export interface PrintProps {
  /** The site's URL without a path, which print adds before the path of a link. */
  $siteUrl: string
}

/**
 * The print sheet: what all pages have in common on paper, such as smaller type, no controls, and the
 * URL after every link. What else a component looks like in print stands in the component.
 */
export const print = css<PrintProps>`
  @page {
    margin: 14mm 15mm;
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

    /* The light logos of technologies and networks on white paper. */
    img[src*='/marks/'] {
      filter: brightness(0);
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

    /* An email address has a place to break (EmailLink.tsx). */
    :root main a[href]:is(:has(img, wbr), [data-shows-address])::after {
      content: none;
    }
  }
`
