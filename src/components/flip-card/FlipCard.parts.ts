import styled, { css } from 'styled-components'
import { color, light } from '../../styles/colors'
import { highlightEdge } from '../../styles/mixins'
import { reducedMotion, flipDuration, flipPerspective, motion } from '../../styles/motion'
import { control, hairline, radius, space } from '../../styles/sizes'

/** A card whose back shows: set by the script or, before hydration, by hover, focus or a text fragment. */
const whenTurned = `:is([data-turned='true'], :not([data-turned]):is(:hover, :focus-within, :has(:target)))`

/** When a card cannot or must not turn, its sides are one above the other, without the button. */
const withoutFlip = (rules: ReturnType<typeof css>) => css`
  ${reducedMotion} {
    ${rules}
  }

  @media (forced-colors: active) {
    ${rules}
  }

  @media print {
    ${rules}
  }

  /* Without a script a tap cannot turn a card. */
  @media (scripting: none) and (hover: none) {
    ${rules}
  }

  @supports not ((transform-style: preserve-3d) and (backface-visibility: hidden)) {
    ${rules}
  }
`

export const Card = styled.div`
  position: relative;
  height: 100%;
  container-type: inline-size;
  perspective: ${flipPerspective};

  @media print {
    break-inside: avoid;
  }
`

/** Both sides are in the same grid cell, which makes them equally high. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  transform-style: preserve-3d;
  transition: transform ${motion.flip};

  ${whenTurned} > & {
    transform: rotateY(180deg);
  }

  ${withoutFlip(css`
    align-content: start;
    transform: none !important;
    transform-style: flat;
  `)}
`

const side = css`
  position: relative;
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  padding: ${space[6]} ${space[6]} ${space[8]};
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.card};
  backface-visibility: hidden;

  ${withoutFlip(css`
    grid-area: auto;
    transform: none;
    backface-visibility: visible;
  `)}
`

export const Front = styled.div`
  ${side}
  min-height: 24rem;
  background: ${color.surface};
  ${highlightEdge}

  ${withoutFlip(css`
    min-height: 0;
    border-bottom: 0;
    border-radius: ${radius.card} ${radius.card} 0 0;
  `)}
`

export const Back = styled.div`
  ${side}
  background: ${color.primary};
  border-color: ${color.primary};
  box-shadow: inset 1px 1px 0 ${light.highlight};
  color: ${color.onPrimary};
  transform: rotateY(180deg);
  overflow: hidden;

  ${withoutFlip(css`
    overflow: visible;
    border-radius: 0 0 ${radius.card} ${radius.card};
  `)}

  @media print {
    background: none;
    border-color: ${color.line};
    color: ${color.textSoft};
  }
`

/**
 * The content of the back. While the front shows, it is in the scrollable overflow of the back:
 * find-in-page, a text fragment or an anchor then scrolls the back, and `useFlip` turns the card.
 */
export const BackContent = styled.div`
  position: relative;
  left: 200%;
  display: flex;
  flex: 1;
  flex-direction: column;
  transition: left 0s ${flipDuration};

  ${whenTurned} > * > * > & {
    left: 0;
    transition: none;
  }

  ${withoutFlip(css`
    left: 0;
    transition: none;
  `)}
`

/** Stays in its corner while the card turns. */
export const TurnButton = styled.button`
  position: absolute;
  top: min(${space[5]}, 6.5cqi);
  right: min(${space[5]}, 6.5cqi);
  display: grid;
  place-items: center;
  width: min(${control.small}, 13cqi);
  aspect-ratio: 1;
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.control};
  color: ${color.textSoft};
  transition:
    border-color ${motion.flip},
    color ${motion.flip};

  ${whenTurned} > & {
    border-color: currentColor;
    color: ${color.onPrimary};
  }

  &:focus-visible {
    outline-color: currentColor;
    border-radius: ${radius.control};
  }

  ${withoutFlip(css`
    display: none;
  `)}
`
