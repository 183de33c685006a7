import { hydrated } from './hydration-triggers'

/** In develop the server renders no page. */
let hydrating = process.env.NODE_ENV === 'production' && typeof window !== 'undefined'

if (hydrating) window.addEventListener(hydrated, () => (hydrating = false), { once: true })

/** Whether React is taking over the page that the server has rendered. */
export const isHydrating = (): boolean => hydrating
