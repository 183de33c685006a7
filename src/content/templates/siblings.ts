import { contentPath } from '../../routes/paths'
import type { ContentSource } from '../content-source'
import { isObject, type JsonFile } from '../validation/json/json-file'
import { parseFiles } from '../validation/json/parse'

const filesIn = (source: ContentSource, folder: string): JsonFile[] =>
  parseFiles(source.files).files.filter(
    ({ path }) => path.slice(0, path.lastIndexOf('/')) === folder,
  )

const orderOf = ({ value }: JsonFile): number =>
  isObject(value) && typeof value.order === 'number' ? value.order : 0

/** The `order` that puts a new file after all others in its folder. */
export const nextOrder = (source: ContentSource, folder: string): number =>
  Math.max(0, ...filesIn(source, folder).map(orderOf)) + 1

/** The industries and services that can have sub-pages: "industries/retail". */
export const parentsIn = ({ files }: ContentSource): string[] =>
  files
    .map(({ path }) => path)
    .filter((path) => /^(?:industries|services)\/[^/]+\.json$/.test(path))
    .map((path) => path.replace(/\.json$/, ''))

/** The pages to which a new one is related until better ones are chosen: services first. */
export const relatedPages = (source: ContentSource, count: number): string[] =>
  ['services', 'industries']
    .flatMap((folder) => filesIn(source, folder).sort((a, b) => orderOf(a) - orderOf(b)))
    .slice(0, count)
    .map(({ path }) => contentPath(path))
