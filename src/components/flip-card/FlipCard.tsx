import { useId, type ReactNode } from 'react'
import { Icon } from '../icon/Icon'
import { Back, BackContent, Card, Faces, Front, Turn } from './FlipCard.parts'
import { useFlip } from './useFlip'

export interface FlipCardProps {
  /** What the control is called; the title of the front is read out after it. */
  turnLabel: string
  /** The id of the front's title. */
  titleId: string
  /** The side shown first. */
  front: ReactNode
  back: ReactNode
}

/**
 * A card with two sides. It turns on hover, on focus and on tap; a screen reader reads both sides at any
 * time, and one is above the other where nothing may turn.
 */
export const FlipCard = ({ turnLabel, titleId, front, back }: FlipCardProps) => {
  const id = useId()
  const { turned, cardProps, backProps, controlProps } = useFlip()
  return (
    <Card data-turned={turned} {...cardProps}>
      <Faces>
        <Front>{front}</Front>
        <Back {...backProps}>
          <BackContent id={`${id}back`}>{back}</BackContent>
        </Back>
      </Faces>
      <Turn
        type="button"
        id={`${id}turn`}
        aria-label={turnLabel}
        aria-labelledby={`${id}turn ${titleId}`}
        aria-describedby={`${id}back`}
        aria-pressed={turned ?? false}
        {...controlProps}
      >
        <Icon name="rotate-cw" />
      </Turn>
    </Card>
  )
}
