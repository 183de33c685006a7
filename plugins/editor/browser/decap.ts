/** The values of a form, as a Map of Immutable. */
export interface FormData {
  get: (key: string) => string | undefined
  set: (key: string, value: string) => FormData
  toJS: () => Record<string, unknown>
}

/** A file, as Decap passes it to listeners and previews; the texts are empty for a new one. */
export interface Entry {
  get: ((key: 'data') => FormData) & ((key: 'path' | 'raw' | 'collection') => string)
}

/** Texts of Decap, by their names, in groups. */
export interface Phrases {
  readonly [name: string]: string | Phrases
}

/** What Decap adds to the window: decapcms.org/docs/custom-widgets. */
export interface Decap {
  createClass: (component: { render: () => unknown }) => unknown
  h: (type: string, props: object, ...children: unknown[]) => unknown
  CMS: {
    init: (options: { config: object }) => void
    registerWidget: (name: string, control: unknown) => void
    registerPreviewTemplate: (name: string, component: unknown) => void
    registerCustomFormat: (
      name: string,
      extension: string,
      format: {
        fromFile: (text: string) => object
        toFile: (form: Readonly<Record<string, unknown>>) => string
      },
    ) => void
    registerEventListener: (listener: {
      name: 'preSave' | 'preUnpublish'
      handler: (event: { entry: Entry }) => Promise<FormData | undefined>
    }) => void
    getLocale: (name: string) => Phrases | undefined
    registerLocale: (name: string, phrases: Phrases) => void
  }
}

export const decap = window as unknown as Decap
