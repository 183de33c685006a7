import styled, { css } from 'styled-components'
import { color, light } from '../../styles/colors'
import { highlightEdge } from '../../styles/highlight-edge'
import { reducedMotion, flipDuration, flipPerspective, motion } from '../../styles/motion'
import { control, hairline, radius } from '../../styles/shape'
import { space } from '../../styles/space'

/** A card that is turned: as the script says or, before it has come, by hover, focus or a text fragment. */
const whenTurned = `:is([data-turned='true'], :not([data-turned]):is(:hover, :focus-within, :has(:target)))`

/** Where nothing can or may turn, the sides stand one above the other, and there is nothing to press. */
const unfolded = (rules: ReturnType<typeof css>) => css`
  ${reducedMotion} {
    ${rules}
  }

  @media (forced-colors: active) {
    ${rules}
  }

  @media print {
    ${rules}
  }

  /* Without a script a finger cannot turn a card. */
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

/** Both sides lie in the same cell, so that they are equally high, whatever they say. */
export const Faces = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  transform-style: preserve-3d;
  transition: transform ${motion.flip};

  ${whenTurned} > & {
    transform: rotateY(180deg);
  }

  ${unfolded(css`
    align-content: start;
    transform: none !important;
    transform-style: flat;
  `)}
`

const face = css`
  position: relative;
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  padding: ${space[6]} ${space[6]} ${space[8]};
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.card};
  backface-visibility: hidden;

  ${unfolded(css`
    grid-area: auto;
    transform: none;
    backface-visibility: visible;
  `)}
`

export const Front = styled.div`
  ${face}
  min-height: 24rem;
  background: ${color.surface};
  ${highlightEdge}

  ${unfolded(css`
    min-height: 0;
    border-bottom: 0;
    border-radius: ${radius.card} ${radius.card} 0 0;
  `)}
`

export const Back = styled.div`
  ${face}
  background: ${color.primary};
  border-color: ${color.primary};
  box-shadow: inset 1px 1px 0 ${light.highlight};
  color: ${color.onPrimary};
  transform: rotateY(180deg);
  overflow: hidden;

  ${unfolded(css`
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
 * What is on the back. While the front shows it is in the scrollable overflow of the back, so that
 * whatever brings it into view (find-in-page, a text fragment, an anchor) scrolls the back, which
 * `useFlip` answers by turning the card.
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

  ${unfolded(css`
    left: 0;
    transition: none;
  `)}
`

/** The control keeps its place in the corner while the card turns under it. */
export const Turn = styled.button`
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

  ${unfolded(css`
    display: none;
  `)}
`
