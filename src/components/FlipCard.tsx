import { useId, type ReactNode } from 'react'
import { Icon } from './Icon'
import { Back, Card, Faces, Front, Turn } from './FlipCard.parts'
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
 * A card with two sides. It turns on hover, on focus and on tap; both sides can be read at any time
 * by a screen reader, and stand one above the other where nothing may turn.
 */
export const FlipCard = ({ turnLabel, titleId, front, back }: FlipCardProps) => {
  const id = useId()
  const { card, turned, cardEvents, controlEvents } = useFlip()
  return (
    <Card ref={card} data-turned={turned} {...cardEvents}>
      <Faces>
        <Front>{front}</Front>
        <Back id={`${id}back`}>{back}</Back>
      </Faces>
      <Turn
        type="button"
        id={`${id}turn`}
        aria-label={turnLabel}
        aria-labelledby={`${id}turn ${titleId}`}
        aria-describedby={`${id}back`}
        aria-pressed={turned ?? false}
        {...controlEvents}
      >
        <span>
          <Icon name="rotate-cw" />
        </span>
      </Turn>
    </Card>
  )
}
