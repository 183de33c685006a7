import {
  isInherited,
  type GraphqlKeyword,
  linkedField,
  maxMegabytes,
  type SchemaFile,
  type SchemaNode,
  schemaResolver,
} from '../content'

/**
 * What a value may be. Decap has settings for this too, but refuses to save without a word when the
 * field is not in view.
 */
export interface Limits {
  /** A regular expression for the whole text, and what it asks for in words. */
  pattern?: string
  words?: string
  /** The numbers that a text field takes. */
  numbers?: 'integer' | 'number'
  /** The least and the greatest number, or number of entries, or width of a text. */
  min?: number | undefined
  max?: number | undefined
}

/** A field in the configuration of Decap, with the settings of its widget: decapcms.org/docs/widgets. */
export interface Field {
  name: string
  label: string
  widget: string
  required: boolean
  hint?: string
  /** The fields of an object, or of a list of objects. */
  fields?: Field[]
  /** The field of a list of single values. */
  field?: Field
  limits?: Limits
  [setting: string]: unknown
}

/** The field for the single value of a value that can also be an object. */
export const singleValue = 'asText'

/** The length in characters above which a text is edited in several lines. */
const longText = 90

/** The fields that identify an entry of a list, best first. */
const summaryNames = ['title', 'name', 'question', 'label', 'text', 'heading', 'caption', 'what']

/** "Former titles" for "formerTitles". */
export const labelOf = (name: string): string => {
  const words = name.replace(/-/g, ' ').replace(/([A-Z])/g, ' $1')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

function summaryOf(fields: readonly Field[]): string | undefined {
  const names = fields
    .filter(({ widget }) => ['string', 'text', 'select', 'link'].includes(widget))
    .map(({ name }) => name)
  const name = summaryNames.find((summaryName) => names.includes(summaryName)) ?? names[0]
  return name && `{{fields.${name}}}`
}

/**
 * The field in a collection of Decap by which a value names a file: a field of it, such as "name"
 * for people, or the file's own name, which Decap writes as "{{slug}}".
 */
function relationField(graphql: GraphqlKeyword): string | undefined {
  const field = linkedField(graphql)
  if (field === 'fields.name') return '{{slug}}'
  return field?.includes('.') ? undefined : field
}

/** A field without its name, its label and whether it is required. */
type Settings = Pick<Field, 'widget' | 'fields' | 'field' | 'limits'> & Record<string, unknown>

/**
 * Creates the fields of a form from the JSON Schema of a collection.
 * @param pages the pages of the site
 * @param collectionOf returns the collection with the files of a GraphQL type, and the field by
 *   which people know them
 * @param isTranslation whether the files are in another language than the first: they need no value
 *   that they have from their originals
 * @throws if a schema has a value that cannot be edited, with its path
 */
export function formFields(
  schemas: readonly SchemaFile[],
  pages: readonly { path: string; title: string }[],
  collectionOf: (type: string) => { name: string; identifier: string } | undefined,
  { isTranslation = false }: { isTranslation?: boolean },
) {
  const { resolve, target } = schemaResolver(schemas)
  const linePattern = resolve({ $ref: 'text.schema.json' }).node.pattern
  const options = pages.map(({ path: value, title }) => ({
    label: `${title}  ${value}`,
    value,
  }))

  const textSettings = ({ pattern, minLength = 0, maxLength }: SchemaNode): Settings => {
    const isLine = pattern === linePattern
    const isLong = (isLine || !pattern) && (maxLength ?? Infinity) > longText
    const widget = isLong ? 'text' : 'string'
    if (pattern === undefined && maxLength === undefined) return { widget }
    const words = [
      isLine ? 'one line without spaces at its ends' : pattern && 'as described below the field',
      maxLength && `at most ${maxLength} characters`,
    ]
    return {
      widget,
      limits: {
        // The pattern of a schema may be about a part of the text.
        pattern: pattern ?? '',
        min: minLength,
        max: maxLength,
        words: words.filter(Boolean).join(', '),
      },
    }
  }

  const listSettings = (at: string, node: SchemaNode, isNeeded: boolean): Settings => {
    const { items = {}, minItems, maxItems } = node
    const list = {
      widget: 'list',
      collapsed: true,
      limits: { min: minItems, max: maxItems },
      ...(isNeeded && { default: [] }),
    }
    const entry = fieldOf(`${at}/items`, 'entry', items, true)
    if (!entry.fields || entry.widget !== 'object')
      return { ...list, field: entry, summary: '{{fields.entry}}' }
    const { fields } = entry
    return { ...list, fields, summary: summaryOf(fields), minimize_collapsed: true }
  }

  /** Values of which one form is an object have a field for the other; texts are one field. */
  const unionSettings = (at: string, branches: readonly SchemaNode[]): Settings => {
    const fields = branches.map((branch) => fieldOf(at, singleValue, branch, false))
    const group = fields.find(({ widget }) => widget === 'object')
    const single = fields.find((field) => field !== group)
    if (!single) throw new Error(`${at} has no value that can be edited`)
    if (group?.fields)
      return { widget: 'object', collapsed: true, fields: [single, ...group.fields] }
    const isPath = branches.some((branch) => {
      const { pattern, format } = resolve(branch).node
      return pattern?.startsWith('^/') === true || format === 'link'
    })
    return { widget: isPath ? 'link' : 'string' }
  }

  const widgetSettings = (at: string, schema: SchemaNode, isNeeded: boolean): Settings => {
    const { node, def } = resolve(schema)
    const { graphql = {} } = node
    const { type } = graphql
    if (type === 'File')
      return {
        widget: 'image',
        allow_multiple: false,
        choose_url: false,
        media_library: { config: { max_file_size: maxMegabytes * 1024 * 1024 } },
      }
    // The rich text would rewrite what it does not know, such as footnotes.
    if (type === 'MarkdownBody') return { widget: 'markdown', modes: ['raw'], buttons: [] }
    const collection = collectionOf(type ?? '')
    const linked = relationField(graphql)
    if (collection && linked)
      return {
        widget: 'relation',
        collection: collection.name,
        value_field: linked,
        search_fields: [collection.identifier],
        display_fields: [collection.identifier],
      }
    if (def === 'path') return { widget: 'select', options }
    if (node.format === 'link') return { widget: 'link' }
    if (node.enum) return { widget: 'select', options: node.enum.map(String) }
    if (node.anyOf) return unionSettings(at, node.anyOf)
    if (node.type === undefined && node.then && node.else)
      return unionSettings(at, [node.then, node.else])
    switch (node.type) {
      case 'array':
        return listSettings(at, node, isNeeded)
      case 'object':
        return { widget: 'object', collapsed: true, fields: objectFields(at, node, isNeeded) }
      case 'integer':
      case 'number':
        return {
          // Not "number": in it, browsers leave out the comma of "1,5" without a word.
          widget: 'string',
          limits: { numbers: node.type, min: node.minimum, max: node.maximum },
        }
      case 'boolean':
        return { widget: 'boolean', ...(isNeeded && { default: false }) }
      default:
        if (node.type === 'string' || node.const === '') return textSettings(node)
        throw new Error(`${at} has no type that can be edited`)
    }
  }

  /** The title of a value; that of a whole file, such as text.schema.json, is about the file. */
  const titleOf = ({ $ref, title }: SchemaNode): string | undefined =>
    title ?? ($ref?.includes('#') ? target($ref).node.title : undefined)

  const fieldOf = (at: string, name: string, schema: SchemaNode, isNeeded: boolean): Field => {
    const { node, defDescription } = resolve(schema)
    const english = typeof node.default === 'string' && `In English: “${node.default}”`
    const description = node.description ?? defDescription
    const hint = [description, english].filter(Boolean).join(' ')
    return {
      name,
      label: titleOf(schema) ?? labelOf(name),
      required: isNeeded,
      ...(hint && { hint }),
      ...widgetSettings(at, schema, isNeeded),
    }
  }

  /** Whether an object has keys of the owner's choice, for which Decap has no form. */
  const isOpen = (schema: SchemaNode): boolean => {
    const { node } = resolve(schema)
    return node.type === 'object' && node.properties === undefined
  }

  // "$schema" names the schema, and is the same in all files of a folder.
  const withoutForm = ['$schema', ...(isTranslation ? [] : ['translationOf'])]

  /** @param isNeeded whether the object must exist: all fields of an optional one can stay empty */
  const objectFields = (at: string, node: SchemaNode, isNeeded: boolean): Field[] =>
    Object.entries(node.properties ?? {})
      .filter(([name, child]) => !withoutForm.includes(name) && !isOpen(child))
      .map(([name, child]) => {
        const isGiven = isTranslation && isInherited(resolve(child).node)
        const isRequired = !isGiven && (node.required?.includes(name) ?? false)
        const field = fieldOf(`${at}/${name}`, name, child, isNeeded && isRequired)
        return isRequired && !isNeeded
          ? { ...field, hint: `Needed if its group is filled in. ${field.hint ?? ''}` }
          : field
      })

  /** The fields of a collection, by the name of its schema: "case-study.schema.json". */
  return (schema: string): Field[] => objectFields(schema, resolve({ $ref: schema }).node, true)
}
