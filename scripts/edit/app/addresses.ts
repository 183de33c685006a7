import type { DecapCollection } from '../../../src/content/editor/decap-config'

/** What the editor's address begins with at a form. */
const hashOf = (collection: string, entry: string): string =>
  `#/collections/${collection}/entries/${entry}`

/** The forms of the editor: which address has that of a file, and the other way round. */
export function formAddresses(collections: readonly DecapCollection[]) {
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
    /** The address of the form of a file, or of the file that a picture belongs to. */
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
