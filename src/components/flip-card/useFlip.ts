import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type UIEvent,
} from 'react'

/**
 * The state of a card with two sides. Before hydration (`turned` is undefined) the styles turn the
 * card on hover, on focus and if the URL's fragment is in its back; after hydration it can also be
 * turned back. A mouse turns the card by hovering, and its click does nothing, so that text can be
 * selected. A tap anywhere on the card and a press of its button turn it.
 */
export function useFlip() {
  const card = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLDivElement>(null)
  const [turned, setTurned] = useState<boolean>()
  const press = useRef({ pointerType: '', turned: false })

  // Keeps the state that the styles have set, and turns a card whose back was found before
  // hydration. In the next frame: hydration would take twice as long with a layout within it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const isTurned = card.current?.matches(':hover, :focus-within')
      const isTarget = card.current?.contains(document.querySelector(':target'))
      const isFound = back.current?.scrollLeft
      // A press may have come first.
      setTurned((known) => known ?? Boolean(isTurned || isTarget || isFound))
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  useEffect(() => {
    if (!turned) return undefined
    const events = new AbortController()
    const { signal } = events
    // On the document: Escape must also turn back a card that does not have the focus (WCAG
    // 1.4.13).
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
        // The detail is 0 for a click by keyboard or assistive technology.
        if (detail === 0) setTurned(!turned)
        // Not `turned`: the press may have moved the focus, which turns the card too.
        else if (pointerType !== 'mouse') setTurned(!wasTurned)
        else if (isControl) setTurned(true)
      },
    },
    backProps: {
      ref: back,
      // Find-in-page scrolls to the text it has found (see BackContent).
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
