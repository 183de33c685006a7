import { contains, on } from './delegate'

const selector = '[data-flip]'

const isTurned = ({ dataset }: HTMLElement): boolean => dataset.turned === 'true'

function turn(card: HTMLElement, turned: boolean): void {
  card.dataset.turned = String(turned)
  card.querySelector(':scope > button')?.setAttribute('aria-pressed', String(turned))
}

/** Turns back the turned cards that do not contain the target. */
function turnBack(target: EventTarget | null): void {
  for (const card of document.querySelectorAll<HTMLElement>('[data-turned="true"]'))
    if (!contains(card, target)) turn(card, false)
}

/**
 * `data-flip`: a card with two sides. Before the script (without `data-turned`) the styles turn the
 * card on hover, on focus and if the URL's fragment is in its back; with it, it can also be turned
 * back. A mouse turns the card by hovering, and its click does nothing, so that text can be selected.
 * A tap anywhere on the card and a press of its button turn it.
 * @returns a function that takes over the cards as the styles show them
 */
export function startFlipCards(signal: AbortSignal): () => void {
  let press = { pointerType: '', turned: false }
  /** Whether a key has been pressed since the focus turned the card; the first one keeps it so. */
  let isKept = false

  const onMouse = (type: 'pointerover' | 'pointerout', turned: boolean): void =>
    on(signal, type, selector, (card, { pointerType, relatedTarget }) => {
      if (pointerType === 'mouse' && !contains(card, relatedTarget)) turn(card, turned)
    })
  onMouse('pointerover', true)
  onMouse('pointerout', false)

  document.addEventListener('pointerdown', ({ target }) => turnBack(target), { signal })
  on(signal, 'pointerdown', selector, (card, { pointerType }) => {
    press = { pointerType, turned: isTurned(card) }
  })
  on(signal, 'click', selector, (card, { target, detail }) => {
    // The detail is 0 for a click by keyboard or assistive technology.
    if (detail === 0) {
      turn(card, !isTurned(card) || !isKept)
      isKept = true
    }
    // As it was before the press, which may have moved the focus, which turns the card too.
    else if (press.pointerType !== 'mouse') turn(card, !press.turned)
    else if (target instanceof Element && target.closest('button')) turn(card, true)
  })
  // In the whole document: Escape must also turn back a card that does not have the focus (WCAG
  // 1.4.13).
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') turnBack(null)
    },
    { signal },
  )
  // Find-in-page scrolls the back to the text it has found (src/components/flip-card).
  on(
    signal,
    'scroll',
    selector,
    (card, { target }) => {
      if (target instanceof Element && target.scrollLeft !== 0) turn(card, true)
    },
    true,
  )
  const button = `${selector} > button`
  on(signal, 'focusin', button, ({ parentElement: card }) => {
    if (!card) return
    isKept = isTurned(card)
    turn(card, true)
  })
  on(signal, 'focusout', button, ({ parentElement: card }) => {
    if (card) turn(card, card.matches(':hover'))
  })

  return () => {
    const found = document.querySelector(':target')
    const cards = document.querySelectorAll<HTMLElement>(`${selector}:not([data-turned])`)
    // First all are read: a change before that would cost a layout for each card.
    const states = Array.from(cards, (card): [HTMLElement, boolean] => [
      card,
      card.matches(':hover, :focus-within') ||
        contains(card, found) ||
        Boolean(card.querySelector('[data-back]')?.scrollLeft),
    ])
    for (const [card, turned] of states) turn(card, turned)
  }
}
