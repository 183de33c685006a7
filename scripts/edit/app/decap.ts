import type { Backend } from './content-backend'

/** How Decap lets others make elements: React's own functions. */
export interface DecapElements {
  /** `this` of a component has its `props`. */
  createClass: (component: { render: (this: never) => unknown }) => unknown
  h: (name: string, props: object, text?: string) => unknown
}

/** An entry of Decap's state. */
export interface SavedEntry {
  collection: string
  /** Empty as long as it is new. */
  slug?: string
  /** Of its file. */
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
