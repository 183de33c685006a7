import { useId, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { color, translucent } from '../../styles/colors'
import { highlightEdge } from '../../styles/mixins'
import { flipDuration, flipPerspective, motion, reducedMotion } from '../../styles/motion'
import { control, hairline, mediaQuery, radius, space, up } from '../../styles/sizes'
import { Icon } from '../icon/Icon'
import { useFlip } from './useFlip'

export interface FlipCardProps {
  /** The accessible name of the button; screen readers read the title of the front after it. */
  turnLabel: string
  titleId: string
  /** The side that is visible at first. */
  front: ReactNode
  back: ReactNode
}

/** A turned card: by the script or, before hydration, by hover, focus or a text fragment. */
const whenTurned = `:is([data-turned='true'], :not([data-turned]):is(:hover, :focus-within, :has(:target)))`

/** The conditions under which a card does not turn: its sides are stacked, without the button. */
const withoutFlip = `@media print, (forced-colors: active), ${mediaQuery(reducedMotion)}`

const Card = styled.div`
  position: relative;
  height: 100%;
  container-type: inline-size;
  perspective: ${flipPerspective};

  /* Lets a tap count as hover in Safari before hydration. */
  @media (hover: none) {
    cursor: pointer;
  }
`

/** Both sides are in the same grid cell, so that they have the same height. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  transform-style: preserve-3d;
  transition: transform ${motion.flip};

  ${whenTurned} > & {
    transform: rotateY(180deg);
  }

  ${withoutFlip} {
    align-content: start;
    transform: none !important;
    transform-style: flat;
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

  ${withoutFlip} {
    overflow: visible;
    border-radius: 0 0 ${radius.card} ${radius.card};
  }
`

/**
 * The content of the back. While the front is visible, this is in the scrollable overflow of the
 * back: find-in-page, a text fragment or an anchor then scrolls the back, and `useFlip` turns the
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

  ${withoutFlip} {
    display: none;
  }
`

/** A card that turns on hover, focus and tap; screen readers always read both sides. */
export const FlipCard = ({ turnLabel, titleId, front, back }: FlipCardProps) => {
  const id = useId()
  const { turned, cardProps, backProps, controlProps } = useFlip()
  return (
    <Card data-print="keep-together" data-turned={turned} {...cardProps}>
      <Sides>
        <Front>{front}</Front>
        <Back data-print="outline" {...backProps}>
          <BackContent id={`${id}back`}>{back}</BackContent>
        </Back>
      </Sides>
      <TurnButton
        type="button"
        id={`${id}turn`}
        aria-label={turnLabel}
        aria-labelledby={`${id}turn ${titleId}`}
        aria-describedby={`${id}back`}
        aria-pressed={turned ?? false}
        {...controlProps}
      >
        <Icon name="rotate-cw" />
      </TurnButton>
    </Card>
  )
}
