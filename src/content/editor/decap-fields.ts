import type { FormField, FormShape } from './form-shape'
import { isOptionalObject, unionValue } from './form-values'

type TextShape = Extract<FormShape, { kind: 'text' }>

const lengthOf = (min: number, max: number | undefined): string | undefined => {
  if (max === undefined) return min > 1 ? `at least ${min} characters` : undefined
  return min > 1 ? `${min} to ${max} characters` : `at most ${max} characters`
}

/**
 * What a form accepts in a text field: a regular expression for the flag "u", and words that follow
 * "must be". Undefined if it accepts everything.
 */
function textPattern({
  pattern,
  isLine,
  minLength = 0,
  maxLength,
}: TextShape): [pattern: string, message: string] | undefined {
  const length = lengthOf(minLength, maxLength)
  if (pattern === undefined && length === undefined) return undefined
  const words = isLine
    ? [
        `one line${length ? ` of ${length}` : ''}`,
        'without spaces at its ends or invisible characters',
      ]
    : [pattern !== undefined && 'in the form that is described below', length && `of ${length}`]
  return [
    // The pattern of a schema may be about a part of the text.
    `^(?=[^]{${minLength},${maxLength ?? ''}}$)(?=[^]*?(?:${pattern ?? ''}))`,
    words.filter(Boolean).join(', '),
  ]
}

/** A field in the configuration of Decap CMS: decapcms.org/docs/widgets. */
export interface DecapField {
  name: string
  label: string
  widget: string
  required: boolean
  hint?: string
  /** A regular expression for the flag "u", and what follows "must be" in the message. */
  pattern?: [pattern: string, message: string]
  value_type?: 'int' | 'float'
  min?: number
  max?: number
  step?: number
  options?: readonly (string | { label: string; value: string })[]
  /** The field of a list of single values. */
  field?: DecapField
  /** The fields of an object, or of a list of objects. */
  fields?: DecapField[]
  summary?: string
  label_singular?: string
  collapsed?: boolean
  minimize_collapsed?: boolean
  allow_multiple?: boolean
  /** Whether an address can be entered in place of a file. */
  choose_url?: boolean
}

/** A page that a field can link to. */
export interface PageOption {
  path: string
  title: string
}

/** Labels for keys that are unclear as labels. */
const labels: Partial<Record<string, string>> = {
  imgUrl: 'Picture',
  imgAlt: 'Alternative text',
  pictureNarrow: 'Picture for phones',
  seo: 'Search engines',
  tech: 'Technologies',
}

/** The label of a field: "Former titles" for "formerTitles". */
export const labelOf = (name: string): string => {
  const known = labels[name]
  if (known !== undefined) return known
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A text that can be longer is edited in several lines. */
const longText = 90

/** The fields that identify an entry of a list, best first. */
const summaryFields = ['title', 'name', 'question', 'label', 'text', 'heading', 'caption', 'what']

const summaryOf = (fields: readonly FormField[]): string | undefined => {
  const names = fields.filter(({ shape }) => shape.kind === 'text').map(({ name }) => name)
  const name = summaryFields.find((each) => names.includes(each)) ?? names[0]
  return name && `{{fields.${name}}}`
}

/**
 * Creates Decap's fields from the fields of a form.
 * @param people the names of the people in data/people/
 */
export function decapFields(pages: readonly PageOption[], people: readonly string[]) {
  const pageOptions = pages.map(({ path, title }) => ({ label: `${title}  ${path}`, value: path }))

  /** The settings that depend only on the shape of a value. */
  const widgetOf = (shape: FormShape): Omit<DecapField, 'name' | 'label' | 'required'> => {
    switch (shape.kind) {
      case 'text': {
        const isLong = (shape.maxLength ?? Infinity) > longText
        const hasForm = shape.pattern !== undefined && !shape.isLine
        const pattern = textPattern(shape)
        return { widget: isLong && !hasForm ? 'text' : 'string', ...(pattern && { pattern }) }
      }
      case 'number':
        return {
          widget: 'number',
          value_type: shape.isInteger ? 'int' : 'float',
          step: shape.isInteger ? 1 : 0.01,
          min: shape.minimum,
          max: shape.maximum,
        }
      case 'switch':
        return { widget: 'boolean' }
      case 'choice':
        return { widget: 'select', options: shape.values }
      case 'page':
        return { widget: 'select', options: pageOptions }
      case 'link':
        return { widget: 'link' }
      case 'person':
        return { widget: 'select', options: people }
      case 'picture':
        return { widget: 'image', allow_multiple: false, choose_url: false }
      case 'list':
        return {
          widget: 'list',
          collapsed: true,
          min: shape.min,
          max: shape.max,
          ...itemsOf(shape.item, shape.hint),
        }
      case 'object':
        return { widget: 'object', collapsed: true, fields: shape.fields.map(fieldOf) }
      case 'union': {
        const { value, hint } = shape
        const single = fieldOf({ name: unionValue, isRequired: false, hint, shape: value })
        const optional = shape.fields.map((field) => fieldOf({ ...field, isRequired: false }))
        return {
          widget: 'object',
          collapsed: false,
          fields: [{ ...single, label: 'As text' }, ...optional],
        }
      }
    }
  }

  const itemsOf = (item: FormShape, hint: string | undefined): Partial<DecapField> =>
    item.kind === 'object'
      ? {
          fields: item.fields.map(fieldOf),
          summary: summaryOf(item.fields),
          minimize_collapsed: true,
        }
      : {
          field: fieldOf({ name: 'entry', isRequired: true, hint, shape: item }),
          summary: '{{fields.entry}}',
        }

  const fieldOf = (field: FormField): DecapField => {
    const { name, isRequired, hint, shape } = field
    const base = { name, label: labelOf(name), required: isRequired, ...(hint && { hint }) }
    if (!isOptionalObject(field)) return { ...base, ...widgetOf(shape) }
    const list: FormShape = { kind: 'list', item: shape, min: 0, max: 1 }
    return { ...base, ...widgetOf(list), label_singular: base.label.toLowerCase() }
  }

  return (fields: readonly FormField[]): DecapField[] => fields.map(fieldOf)
}
