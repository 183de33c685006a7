import { useId, type ReactNode } from 'react'
import { Icon } from '../icon/Icon'
import { Back, BackContent, Card, Sides, Front, TurnButton } from './FlipCard.parts'
import { useFlip } from './useFlip'

export interface FlipCardProps {
  /** The accessible name of the button; the title of the front is read after it. */
  turnLabel: string
  /** The id of the title in `front`. */
  titleId: string
  /** The side that shows at first. */
  front: ReactNode
  back: ReactNode
}

/**
 * A card with two sides, which turns on hover, focus and tap. Screen readers read both sides at any
 * time. With reduced motion, in print and in forced colors both show, one above the other.
 */
export const FlipCard = ({ turnLabel, titleId, front, back }: FlipCardProps) => {
  const id = useId()
  const { turned, cardProps, backProps, controlProps } = useFlip()
  return (
    <Card data-turned={turned} {...cardProps}>
      <Sides>
        <Front>{front}</Front>
        <Back {...backProps}>
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
