import styled, { css } from 'styled-components'
import { from } from '../../styles/breakpoints'
import { color } from '../../styles/colors'
import { reducedMotion, motion } from '../../styles/motion'
import { hairline } from '../../styles/shape'
import { frame, space } from '../../styles/space'
import { mono } from '../../styles/type'

/** pictures: one in the middle, its neighbours at the edges. cards: side by side where there is room. */
export type CarouselLayout = 'pictures' | 'cards'

/** Slides and row read these, and so does the script, so that nothing moves when it takes over. */
const geometry = {
  pictures: css`
    --peek: 4%;
    --gap: 0.375rem;

    ${from.tablet} {
      --peek: 11%;
      --gap: 0.75rem;
    }
  `,
  cards: css`
    --peek: 4%;
    --gap: 0.375rem;

    ${from.tablet} {
      --shown: 2;
      --peek: 0%;
      --gap: 0px;
    }
  `,
}

/** On paper every slide shows, two in a row. */
const onPaper = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]} ${space[6]};
`

export const View = styled.div<{ $layout: CarouselLayout }>`
  --shown: 1;
  ${({ $layout }) => geometry[$layout]}
  position: relative;
  overflow: clip;
  /* On a phone the row reaches the window's edges. */
  margin-inline: calc(-1 * ${frame.marginPhone});

  ${from.tablet} {
    margin-inline: 0;
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

      /* A click on a neighbour is the track's: the neighbour itself is inert. */
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
      ${onPaper}
      width: auto !important;
      transform: none !important;
    }

    .slick-slide {
      width: auto !important;
      opacity: 1 !important;
    }
  }
`

/** What there is before the script, and without it: a row to scroll and to swipe. */
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
    ${onPaper}
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
        border-right: ${hairline} solid ${color.line};
      }
    `}

  @media print {
    padding: 0;
    border: 0;
    break-inside: avoid;
  }
`

/** There from the start, so that nothing moves when it shows. */
export const Controls = styled.div<{ $live: boolean }>`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[2]};
  visibility: ${({ $live }) => ($live ? 'inherit' : 'hidden')};

  @media (scripting: none) {
    display: none;
  }

  @media print {
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

/** The control of what moves by itself is of no use where nothing does; it keeps its place all the same. */
export const Rotation = styled.span<{ $allowed: boolean }>`
  display: contents;
  visibility: ${({ $allowed }) => ($allowed ? 'inherit' : 'hidden')};

  ${reducedMotion} {
    display: none;
  }
`
