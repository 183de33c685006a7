import type { FormField, FormShape } from './form-shape'

/**
 * A form differs from its file in three ways: an optional object is a list of at most one entry, so
 * that it can be added and removed; the single value of a union is the field "value" of an object;
 * and the path of a picture has no "./", because Decap does not write one.
 */
export const unionValue = 'value'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether an optional field is a list of at most one entry in the form. */
export const isOptionalObject = ({ isRequired, shape }: FormField): boolean =>
  !isRequired && shape.kind === 'object'

type Convert = (shape: FormShape, value: unknown) => unknown

/** The path of a picture in the file, for its path in the form without the leading "./". */
export type PicturePath = (path: string) => string

type ConvertBack = (shape: FormShape, value: unknown, pathOf: PicturePath) => unknown

const convertFields = (
  fields: readonly FormField[],
  value: Record<string, unknown>,
  convert: (field: FormField, value: unknown) => unknown,
): Record<string, unknown> => {
  const byName = new Map(fields.map((field) => [field.name, field]))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]) => {
      const field = byName.get(name)
      // Keys that are not in the schema are kept: the content check reports them.
      const converted = field ? convert(field, child) : child
      return converted === undefined ? [] : [[name, converted]]
    }),
  )
}

/** Converts a value of a file to a value of a form field. */
export const toForm: Convert = (shape, value) => {
  if (shape.kind === 'list' && Array.isArray(value))
    return value.map((item) => toForm(shape.item, item))
  if (shape.kind === 'picture' && typeof value === 'string') return value.replace(/^\.\//, '')
  if (shape.kind === 'union' && !isObject(value)) return { [unionValue]: value }
  if ((shape.kind === 'object' || shape.kind === 'union') && isObject(value)) {
    return convertFields(shape.fields, value, (field, child) => {
      const converted = toForm(field.shape, child)
      return isOptionalObject(field) ? [converted] : converted
    })
  }
  return value
}

/** The values of form fields that are not filled in. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0)

const fieldFromForm = (field: FormField, value: unknown, pathOf: PicturePath): unknown => {
  const present: unknown = isOptionalObject(field) && Array.isArray(value) ? value[0] : value
  const converted = fromForm(field.shape, present, pathOf)
  return !field.isRequired && isEmpty(converted) ? undefined : converted
}

/**
 * Converts a value of a form to a value of a file; optional fields that are not filled in are
 * omitted.
 */
export const fromForm: ConvertBack = (shape, value, pathOf) => {
  const fromField = (field: FormField, child: unknown): unknown =>
    fieldFromForm(field, child, pathOf)
  if (shape.kind === 'list' && Array.isArray(value))
    return value.map((item) => fromForm(shape.item, item, pathOf))
  if (shape.kind === 'picture' && typeof value === 'string' && value !== '')
    return pathOf(value.replace(/^\.?\//, ''))
  if (shape.kind === 'union' && isObject(value)) {
    const { [unionValue]: single, ...object } = value
    return isEmpty(single) ? convertFields(shape.fields, object, fromField) : single
  }
  if (shape.kind === 'object' && isObject(value))
    return convertFields(shape.fields, value, fromField)
  return value
}
