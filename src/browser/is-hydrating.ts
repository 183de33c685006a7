import { hydrated } from './hydration-triggers'

/** In development the server renders no page. */
let hydrating = process.env.NODE_ENV === 'production' && typeof window !== 'undefined'

if (hydrating) window.addEventListener(hydrated, () => (hydrating = false), { once: true })

/** Whether React is hydrating the page. */
export const isHydrating = (): boolean => hydrating
