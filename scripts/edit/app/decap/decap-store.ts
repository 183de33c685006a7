import type { Decap } from './decap'

/** The part of Decap's state that is used here: decap-cms-core/src/reducers. */
export interface Store {
  dispatch: (action: { type: string; payload: object }) => void
  getState: () => {
    entryDraft: { getIn: (path: string[]) => unknown }
    mediaLibrary: { get: (key: string) => unknown }
  }
}

type CreateStore = (...args: unknown[]) => Store

/**
 * Gives access to Decap's store. Must be called before Decap is loaded, because Decap passes its
 * store to Redux DevTools only once.
 */
export function catchStore(): () => Store | undefined {
  let store: Store | undefined
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      (enhance: (create: CreateStore) => CreateStore) =>
      (create: CreateStore): CreateStore =>
      (...args) =>
        (store = enhance(create)(...args)),
  })
  return () => store
}

/**
 * Shows lists with pictures, unless the user has chosen another view. Must be called before Decap
 * is loaded.
 */
export function showPictures(): void {
  const key = 'decap-cms.entries.viewStyle'
  if (localStorage.getItem(key) === null) localStorage.setItem(key, 'VIEW_STYLE_GRID')
}

/** Signs in to the local editor, which has no accounts. To be called before Decap starts. */
export function signIn(): void {
  localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'content' }))
}

/** Whether the library of pictures is open. */
export const isLibraryOpen = (store: Store | undefined): boolean =>
  store?.getState().mediaLibrary.get('isVisible') === true

/** Whether the open form has changes that are not saved. */
export const hasChanges = (store: Store | undefined): boolean =>
  store?.getState().entryDraft.getIn(['hasChanged']) === true

/** The file whose form is open: "data/home.json". */
export const shownFile = (store: Store | undefined): unknown =>
  store?.getState().entryDraft.getIn(['entry', 'path'])

/** The value of a field of the open form. */
export const shownValue = (store: Store | undefined, field: string): unknown => {
  const value = store?.getState().entryDraft.getIn(['entry', 'data', field])
  return isImmutable(value) ? value.toJS() : value
}

/** Decap stores lists and objects as Immutable collections. */
const isImmutable = (value: unknown): value is { toJS: () => unknown } =>
  typeof value === 'object' && value !== null && 'toJS' in value

/** Names the file of a new entry. */
export const nameFiles = (cms: Decap['CMS'], nameOf: (title: string) => string): void =>
  cms.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const data = entry.get('data')
      const title = data.get('title') ?? data.get('name')
      return typeof title === 'string' ? data.set('fileName', nameOf(title)) : undefined
    },
  })

/**
 * Updates Decap's state to the saved content. Decap compares a form with its file as it was when it
 * was opened: after saving a change, reverting it could not be saved, and lists showed old titles.
 * @param listed the texts that a list shows for a file's form
 */
export function followSaves(
  cms: Decap['CMS'],
  store: () => Store | undefined,
  listed: (file: string, form: object) => object,
): void {
  cms.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      const { isPersisting: _, ...saved } = entry.toJS()
      // Decap itself loads a new file, which has no address yet.
      if (!saved.slug) return
      const data = { ...saved.data, ...listed(saved.path, saved.data) }
      const payload = { collection: saved.collection, entry: { ...saved, data } }
      store()?.dispatch({ type: 'ENTRY_SUCCESS', payload })
    },
  })
}
