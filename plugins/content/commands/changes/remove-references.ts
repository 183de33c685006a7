import type { Schema } from '../../files/content-source'
import { type JsonFile, sectionsPointer, textsAt, valueAt } from '../../files/json/json-file'
import { checkSchemas } from '../../check/schema-errors/check-schemas'
import { placeIn, removeAt, replaceAt } from './json-edits'
import type { Reference } from './find-references'

/** The parts that have been removed from a file. */
export interface Cleaned {
  file: JsonFile
  /** Each with its position in the unchanged file. */
  changes: string[]
}

interface Cleaning {
  schemas: Schema[]
  /** The name of a deleted page, which can replace it as a tag. */
  titleOf: (path: string) => string | undefined
}

const withText = (file: JsonFile, text: string): JsonFile => ({
  ...file,
  text,
  value: JSON.parse(text) as unknown,
})

/**
 * Removes the smallest part around the value that the schema allows to be missing; undefined if
 * there is none.
 */
function withoutPart(
  file: JsonFile,
  pointer: string,
  schemas: Schema[],
): { file: JsonFile; pointer: string } | undefined {
  const allowed = checkSchemas([file], schemas).length
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const without = withText(file, removeAt(file.text, at))
    if (checkSchemas([without], schemas).length <= allowed) return { file: without, pointer: at }
  }
  return undefined
}

/** The file with the name of a page in place of its address, where the schema allows any name. */
function withName(
  file: JsonFile,
  pointer: string,
  name: string,
  schemas: Schema[],
): JsonFile | undefined {
  const named = withText(file, replaceAt(file.text, pointer, name))
  return checkSchemas([named], schemas).length <= checkSchemas([file], schemas).length
    ? named
    : undefined
}

/**
 * Only links and names of pages are removed. A paragraph that contains a link must be changed by
 * the editor.
 */
const isWholeReference = (file: JsonFile, { pointer }: Reference): boolean =>
  String(valueAt(file, pointer)).startsWith('/')

/**
 * Removes references from a file, the last one first, so that the pointers of the others stay
 * valid.
 */
export function removeReferences(
  before: JsonFile,
  references: readonly Reference[],
  { schemas, titleOf }: Cleaning,
): Cleaned {
  const removed = new Map<string, string>()
  let file = before
  for (const reference of [...references].reverse()) {
    const { pointer, path } = reference
    // It may have been removed together with another one.
    const isThere = valueAt(file, pointer) === valueAt(before, pointer)
    if (!isThere || !isWholeReference(file, reference)) continue
    const without = withoutPart(file, pointer, schemas)
    if (without) {
      removed.set(without.pointer, 'removed')
      file = without.file
      continue
    }
    const name = titleOf(path)
    const named = name === undefined ? undefined : withName(file, pointer, name, schemas)
    if (!named) continue
    removed.set(pointer, `becomes the plain tag "${name}"`)
    file = named
  }
  const isWithin = (pointer: string): boolean =>
    [...removed.keys()].some((other) => pointer.startsWith(`${other}/`))
  const changes = [...removed]
    .filter(([pointer]) => !isWithin(pointer))
    .map(([pointer, what]) => `${placeIn(before, pointer)}  ${what}`)
    .reverse()
  return removeEmptySections({ file, changes }, before)
}

/** Removes the sections that are gone from the list that names them. */
function removeEmptySections({ file, changes }: Cleaned, before: JsonFile): Cleaned {
  const list = sectionsPointer(file)
  if (list === undefined) return { file, changes }
  const gone = textsAt(file, `${list}/*`)
    .filter(({ text }) => valueAt(file, `/${text}`) === undefined)
    .map(({ pointer }) => pointer)
  return {
    file: gone.reduceRight((rest, at) => withText(rest, removeAt(rest.text, at)), file),
    changes: [...changes, ...gone.map((at) => `${placeIn(before, at)}  removed`)],
  }
}

/** Removes fields that are about a page but do not link to it. */
export const removeParts = (
  before: JsonFile,
  pointers: readonly string[],
  schemas: Schema[],
): Cleaned =>
  pointers.reduce<Cleaned>(
    ({ file, changes }, pointer) => {
      const without =
        valueAt(file, pointer) === undefined ? undefined : withoutPart(file, pointer, schemas)
      return without
        ? {
            file: without.file,
            changes: [...changes, `${placeIn(file, without.pointer)}  removed`],
          }
        : { file, changes }
    },
    { file: before, changes: [] },
  )
