import { useEffect, useRef, useState, type PointerEvent } from 'react'

/**
 * Which side of a card is up. Until the script has come (`turned` is undefined) the styles turn it on
 * hover and on focus; from then on it can be turned back as well.
 */
export function useFlip() {
  const card = useRef<HTMLDivElement>(null)
  const [turned, setTurned] = useState<boolean>()
  const pressed = useRef(false)

  // A card that the styles have turned already stays turned.
  useEffect(() => {
    const { current } = card
    setTurned(Boolean(current?.matches(':hover, :focus-within')))
  }, [])

  const byMouse = (turn: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setTurned(turn)
  }

  return {
    card,
    turned,
    cardEvents: { onPointerEnter: byMouse(true), onPointerLeave: byMouse(false) },
    controlEvents: {
      // A press gives the focus too, and then clicks: it must not turn twice.
      onPointerDown: () => {
        pressed.current = true
      },
      onFocus: () => {
        if (!pressed.current) setTurned(true)
      },
      onClick: () => {
        pressed.current = false
        setTurned((before) => !before)
      },
      onBlur: () => setTurned(false),
      onKeyDown: ({ key }: { key: string }) => {
        if (key === 'Escape') setTurned(false)
      },
    },
  }
}
