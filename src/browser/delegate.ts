/** The element with this selector that contains the target of an event. */
export const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/** Whether the target of an event is an element or in it. */
export const contains = (element: Element | null, target: EventTarget | null): boolean =>
  Boolean(element && target instanceof Node && element.contains(target))

/**
 * Handles the events of a type in all elements with a selector, also in those that do not exist yet,
 * until the signal aborts.
 * @param capture for events that do not bubble
 */
export function on<Type extends keyof DocumentEventMap>(
  signal: AbortSignal,
  type: Type,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
  capture = false,
): void {
  document.addEventListener(
    type,
    (event) => {
      const element = closest(event.target, selector)
      if (element) handle(element, event)
    },
    { signal, capture },
  )
}

/** Whether a click follows a link in this window, and nothing else has handled it. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
