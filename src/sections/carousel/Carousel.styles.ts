import styled, { css } from 'styled-components'
import { color } from '../../styles/colors'
import { reducedMotion, motion } from '../../styles/motion'
import { container, from, hairline, space } from '../../styles/sizes'
import { mono } from '../../styles/type'

/**
 * pictures: one in the middle, with parts of its neighbors at the edges. cards: side by side if
 * they fit.
 */
export type CarouselLayout = 'pictures' | 'cards'

/** Read by the row, the slides and the script, so that the layout does not change when react-slick replaces the row. */
const geometry = {
  pictures: css`
    ${from.tablet} {
      --peek: 11%;
      --gap: 0.75rem;
    }
  `,
  cards: css`
    ${from.tablet} {
      --shown: 2;
      --peek: 0%;
      --gap: 0px;
    }
  `,
}

/** In print all slides are visible, two in a row. */
const printGrid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]} ${space[6]};
`

export const View = styled.div<{ $layout: CarouselLayout }>`
  --shown: 1;
  --peek: 4%;
  --gap: 0.375rem;
  ${({ $layout }) => geometry[$layout]}
  position: relative;
  overflow: clip;
  /* On a phone the row is as wide as the window. */
  margin-inline: calc(-1 * ${container.marginPhone});

  /* What shows of the neighbors there is a hint, not text to read. */
  mask-image: linear-gradient(
    90deg,
    transparent,
    #000 var(--peek) calc(100% - var(--peek)),
    transparent
  );

  ${from.tablet} {
    margin-inline: 0;
    mask-image: none;
  }

  .slick-list {
    overflow: clip;
    touch-action: pan-y pinch-zoom;
  }

  .slick-track {
    position: relative;
    display: flex;
  }

  .slick-slide {
    position: relative;
    flex: none;

    > div,
    > div > div {
      height: 100%;
    }
  }

  ${({ $layout }) =>
    $layout === 'pictures' &&
    css`
      .slick-slide {
        transition: opacity ${motion.fade};

        &:not(.slick-active) {
          opacity: 0.4;
        }
      }

      /* The track receives a click on a neighbor, which is inert. */
      .slick-track {
        cursor: pointer;
      }

      .slick-active {
        cursor: auto;
      }
    `}

  @media print {
    margin: 0;

    .slick-cloned {
      display: none;
    }

    .slick-list {
      padding: 0 !important;
    }

    .slick-track {
      ${printGrid}
      width: auto !important;
      transform: none !important;
    }

    .slick-slide {
      width: auto !important;
      opacity: 1 !important;
    }
  }
`

/** A scrollable row, used before react-slick loads and without JavaScript. */
export const Row = styled.div`
  position: relative;
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  padding-inline: var(--peek);
  scroll-padding-inline: var(--peek);
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > * {
    flex: 0 0 calc(100% / var(--shown));
    scroll-snap-align: start;
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  @media (scripting: none) {
    scrollbar-width: thin;
    scrollbar-color: ${color.field} transparent;
  }

  @media print {
    ${printGrid}
    padding: 0;
  }
`

export const Slide = styled.div<{ $layout: CarouselLayout }>`
  min-width: 0;
  padding: ${space[1]} var(--gap);

  ${({ $layout }) =>
    $layout === 'cards' &&
    css`
      ${from.tablet} {
        padding: 0;
        border-inline-end: ${hairline} solid ${color.line};
      }
    `}

  @media print {
    padding: 0;
    border: 0;
    break-inside: avoid;
  }
`

/** Hidden with `visibility`, so that showing it needs no layout. */
export const Controls = styled.div<{ $live: boolean }>`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[2]};
  visibility: ${({ $live }) => ($live ? 'inherit' : 'hidden')};

  @media print, (scripting: none) {
    display: none;
  }
`

export const Counter = styled.p`
  margin-inline: 0 auto;
  color: ${color.textFaint};
  white-space: nowrap;
  ${mono}

  ${from.tablet} {
    margin-inline: auto ${space[3]};
  }
`

/** The autoplay button; it keeps its space while autoplay is not possible. */
export const Rotation = styled.span<{ $allowed: boolean }>`
  display: contents;
  visibility: ${({ $allowed }) => ($allowed ? 'inherit' : 'hidden')};

  ${reducedMotion} {
    display: none;
  }
`
