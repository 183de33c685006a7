import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type UIEvent,
} from 'react'

/**
 * Which side of a card is in front. Until the script has come (`turned` is undefined) the styles turn
 * the card on hover, on focus and when the address points into its back; from then on it can be
 * turned back as well. With a mouse the card turns by hovering: a click leaves it as it is, so that
 * its text can be selected. A tap anywhere on the card and a press of its control turn it over.
 */
export function useFlip() {
  const card = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLDivElement>(null)
  const [turned, setTurned] = useState<boolean>()
  const press = useRef({ pointerType: '', turned: false })

  // A card that the styles have turned stays turned, and one whose back was found by then turns.
  useEffect(() => {
    const isTurned = card.current?.matches(':hover, :focus-within')
    const isTarget = card.current?.contains(document.querySelector(':target'))
    const isFound = back.current?.scrollLeft
    setTurned(Boolean(isTurned || isTarget || isFound))
  }, [])

  useEffect(() => {
    if (!turned) return undefined
    const events = new AbortController()
    const { signal } = events
    // On the document: Escape also turns back a card that only hover has turned (WCAG 1.4.13).
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setTurned(false)
    }
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !card.current?.contains(target)) setTurned(false)
    }
    document.addEventListener('keydown', onKeyDown, { signal })
    document.addEventListener('pointerdown', onPointerDown, { signal })
    return () => events.abort()
  }, [turned])

  const onMouse = (turn: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setTurned(turn)
  }

  return {
    turned,
    cardProps: {
      ref: card,
      onPointerEnter: onMouse(true),
      onPointerLeave: onMouse(false),
      onPointerDown: ({ pointerType }: PointerEvent) => {
        press.current = { pointerType, turned: Boolean(turned) }
      },
      onClick: ({ target, detail }: MouseEvent) => {
        const { pointerType, turned: wasTurned } = press.current
        const isControl = target instanceof Element && target.closest('button') !== null
        // A click without a pointer has the detail 0: the keyboard's, or assistive technology's.
        if (detail === 0) setTurned(!turned)
        // The press may have moved the focus, which turns the card too.
        else if (pointerType !== 'mouse') setTurned(!wasTurned)
        else if (isControl) setTurned(true)
      },
    },
    backProps: {
      ref: back,
      // Find-in-page scrolls to the text that it found (see Back in FlipCard.parts.ts).
      onScroll: ({ currentTarget }: UIEvent) => {
        if (currentTarget.scrollLeft !== 0) setTurned(true)
      },
    },
    controlProps: {
      onFocus: () => setTurned(true),
      onBlur: () => setTurned(Boolean(card.current?.matches(':hover'))),
    },
  }
}
