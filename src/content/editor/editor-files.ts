import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser'
import { kindOf, type SchemaFile, schemaReference } from '../../../plugins/content'
import { formShapes, type FormShape } from './form-shape'
import { fromForm, toForm, type PicturePath } from './form-values'
import { listValues, withoutListValues } from './list-values'
import { keepLayout } from './keep-layout'

/** Thrown for a file that is not valid JSON: editing it would lose its content. */
export class BrokenFileError extends Error {}

const read = (path: string, text: string): unknown => {
  const errors: ParseError[] = []
  const value: unknown = parse(text, errors)
  const [error] = errors
  if (!error) return value
  const line = text.slice(0, error.offset).split('\n').length
  throw new BrokenFileError(
    `data/${path}:${line} is not valid JSON (${printParseErrorCode(error.error)}). Correct the file in a text editor.`,
  )
}

/** A picture that a new file shares with the file it is a copy of: paths under data/. */
export interface PictureCopy {
  from: string
  to: string
}

/** Converts content files, by their paths under data/, to form values and back. */
export function editorFiles(schemas: readonly SchemaFile[]) {
  const fieldsOf = formShapes(schemas)

  const shapeOf = (path: string): FormShape => {
    const kind = kindOf(path)
    if (!kind) throw new Error(`data/${path} is not a content file`)
    return { kind: 'object', fields: fieldsOf(kind.schema) }
  }

  /** The keys of the object at a path of keys and indexes, in the order of the schema. */
  const orderIn = (shape: FormShape, path: readonly (string | number)[]): string[] => {
    const [key, ...rest] = path
    if (shape.kind === 'list' && key !== undefined) return orderIn(shape.item, rest)
    if (shape.kind !== 'object' && shape.kind !== 'union') return []
    if (key === undefined) return shape.fields.map(({ name }) => name)
    const field = shape.fields.find(({ name }) => name === key)
    return field ? orderIn(field.shape, rest) : []
  }

  /** A new value with its keys in the order of the schema. */
  const inOrder = (shape: FormShape, value: unknown): unknown => {
    if (Array.isArray(value))
      return value.map((item: unknown) =>
        shape.kind === 'list' ? inOrder(shape.item, item) : item,
      )
    if (typeof value !== 'object' || value === null || !('fields' in shape)) return value
    const entries = new Map<string, unknown>(Object.entries(value))
    const known = shape.fields.flatMap((field): [string, unknown][] =>
      entries.has(field.name) ? [[field.name, inOrder(field.shape, entries.get(field.name))]] : [],
    )
    return Object.fromEntries([
      ...known,
      ...[...entries].filter(([name]) => !known.some(([each]) => each === name)),
    ])
  }

  /** The texts that a list shows for a form. */
  const listed = (path: string, form: Readonly<Record<string, unknown>>): object =>
    path.includes('/') ? listValues(fieldsOf(kindOf(path)?.schema ?? ''), form, new Date()) : {}

  return {
    /** @throws {BrokenFileError} if the file cannot be parsed */
    toForm(path: string, text: string): string {
      const form = toForm(shapeOf(path), read(path, text)) as Record<string, unknown>
      return JSON.stringify({ ...form, ...listed(path, form) })
    },

    listed,

    /**
     * The text of the file for the values of a form, and the pictures to copy with it: a new file
     * that is a copy of another one gets its own.
     * @param before the current text of the file, if it exists
     * @throws {BrokenFileError} if the current text cannot be parsed, so that nothing in it is lost
     */
    fromForm(path: string, form: string, before?: string): { text: string; copies: PictureCopy[] } {
      const shape = shapeOf(path)
      const [, parent = '', folder = ''] = /^(.*\/)?(.*)\.json$/.exec(path) ?? []
      const copies: PictureCopy[] = []
      const pathOf: PicturePath = (picture) => {
        const own = `${folder}/${picture.replace(/^.*\//, '')}`
        if (before !== undefined && picture.includes('/')) return `./${picture}`
        // The editor does not know the folder of a file that has no name yet.
        if (picture.includes('/') && picture !== own)
          copies.push({ from: parent + picture, to: parent + own })
        return `./${own}`
      }
      const fields = withoutListValues(JSON.parse(form) as Record<string, unknown>)
      const value = fromForm(shape, fields, pathOf) as Record<string, unknown>
      if (before === undefined) {
        const $schema = schemaReference(path, kindOf(path)?.schema ?? '')
        const content = { $schema, ...(inOrder(shape, value) as object) }
        return { text: JSON.stringify(content, null, 2), copies }
      }
      read(path, before)
      return { text: keepLayout(before, value, (at) => orderIn(shape, at)), copies }
    },
  }
}

/** Creates the functions that convert between files and forms. */
export type EditorFiles = ReturnType<typeof editorFiles>
