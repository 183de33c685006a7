import { css } from 'styled-components'
import { color } from './colors'
import { mono } from './type'

export interface PrintProps {
  /** The site's URL without a path, which print adds before the path of a link. */
  $siteUrl: string
}

/** Print styles: smaller type, no controls, and the URL after every link. */
export const print = css<PrintProps>`
  @page {
    margin: 14mm 15mm;
  }

  @media print {
    html {
      font-size: 68.75%;
    }

    body::before,
    main nav,
    :is(button, form)[data-needs-script] {
      display: none;
    }

    h1,
    h2,
    h3 {
      break-after: avoid;
      break-inside: avoid;
    }

    details::details-content {
      content-visibility: visible;
    }

    p,
    li {
      max-width: none !important;
      orphans: 3;
      widows: 3;
    }

    main a[href]::after {
      /* Overrides stretched links. */
      position: static !important;
      color: ${color.textFaint};
      ${mono}
      font-size: 0.6875rem;
      overflow-wrap: anywhere;
    }

    main a[href^='http']::after,
    main a[href^='mailto']::after {
      content: ' (' attr(href) ')';
    }

    main a[href^='/']::after {
      content: ' (' ${({ $siteUrl }) => JSON.stringify($siteUrl)} attr(href) ')';
    }

    main a[href]:has(img)::after {
      content: none;
    }

    main a svg {
      display: none;
    }
  }
`
