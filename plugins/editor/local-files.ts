import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { listFiles, toComparable } from '../content/node'
import { preparePicture } from './pictures'

/** What the editor can read, write and delete: content and its pictures, and media to publish. */
const editable = {
  data: /\.(?:json|md|png|jpe?g|webp|avif)$/i,
  static: /\.(?:svg|png|jpe?g|webp|avif|gif)$/i,
}

/** Whether a path is in a folder with editable files; none of its parts may begin with a dot. */
const isInEditableFolder = (path: string): boolean =>
  /^(?:data|static)(?:\/[^./\\:\0][^/\\:\0]*)*$/.test(path)

const isEditable = (path: string): boolean =>
  isInEditableFolder(path) && editable[path.startsWith('data/') ? 'data' : 'static'].test(path)

interface Asset {
  path: string
  /** In base64. */
  content: string
}

interface DataFile {
  path: string
  raw: string
  newPath?: string
}

/** The parameters of all actions; each has some of them. */
interface Params {
  path: string
  paths: string[]
  files: { path: string; label?: string }[]
  folder: string
  extension: string
  depth: number
  mediaFolder: string
  entry: DataFile
  dataFiles?: DataFile[]
  asset: Asset
  assets: Asset[]
}

const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex')

/**
 * Creates what Decap's `local_backend` requests of the files on this computer, by action:
 * decapcms.org/docs/working-with-a-local-git-repository. decap-server would also read and write
 * what is not content, and follow links.
 * @throws in an action, with what is shown to the editor
 */
export function createFileActions(root: string) {
  /** The absolute path of a file that can be edited; it may be missing. */
  const locate = (path: string): string => {
    if (!isEditable(path))
      throw new Error(
        `The editor has no "${path}": in data/ are JSON files, Markdown files and pictures (JPEG, PNG, WebP, AVIF), in static/ pictures and SVG.`,
      )
    // Content names files with composed letters; a Mac takes those of an upload apart.
    const parts = (existsSync(join(root, path)) ? path : toComparable(path)).split('/')
    return parts.reduce((folder, name, index) => {
      const at = join(folder, name)
      const found = lstatSync(at, { throwIfNoEntry: false })
      const isLast = index === parts.length - 1
      if (found && !(isLast ? found.isFile() : found.isDirectory()))
        throw new Error(`"${path}" is a link, or not a file: the editor cannot change it.`)
      return at
    }, root)
  }

  const canLocate = (path: string): boolean => {
    try {
      return locate(path) !== ''
    } catch {
      return false
    }
  }

  const listEditable = (folder: string, depth: number): string[] => {
    if (!isInEditableFolder(folder)) throw new Error(`The editor has no files in "${folder}".`)
    return listFiles(join(root, folder))
      .filter((path) => path.split('/').length <= depth)
      .map((path) => `${folder}/${path}`)
      .filter(canLocate)
  }

  const readEntry = (path: string, label?: string) => {
    const file = locate(path)
    const data = existsSync(file) ? readFileSync(file, 'utf8') : null
    return { data, file: { path, label, id: data === null ? null : hashOf(data) } }
  }

  const readMedia = (path: string) => {
    const content = readFileSync(locate(path))
    const id = hashOf(content)
    return {
      id,
      content: content.toString('base64'),
      encoding: 'base64',
      path,
      name: basename(path),
    }
  }

  const writeFile = (path: string, content: Buffer | string): void => {
    const file = locate(path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }

  /** Writes all files, or none if one of them cannot be written. */
  const writeAll = async (files: readonly DataFile[], assets: readonly Asset[]): Promise<void> => {
    for (const { path, newPath } of [...files, ...assets] as DataFile[]) {
      locate(path)
      if (newPath !== undefined) throw new Error('Rename it with "npm run rename".')
    }
    const pictures = await Promise.all(
      assets.map(async ({ path, content }) => ({
        path,
        content: await preparePicture(basename(path), Buffer.from(content, 'base64')),
      })),
    )
    files.forEach(({ path, raw }) => writeFile(path, raw))
    pictures.forEach(({ path, content }) => writeFile(path, content))
  }

  const actions: Record<string, (params: Params) => unknown> = {
    info: () => ({ repo: basename(root), publish_modes: ['simple'], type: 'local_fs' }),
    entriesByFolder: ({ folder, extension, depth }) =>
      listEditable(folder, depth)
        .filter((path) => path.endsWith(extension))
        .map((path) => readEntry(path)),
    entriesByFiles: ({ files }) => files.map(({ path, label }) => readEntry(path, label)),
    getEntry: ({ path }) => readEntry(path),
    persistEntry: async ({ entry, dataFiles = [entry], assets }) => {
      await writeAll(dataFiles, assets)
      return {}
    },
    getMedia: ({ mediaFolder }) => listEditable(mediaFolder, 1).map(readMedia),
    getMediaFile: ({ path }) => readMedia(path),
    persistMedia: async ({ asset }) => {
      await writeAll([], [asset])
      return readMedia(asset.path)
    },
    deleteFile: ({ path }) => {
      rmSync(locate(path), { force: true })
      return {}
    },
    deleteFiles: ({ paths }) => {
      paths.map(locate).forEach((file) => rmSync(file, { force: true }))
      return {}
    },
    getDeployPreview: () => null,
  }
  return actions
}
