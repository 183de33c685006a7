import { BrokenFileError, type EditorFiles } from '../../../src/content/editor/editor-files'

/** A file as Decap's backends return it. */
export interface Entry {
  /** Its text; null if the file does not exist. */
  data: string | null
  file: { path: string }
}

/** A file to be written. */
export interface DataFile {
  path: string
  raw: string
  /** Its text when it was opened, which must be unchanged; undefined for a new file. */
  before?: string
}

/** The methods of Decap's backends for content: decapcms.org/docs/custom-backends. */
export interface Backend {
  getEntry: (path: string) => Promise<Entry>
  entriesByFolder: (...args: unknown[]) => Promise<Entry[]>
  entriesByFiles: (...args: unknown[]) => Promise<Entry[]>
  allEntriesByFolder?: (...args: unknown[]) => Promise<Entry[]>
  unpublishedEntryDataFile: (
    collection: string,
    slug: string,
    path: string,
    id: string,
  ) => Promise<string>
  persistEntry: (entry: { dataFiles: DataFile[] }, options: unknown) => Promise<object | undefined>
  deleteFiles: (paths: string[], message: string) => Promise<object | undefined>
}

interface Parts {
  files: EditorFiles
  /** Formats a text as the project does. */
  format: (text: string) => Promise<string>
  /** The files that link to a file's page. */
  linksTo: (path: string) => Promise<readonly string[]>
  /** Receives the backend's answer after files were written or deleted. */
  onChange: (answer: object | undefined) => void
}

const isContent = (path: string): boolean => path.startsWith('data/') && path.endsWith('.json')
const inData = (path: string): string => path.replace(/^data\//, '')

/**
 * Wraps a backend of Decap: it returns form values instead of files, and writes files instead of
 * form values, changing only what was edited. Everything other than content is passed on unchanged.
 */
export function contentBackend(
  inner: Backend,
  { files, format, linksTo, onChange }: Parts,
): Backend {
  /** The texts as the editor has read them. */
  const known = new Map<string, string>()

  const toForm = (path: string, text: string): string => {
    if (!isContent(path)) return text
    known.set(path, text)
    try {
      return files.toForm(inData(path), text)
    } catch (error) {
      if (!(error instanceof BrokenFileError)) throw error
      // Shown in the list in place of the title; such a file cannot be saved.
      return JSON.stringify({ title: error.message, name: error.message })
    }
  }
  const entryToForm = (entry: Entry): Entry => ({
    ...entry,
    data: entry.data === null ? null : toForm(entry.file.path, entry.data),
  })

  const toFile = async (file: DataFile): Promise<DataFile> => {
    if (!isContent(file.path)) return file
    const before = known.get(file.path)
    const raw = await format(files.fromForm(inData(file.path), file.raw, before))
    return { ...file, raw, before }
  }

  const own: Partial<Backend> = {
    getEntry: async (path) => entryToForm(await inner.getEntry(path)),
    entriesByFolder: async (...args) =>
      (await inner.entriesByFolder(...args)).map((entry) => entryToForm(entry)),
    entriesByFiles: async (...args) =>
      (await inner.entriesByFiles(...args)).map((entry) => entryToForm(entry)),
    ...(inner.allEntriesByFolder && {
      allEntriesByFolder: async (...args: unknown[]) =>
        ((await inner.allEntriesByFolder?.(...args)) ?? []).map((entry) => entryToForm(entry)),
    }),
    unpublishedEntryDataFile: async (collection, slug, path, id) =>
      toForm(path, await inner.unpublishedEntryDataFile(collection, slug, path, id)),
    persistEntry: async (entry, options) => {
      const dataFiles = await Promise.all(entry.dataFiles.map(toFile))
      const answer = await inner.persistEntry({ ...entry, dataFiles }, options)
      for (const { path, raw } of dataFiles) known.set(path, raw)
      onChange(answer)
      return answer
    },
    deleteFiles: async (paths, message) => {
      const links = (await Promise.all(paths.map(linksTo))).flat()
      if (links.length > 0)
        throw new Error(`Other pages link here. Remove these links first: ${links.join(', ')}`)
      const answer = await inner.deleteFiles(paths, message)
      onChange(answer)
      return answer
    },
  }
  return new Proxy(inner, {
    get: (target, name) => {
      const value: unknown = Reflect.get(Object.hasOwn(own, name) ? own : target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
