import { lazy, type ComponentType } from 'react'

// Where the code itself cannot be fetched there is simply no frame, and the fallback says the rest.
const nothing = { default: () => null }

const part = <Props>(choose: (parts: typeof import('react-calendly')) => ComponentType<Props>) =>
  lazy<ComponentType<Props>>(() =>
    import('react-calendly').then((parts) => ({ default: choose(parts) })).catch(() => nothing),
  )

/** react-calendly's parts, fetched by the pages that show them. They render a frame and load no script. */
export const InlineWidget = part((parts) => parts.InlineWidget)
export const PopupModal = part((parts) => parts.PopupModal)
