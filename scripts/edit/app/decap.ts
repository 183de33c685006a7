import type { Backend } from './content-backend'

/** Creates elements with React's own functions, as Decap provides them. */
export interface DecapElements {
  /** `this` in a component has its `props`. */
  createClass: (component: { render: (this: never) => unknown }) => unknown
  h: (name: string, props: object, text?: string) => unknown
}

/** An entry in Decap's state. */
export interface SavedEntry {
  collection: string
  /** Empty while the entry is new. */
  slug?: string
  /** The path of its file. */
  path: string
  data: object
  isPersisting?: boolean
}

/** What decap-cms.js adds to the window: decapcms.org/docs/customization. */
export interface Decap extends DecapElements {
  CMS: {
    init: (options: { config: object }) => void
    registerPreviewTemplate: (name: string, component: unknown) => void
    registerEventListener: (listener: {
      name: 'postSave'
      handler: (event: { entry: { toJS: () => SavedEntry } }) => void
    }) => void
    registerWidget: (name: string, control: unknown) => void
    registerBackend: (name: string, backend: unknown) => void
    getBackend: (name: string) => { init: (...args: unknown[]) => Backend }
  }
}
