import type { Backend } from '../content-backend'
import type { Phrases } from './phrases'

/** Creates elements with React's own functions, as Decap provides them. */
export interface DecapElements {
  /** `this` in a component has its `props`. */
  createClass: (component: { render: (this: never) => unknown }) => unknown
  /** @param type the name of an HTML element, or a component */
  h: (type: unknown, props: object, ...children: unknown[]) => unknown
}

/** A form before it is saved: Maps of Immutable. */
export interface FormEntry {
  get: (key: 'data') => FormData
}

interface FormData {
  get: (key: string) => unknown
  set: (key: string, value: string) => FormData
}

/** How a kind of field is edited and shown. */
export interface DecapWidget {
  control: unknown
  preview: unknown
  schema: object
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
    registerEventListener: (
      listener:
        | { name: 'postSave'; handler: (event: { entry: { toJS: () => SavedEntry } }) => void }
        | { name: 'preSave'; handler: (event: { entry: FormEntry }) => unknown },
    ) => void
    registerWidget: (name: string, control: unknown, preview?: unknown, schema?: object) => void
    getWidget: (name: string) => DecapWidget
    getLocale: (name: string) => Phrases
    registerLocale: (name: string, phrases: Phrases) => void
    registerBackend: (name: string, backend: unknown) => void
    getBackend: (name: string) => { init: (...args: unknown[]) => Backend }
  }
}
