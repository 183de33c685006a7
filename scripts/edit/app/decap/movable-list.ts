import type { DecapElements } from './decap'

/** Adds a live region; returns a function that sets its text, which screen readers announce. */
export function announcer(): (text: string) => void {
  const region = Object.assign(document.createElement('div'), { id: 'announcements' })
  region.role = 'status'
  document.body.append(region)
  return (text) => region.replaceChildren(text)
}

/** An element of React. */
interface ReactElement {
  type: unknown
  key: string | null
  props: { children: readonly unknown[] }
}

/** The used part of Decap's list control: ListControl of decap-cms-widget-list. */
interface ListControl {
  props: { value?: { size: number } }
  state: { itemsCollapsed: readonly boolean[] }
  /** The summary of an entry. */
  objectLabel: (item: unknown) => string | undefined
  renderItem: (item: unknown, index: number) => ReactElement
  onSortEnd: (move: { oldIndex: number; newIndex: number }) => void
}

export type ListControlClass = new (props: never) => ListControl

/**
 * Names Decap's buttons of an entry, which have only an icon, and hides its drag handle from the
 * keyboard and from screen readers.
 */
function nameButtons(entry: Element, name: string, isOpen: boolean): void {
  const [toggle, remove] = entry.querySelectorAll(
    ':scope > [class*="-ListItemTopBar"] > button, :scope > [class*="-TopBar"] > button',
  )
  toggle?.setAttribute('aria-label', `${isOpen ? 'Close' : 'Open'}: ${name}`)
  toggle?.setAttribute('aria-expanded', String(isOpen))
  remove?.setAttribute('aria-label', `Remove: ${name}`)
  const handle = entry.querySelector('[aria-roledescription=sortable]')
  handle?.setAttribute('tabindex', '-1')
  handle?.setAttribute('aria-hidden', 'true')
}

/**
 * Decap's list control with two buttons that move an entry: by itself it can be sorted only by
 * dragging.
 * @param announce passes a text to screen readers
 */
export const movableList = (
  Control: ListControlClass,
  { h }: DecapElements,
  announce: (text: string) => void,
): unknown =>
  class MovableList extends Control {
    constructor(props: never) {
      super(props)
      const { renderItem } = this
      this.renderItem = (item, index) => {
        const { type, key, props: own } = renderItem(item, index)
        return h(
          type,
          { ...own, key },
          ...own.children,
          this.renderButtons(this.objectLabel(item) ?? '', index),
        ) as ReactElement
      }
    }

    renderButtons(summary: string, index: number): unknown {
      const count = this.props.value?.size ?? 0
      const name = summary.slice(0, 60) || `Entry ${index + 1}`
      const button = (symbol: string, action: string, to: number): unknown => {
        const isPossible = to >= 0 && to < count
        return h(
          'button',
          {
            type: 'button',
            'aria-label': `${action}: ${name}`,
            title: action,
            // A disabled button would lose the focus.
            'aria-disabled': !isPossible,
            onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
              if (!isPossible) return
              this.onSortEnd({ oldIndex: index, newIndex: to })
              announce(`${name}: ${to + 1} of ${count}`)
              // Rendering moves the entry to its new place.
              setTimeout(() => currentTarget.focus())
            },
          },
          symbol,
        )
      }
      const isOpen = this.state.itemsCollapsed[index] === false
      return h(
        'div',
        {
          className: 'move-entry',
          ref: (element: Element | null) =>
            element?.parentElement && nameButtons(element.parentElement, name, isOpen),
        },
        ...(count > 1
          ? [button('↑', 'Move up', index - 1), button('↓', 'Move down', index + 1)]
          : []),
      )
    }
  }
