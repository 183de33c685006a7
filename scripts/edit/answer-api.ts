import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { BrokenFileError, editorFiles } from '../../src/content/editor/editor-files'
import { readSchemas } from '../../src/content/load'

/** A request of the editor: decapcms.org/docs/decap-server. */
export interface ApiRequest {
  action: string
  params: {
    dataFiles?: { path: string; newPath?: string; raw: string }[]
    [name: string]: unknown
  }
}

/** A file in an answer. */
interface Entry {
  data: string
  file: { path: string }
}

const isContent = (path: string): boolean => path.startsWith('data/') && path.endsWith('.json')

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'file' in value && 'data' in value

/** Converts what the editor and its file server say to each other: files on one side, forms on the other. */
export function contentConverter(root: string) {
  const files = editorFiles(readSchemas(root))

  const toForm = (entry: Entry): Entry => {
    const { path } = entry.file
    if (!isContent(path)) return entry
    try {
      return { ...entry, data: files.toForm(path.replace(/^data\//, ''), entry.data) }
    } catch (error) {
      if (!(error instanceof BrokenFileError)) throw error
      // In the list in place of its title; it cannot be saved.
      return { ...entry, data: JSON.stringify({ title: error.message, name: error.message }) }
    }
  }

  return {
    /** The request with the text to write in place of each form. */
    async request({ action, params }: ApiRequest): Promise<ApiRequest> {
      if (action !== 'persistEntry' || !params.dataFiles) return { action, params }
      const dataFiles = await Promise.all(
        params.dataFiles.map(async (file) => {
          if (!isContent(file.path)) return file
          const path = join(root, file.path)
          const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined
          const text = files.fromForm(file.path.replace(/^data\//, ''), file.raw, before)
          const raw = await format(text, { ...(await resolveConfig(path)), parser: 'json' })
          return { ...file, raw }
        }),
      )
      return { action, params: { ...params, dataFiles } }
    },
    /** The answer with a form in place of the text of each file. */
    answer: (answer: unknown): unknown =>
      Array.isArray(answer)
        ? answer.map((each: unknown) => (isEntry(each) ? toForm(each) : each))
        : isEntry(answer)
          ? toForm(answer)
          : answer,
  }
}
