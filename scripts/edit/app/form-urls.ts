import type { DecapCollection } from '../../../src/content/editor/decap-config'

const question = 'This form has changes that are not saved. Leave it without saving them?'

const isNewEntry = (url: string): boolean => /#\/collections\/[^/]+\/new\b/.test(url)

interface OpenForm {
  /** Returns the file of the open form; empty for a new entry or if no form is open. */
  file: () => unknown
  /** Whether the open form has changes that are not saved. */
  hasChanges: () => boolean
}

/**
 * Reloads the editor when its address changes from one form directly to another: Decap would show
 * and save the content of the first one in the fields of the second. Must be called before Decap
 * is loaded, which listens to the same events.
 */
export function reloadForms({ fileAt }: ReturnType<typeof formUrls>, open: OpenForm): void {
  let isReloading = false
  const onHashChange = (event: HashChangeEvent): void => {
    const file = open.file()
    const next = fileAt(new URL(event.newURL).hash.replace(/\?.*/, ''))
    const isOtherFile = Boolean(file) && next !== undefined && next !== file
    const isOtherNewEntry = isNewEntry(event.oldURL) && isNewEntry(event.newURL)
    if (!isOtherFile && !isOtherNewEntry) return
    event.stopImmediatePropagation()
    if (open.hasChanges() && !window.confirm(question)) {
      history.replaceState(history.state, '', event.oldURL)
      return
    }
    isReloading = true
    location.reload()
  }
  addEventListener('hashchange', onHashChange, { capture: true })
  // Decap would ask the same question again.
  const onLeave = (event: Event): void => {
    if (isReloading) event.stopImmediatePropagation()
  }
  addEventListener('beforeunload', onLeave, { capture: true })
}

/** The start of the editor's address when a form is open. */
const hashOf = (collection: string, entry: string): string =>
  `#/collections/${collection}/entries/${entry}`

/** Maps the files to the editor's addresses of their forms, and back. */
export function formUrls(collections: readonly DecapCollection[]) {
  const single = new Map(
    collections.flatMap(({ name, files = [] }) =>
      files.map((file) => [file.file, hashOf(name, file.name)] as const),
    ),
  )
  const files = new Map([...single].map(([file, hash]) => [hash, file]))

  /** @param file path from the project's root */
  const hashOfFile = (file: string): string | undefined => {
    const [, folder = '', entry = ''] = /^(.*)\/([^/]*)\.json$/.exec(file) ?? []
    const collection = collections.find((each) => each.folder === folder)
    return collection ? hashOf(collection.name, entry) : single.get(file)
  }

  return {
    /** The address of the form for a file, or for the file that a picture belongs to. */
    hashOf: (file: string): string | undefined =>
      hashOfFile(file) ?? hashOfFile(file.replace(/\/[^/]*$/, '.json')),

    /** The file whose form has this address. */
    fileAt: (hash: string): string | undefined => {
      const [, name, entry = ''] = /^#\/collections\/([^/]+)\/entries\/(.+)$/.exec(hash) ?? []
      const folder = collections.find((each) => each.name === name)?.folder
      return folder ? `${folder}/${entry}.json` : files.get(hash)
    },
  }
}
