import type { DecapCollection } from '../../../src/content/editor/decap-config'

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
