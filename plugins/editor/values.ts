import { isObject } from '../content'
import { type Field, singleValue } from './fields'

/** The value that decides the file name of a new entry; it is not in the file. */
export const fileNameField = 'fileName'

type Values = Readonly<Record<string, unknown>>

/**
 * The name of the format in which Decap reads and writes files in a language: each has forms of its
 * own.
 * @param name "json", or the schema of a Markdown file
 */
export const formatName = (name: string, language: string | undefined): string =>
  language === undefined ? name : `${name}-${language}`

const canBeSingle = ({ fields = [] }: Field): boolean =>
  fields.some(({ name }) => name === singleValue)

type Convert = (field: Field, value: unknown) => unknown

/** Converts the values of an object with these fields; values without a field stay as they are. */
const convertFields = (fields: readonly Field[], values: Values, convert: Convert): Values => {
  const byName = new Map(fields.map((field) => [field.name, field]))
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = byName.get(name)
      const converted = field ? convert(field, value) : value
      return converted === undefined ? [] : [[name, converted]]
    }),
  )
}

const convertList = ({ fields, field }: Field, list: readonly unknown[], convert: Convert) =>
  list.map((item) => {
    if (fields && isObject(item)) return convertFields(fields, item, convert)
    return field ? convert({ ...field, required: true }, item) : item
  })

/** The number that a text is; the text itself if it is none, as "1,5". */
export const readNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value

const valueToForm: Convert = (field, value) => {
  // Decap shows nothing for zero; it sorts by other numbers, and not by texts.
  if (value === 0) return '0'
  if (Array.isArray(value)) return convertList(field, value, valueToForm)
  if (field.widget === 'image' && typeof value === 'string') return value.replace(/^\.\//, '')
  if (isObject(value)) return convertFields(field.fields ?? [], value, valueToForm)
  return canBeSingle(field) ? { [singleValue]: value } : value
}

/**
 * The values of a form for the content of a file. They differ in three ways: the path of a picture has
 * no "./", which Decap does not write; a number that was typed is a text, so that what is none can be
 * reported; and where the file can have a text or an object, the form has an object with a field for
 * the text.
 */
export const toForm = (fields: readonly Field[], content: Values): Values =>
  convertFields(fields, content, valueToForm)

/** Whether nothing is filled in. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

/**
 * The content of a file for the values of a form. Optional fields that are not filled in are left
 * out.
 * @param folder the name of the folder of a new file's pictures
 */
export function toFile(fields: readonly Field[], form: Values, folder?: string): Values {
  const inFolder = (picture: string): string =>
    `./${folder !== undefined && !picture.includes('/') ? `${folder}/` : ''}${picture}`
  const valueToFile: Convert = (field, value) => {
    // A list that must not be empty is left out, too; another one may be empty on purpose.
    const isList = Array.isArray(value) && !field.limits?.min
    if (!field.required && !isList && isEmpty(value)) return undefined
    if (Array.isArray(value)) return convertList(field, value, valueToFile)
    if (field.limits?.numbers) return readNumber(value)
    if (field.widget === 'image' && typeof value === 'string' && value) return inFolder(value)
    if (!isObject(value)) return value
    const { [singleValue]: single, ...group } = value
    if (canBeSingle(field) && !isEmpty(single)) return single
    return convertFields(field.fields ?? [], canBeSingle(field) ? group : value, valueToFile)
  }
  return convertFields(fields, form, valueToFile)
}
