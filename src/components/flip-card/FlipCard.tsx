import { type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { color, translucent } from '../../styles/colors'
import { highlightEdge } from '../../styles/mixins'
import { flipDuration, flipPerspective, motion, reducedMotion } from '../../styles/motion'
import { control, hairline, mediaQuery, radius, space, up } from '../../styles/sizes'
import { Icon } from '../icon/Icon'

export interface FlipCardProps {
  /** The accessible name of the button. */
  turnLabel: string
  /** The side that is visible at first. */
  front: ReactNode
  back: ReactNode
}

/** A turned card: by the script (src/browser/flip-cards.ts) or, before it, by hover, focus or a fragment. */
const whenTurned = `:is([data-turned='true'], :not([data-turned]):is(:hover, :focus-within, :has(:target)))`

/** The conditions under which a card does not turn: its sides are stacked, without the button. */
const withoutFlip = `@media print, (forced-colors: active), ${mediaQuery(reducedMotion)}`

const Card = styled.div`
  position: relative;
  height: 100%;
  container-type: inline-size;
  perspective: ${flipPerspective};

  /* Lets a tap count as hover in Safari before the script. */
  @media (hover: none) {
    cursor: pointer;
  }

  @media print {
    break-inside: avoid;
  }
`

/** The conditions under which it turns. */
const withFlip = `@media screen and (forced-colors: none) and (prefers-reduced-motion: no-preference)`

/** Both sides are in the same grid cell, so that they have the same height. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  transform-style: preserve-3d;
  transition: transform ${motion.flip};

  ${withoutFlip} {
    grid-template-rows: 1fr auto;
    transform-style: flat;
  }

  ${withFlip} {
    ${whenTurned} > & {
      transform: rotateY(180deg);
    }
  }
`

const side = css`
  position: relative;
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  padding: ${space[5]} ${space[5]} ${space[6]};
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.card};
  backface-visibility: hidden;

  ${up.tablet} {
    padding: ${space[6]} ${space[6]} ${space[8]};
  }

  ${withoutFlip} {
    grid-area: auto;
    transform: none;
    backface-visibility: visible;
  }
`

const Front = styled.div`
  ${side}
  background: ${color.surface};
  ${highlightEdge}

  ${up.laptop} {
    min-height: 24rem;
  }

  ${withoutFlip} {
    min-height: 0;
    border-bottom: 0;
    border-radius: ${radius.card} ${radius.card} 0 0;
  }
`

const Back = styled.div`
  ${side}
  background: ${color.primary};
  border-color: ${color.primary};
  box-shadow: inset 1px 1px 0 ${translucent.highlight};
  color: ${color.onPrimary};
  transform: rotateY(180deg);
  overflow: hidden;

  /* Visible all the time, so in the colors of the front. */
  ${withoutFlip} {
    overflow: visible;
    border-color: ${color.lineStrong};
    border-radius: 0 0 ${radius.card} ${radius.card};
    background: ${color.surfaceRaised};
    box-shadow: none;
    color: ${color.textSoft};
  }

  @media print {
    border-color: ${color.line};
    background: none;
    color: ${color.textSoft};
  }
`

/**
 * The content of the back. While the front is visible, this is in the scrollable overflow of the
 * back: find-in-page, a text fragment or an anchor then scrolls the back, and the script turns the
 * card.
 */
const BackContent = styled.div`
  position: relative;
  inset-inline-start: 200%;
  display: flex;
  flex: 1;
  flex-direction: column;
  transition: inset-inline-start 0s ${flipDuration};

  ${whenTurned} > * > * > & {
    inset-inline-start: 0;
    transition: none;
  }

  ${withoutFlip} {
    inset-inline-start: 0;
    transition: none;
  }
`

/** Keeps its position in the corner while the card turns. */
const TurnButton = styled.button`
  position: absolute;
  top: min(${space[5]}, 6.5cqi);
  inset-inline-end: min(${space[5]}, 6.5cqi);
  display: grid;
  place-items: center;
  width: min(${control.small}, 13cqi);
  aspect-ratio: 1;
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.control};
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

  ${withoutFlip} {
    display: none;
  }
`

/** A card that turns on hover, focus and tap; screen readers always read both sides. */
export const FlipCard = ({ turnLabel, front, back }: FlipCardProps) => {
  const id = useId()
  return (
    <Card data-flip="">
      <Sides>
        <Front>{front}</Front>
        <Back data-back="">
          <BackContent id={id}>{back}</BackContent>
        </Back>
      </Sides>
      <TurnButton type="button" aria-label={turnLabel} aria-describedby={id} aria-pressed="false">
        <Icon name="rotate-cw" />
      </TurnButton>
    </Card>
  )
}
