import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useLayoutEffect,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepFields } from './keep-fields'
import type { RenderedHtml } from './slots'

/** The performance mark of an island that differed from its HTML, for tests and DevTools. */
const renderedAgain = 'rendered-again'

interface BoundaryProps {
  /** Called while the elements are still there. */
  onError: () => void
  /** Called when they have been removed. */
  onRemove: () => void
  children: ReactNode
}

/** Removes an island that throws. */
class IslandBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(): void {
    this.props.onRemove()
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    this.props.onError()
    return null
  }
}

interface ObservedProps {
  /** Called before React may replace the elements. */
  onRender: () => void
  /** Called when React has attached itself to the elements, before the browser paints. */
  onAttach: () => void
  children: ReactNode
}

const Observed = ({ onRender, onAttach, children }: ObservedProps): ReactNode => {
  useLayoutEffect(onAttach, [onAttach])
  onRender()
  return children
}

/** The parts that React only places, as they are in the page: a translator may have changed them. */
function readSlots(island: HTMLElement): Record<string, RenderedHtml[]> {
  const names = island.dataset.slots?.split(' ') ?? []
  return Object.fromEntries(
    names.map((name) => [
      name,
      [...island.querySelectorAll(`[data-slot="${name}"]`)].map(({ innerHTML }) => ({
        html: innerHTML,
      })),
    ]),
  )
}

/**
 * Lets React take over the HTML of an island, in slices of 5 ms. If its component throws then or
 * later, the island gets the HTML of the server again, with what was typed, and works as without
 * scripts.
 * @returns a promise that is fulfilled when React has taken over, and rejected if the component throws
 */
export function hydrateIsland(island: HTMLElement, component: ComponentType<never>): Promise<void> {
  const { props = '{}', prefix } = island.dataset
  const html = island.innerHTML
  const fields = keepFields(island)
  return new Promise((resolve, reject) => {
    const showHtml = (): void => {
      delete island.dataset.awake
      island.dataset.failed = 'error'
      // React cannot remove a root while it renders.
      queueMicrotask(() => {
        root.unmount()
        island.innerHTML = html
        fields.restore()
        reject(new Error(`The island "${island.dataset.island}" has failed`))
      })
    }
    const islandProps = { ...(JSON.parse(props) as object), slots: readSlots(island) }
    const element = createElement(component as ComponentType<object>, islandProps)
    let root: ReturnType<typeof hydrateRoot>
    startTransition(() => {
      root = hydrateRoot(
        island,
        <IslandBoundary onError={fields.remember} onRemove={showHtml}>
          <Observed onRender={fields.remember} onAttach={resolve}>
            {element}
          </Observed>
        </IslandBoundary>,
        {
          identifierPrefix: prefix,
          // Called after React has rendered new elements, and before effects.
          onRecoverableError: (error) => {
            performance.mark(renderedAgain, { detail: String(error) })
            fields.restore()
          },
        },
      )
    })
  })
}
