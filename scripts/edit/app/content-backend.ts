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

/** A picture as Decap returns it. */
export interface MediaFile {
  path: string
  file?: File
}

/** A picture to be written. */
interface Asset {
  path: string
  fileObj: File
  toBase64: () => Promise<string>
}

interface NewEntry {
  dataFiles: DataFile[]
  assets: Asset[]
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
  getMedia: (folder: string) => Promise<MediaFile[]>
  getMediaFile: (path: string) => Promise<MediaFile>
  persistEntry: (entry: NewEntry, options: unknown) => Promise<object | undefined>
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
const split = (path: string): [folder: string, name: string] => {
  const at = path.lastIndexOf('/') + 1
  return [path.slice(0, at), path.slice(at)]
}
const inData = (path: string): string => path.replace(/^data\//, '')

/** A file's bytes in base64. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

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

  const toFile = async (file: DataFile): Promise<{ file: DataFile; assets: Asset[] }> => {
    if (!isContent(file.path)) return { file, assets: [] }
    const before = known.get(file.path)
    const { text, copies } = files.fromForm(inData(file.path), file.raw, before)
    const assets = copies.map(async ({ from, to }): Promise<Asset[]> => {
      const { file: picture } = await inner.getMediaFile(`data/${from}`)
      if (!picture) return []
      return [{ path: `data/${to}`, fileObj: picture, toBase64: () => base64Of(picture) }]
    })
    return {
      file: { ...file, raw: await format(text), before },
      assets: (await Promise.all(assets)).flat(),
    }
  }

  /** The path of the file whose form was opened last. */
  let opened = ''

  /**
   * Finds also the pictures of a copy that is not saved yet: Decap does not know their folder, which
   * is still that of the original.
   */
  const getMediaFile = async (path: string): Promise<MediaFile> => {
    const [folder, name] = split(path)
    if (split(opened)[0] !== folder) return inner.getMediaFile(path)
    return inner
      .getMediaFile(opened.replace(/\.json$/, `/${name}`))
      .catch(() => inner.getMediaFile(path))
  }

  const own: Partial<Backend> = {
    getEntry: async (path) => {
      const entry = entryToForm(await inner.getEntry(path))
      if (entry.data !== null) opened = path
      return entry
    },
    getMediaFile,
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
      const converted = await Promise.all(entry.dataFiles.map(toFile))
      const dataFiles = converted.map(({ file }) => file)
      const assets = [...entry.assets, ...converted.flatMap((each) => each.assets)]
      const answer = await inner.persistEntry({ ...entry, dataFiles, assets }, options)
      for (const { path, raw } of dataFiles) known.set(path, raw)
      onChange(answer)
      return answer
    },
    deleteFiles: async (paths, message) => {
      const links = (await Promise.all(paths.map(linksTo))).flat()
      if (links.length > 0)
        throw new Error(`Other pages link here. Remove these links first: ${links.join(', ')}`)
      const folders = paths.filter(isContent).map((path) => path.replace(/\.json$/, ''))
      const pictures = (await Promise.all(folders.map((folder) => inner.getMedia(folder)))).flat()
      const all = [...paths, ...pictures.map(({ path }) => path)]
      const answer = await inner.deleteFiles(all, message)
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
