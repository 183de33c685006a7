import type { Decap } from './decap'

/** The part of Decap's state that is used here: decap-cms-core/src/reducers. */
interface Store {
  dispatch: (action: { type: string; payload: object }) => void
  getState: () => { entryDraft: { getIn: (path: string[]) => unknown } }
}

type CreateStore = (...args: unknown[]) => Store

/**
 * Gives access to Decap's store once Decap has made it. To be called before Decap is loaded, which hands
 * its store to Redux DevTools only then.
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

/** Lists show pictures, unless somebody has chosen lines. To be called before Decap is loaded. */
export function showPictures(): void {
  const key = 'decap-cms.entries.viewStyle'
  if (localStorage.getItem(key) === null) localStorage.setItem(key, 'VIEW_STYLE_GRID')
}

/** The file whose form is shown: "data/home.json". */
export const shownFile = (store: Store | undefined): unknown =>
  store?.getState().entryDraft.getIn(['entry', 'path'])

/** The value of a field of the form that is shown. */
export const shownValue = (store: Store | undefined, field: string): unknown => {
  const value = store?.getState().entryDraft.getIn(['entry', 'data', field])
  return isImmutable(value) ? value.toJS() : value
}

/** Decap keeps lists and objects as those of Immutable. */
const isImmutable = (value: unknown): value is { toJS: () => unknown } =>
  typeof value === 'object' && value !== null && 'toJS' in value

/**
 * Has Decap know what it has saved. It compares a form with its file as it was when it was opened: who saved
 * a change and took it back could not save again, and lists showed old titles.
 * @param listed what a list shows of the form of a file
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
      // A new one, which has no address yet, is loaded by Decap.
      if (!saved.slug) return
      const data = { ...saved.data, ...listed(saved.path, saved.data) }
      const payload = { collection: saved.collection, entry: { ...saved, data } }
      store()?.dispatch({ type: 'ENTRY_SUCCESS', payload })
    },
  })
}
