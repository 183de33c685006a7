import { createGlobalStyle, css } from 'styled-components'
import { color, colorDeclarations, supportedColorSchemes } from './colors'
import { contrastSurface } from './drawings'
import { pageGradient, withoutScripts } from './mixins'
import { reducedMotion } from './motion'
import { print, type PrintProps } from './print'
import {
  contactBar,
  container,
  control,
  down,
  radius,
  rootSize,
  shortWindow,
  space,
  up,
} from './sizes'
import { digitsStyle, emphasis, font, lineBreaks, type } from './type'

/** The colors as custom properties, the reset and the styles of plain elements. */
export const GlobalStyle = createGlobalStyle<PrintProps>`
  :root {
    color-scheme: ${supportedColorSchemes};
    ${colorDeclarations}
    --header: ${container.headerPhone};

    ${up.tablet} {
      --header: ${container.header};
    }
  }

  ${digitsStyle}

  *, ::before, ::after {
    box-sizing: border-box;
  }

  html {
    font-size: ${rootSize};
    background: ${color.background};
    scroll-padding-block: calc(var(--header) + 1rem) calc(var(--floating) + 1rem);

    ${shortWindow} {
      scroll-padding-top: 1rem;
    }
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
  }

  /* What gets the focus is never under what floats at the bottom, even if that appears later: the
     button to the top, and under it the contact bar or the booking button. */
  :root {
    --floating: calc(${control.medium} + ${space[4]});

    ${contactBar.shown} {
      --floating: calc(${control.medium} + ${space[4]} + ${contactBar.height});
    }

    &:has([data-badge]) {
      --floating: calc(${control.medium} + ${control.large} + ${space[8]});
    }
  }

  /* Without scripts: the page behind the full-screen menu does not scroll, takes no focus and is not
     read. With them src/browser/menu.ts hides it: this rule alone makes browsers compute the styles of
     the whole page again when the menu opens. */
  @media screen and (scripting: none) {
    ${down.laptop} {
      html:has(header :popover-open) {
        overflow: hidden;

        #gatsby-focus-wrapper > :not(header) {
          visibility: hidden;
        }
      }
    }
  }

  /* Without the gutter the page would move where scrollbars take space. */
  html:has(dialog:modal) {
    overflow: hidden;
    scrollbar-gutter: stable;
  }

  body {
    margin: 0;
    position: relative;
    counter-reset: line;
    /* A word breaks that is longer than its line, also in flex and grid containers. */
    overflow-wrap: anywhere;
    ${lineBreaks}
    color: ${color.textSoft};
    font-family: ${font.text};
    ${type.body}

    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0 auto auto 0;
      ${pageGradient}
      max-height: 100%;
      pointer-events: none;
    }
  }

  #___gatsby {
    isolation: isolate;
  }

  #gatsby-focus-wrapper {
    outline: none;
  }

  /* The boundary of an island has no box of its own. */
  [data-island] {
    display: contents;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend {
    margin: 0;
    padding: 0;
  }

  fieldset {
    min-width: 0;
    border: 0;
  }

  h1, h2, h3, h4 {
    color: ${color.text};
    ${
      font.heading &&
      css`
        font-family: ${font.heading};
      `
    }
    text-wrap: balance;
  }

  legend {
    text-wrap: balance;
  }

  p, li {
    text-wrap: pretty;
  }

  ${emphasis}

  /* An empty marker: WebKit takes a list without any for no list. */
  ul, ol {
    list-style-type: '';
  }

  img, svg, picture, video {
    display: block;
    max-width: 100%;
  }

  /* The symbols of icons at the end of a built page. */
  [data-icons] {
    position: absolute;
  }

  img, video {
    height: auto;
  }

  /* The columns of a table are as wide as their longest words, except the very long ones. */
  table {
    overflow-wrap: break-word;
  }

  /* What is in no language, or in another one. */
  code, pre, kbd, samp, [translate='no'], a[href^='mailto:'], a[href^='tel:'] {
    -webkit-hyphens: manual;
    hyphens: manual;
  }

  address, caption, a[href^='mailto:'], [data-long-word] {
    overflow-wrap: anywhere;
  }

  /* A phone number breaks only if the line is too short for it. */
  :where(a[href^='tel:']) {
    display: inline-block;
    max-width: 100%;
  }

  a {
    color: inherit;
    text-decoration: none;
  }

  button, input, select, textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  /* They answer in the page: browsers would paint the highlight of a tap before the answer, which takes
     cheap phones a frame. A link keeps it until the next page arrives. */
  button, summary {
    -webkit-tap-highlight-color: transparent;
  }

  summary {
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
  }

  /* Weaker than a class, which sets the radius of its element. */
  :where(:focus-visible) {
    outline: 2px solid ${color.highlight};
    outline-offset: 3px;
    border-radius: ${radius.chip};
  }

  [tabindex='-1']:focus-visible {
    outline: none;
  }

  ::selection {
    background: ${color.primary};
    color: ${color.onPrimary};
  }

  ${withoutScripts('display: none !important;', '[data-needs-script]')}

  [data-surface='contrast'] {
    ${contrastSurface}
    background: ${color.background};
  }

  ${reducedMotion} {
    *, ::before, ::after {
      animation: none !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }

  ${print}
`

/**
 * Mirrors arrows, the gutter and empty fields, and keeps phone numbers in their order. react-slick
 * sets `dir`.
 */
export const RightToLeftStyle = createGlobalStyle`
  svg:has(> :is([href$='-left'], [href$='-right'])) {
    scale: -1 1;
  }

  .slick-slide {
    direction: rtl;
  }

  [dir='auto']:placeholder-shown {
    direction: inherit;
  }

  [href^='tel:'] {
    direction: ltr;
    unicode-bidi: isolate;
  }

  * {
    --gutter-line: right var(--gutter) top 0;
    --start: right;
  }
`
