import { type SchemaFile, type SchemaNode, schemaResolver } from '../../../plugins/content'

/** The part of JSON Schema that determines how a value is edited. */
interface EditedNode extends SchemaNode {
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  then?: EditedNode
  else?: EditedNode
}

/** How a value is edited, independent of the editor. */
export type FormShape =
  | {
      kind: 'text'
      pattern?: string
      /** Whether the pattern is that of any text of one line. */
      isLine?: boolean
      minLength?: number
      maxLength?: number
    }
  | { kind: 'number'; isInteger: boolean; minimum?: number; maximum?: number }
  | { kind: 'switch' }
  | { kind: 'choice'; values: readonly string[] }
  /** The path of a page of the site. */
  | { kind: 'page' }
  /** The path of a page, or another text: an address, or a name without a page. */
  | { kind: 'link' }
  /** The name of a person in data/people/. */
  | { kind: 'person' }
  /** The path of a picture next to the file. */
  | { kind: 'picture' }
  | { kind: 'list'; item: FormShape; hint?: string; min?: number; max?: number }
  | { kind: 'object'; fields: readonly FormField[] }
  /** A single value or an object, for values that can be either. */
  | { kind: 'union'; value: FormShape; hint?: string; fields: readonly FormField[] }

/** A key of an object. */
export interface FormField {
  name: string
  isRequired: boolean
  /** The description in the schema. */
  hint?: string
  shape: FormShape
}

/**
 * Derives from the JSON Schema of a kind how its files are edited.
 * @throws if a schema has a value that cannot be edited, with its path
 */
export function formShapes(files: readonly SchemaFile[]) {
  const { resolve } = schemaResolver(files)
  const { pattern: linePattern }: EditedNode = resolve({ $ref: 'text.json' }).node

  const fieldsOf = (at: string, node: EditedNode): FormField[] =>
    Object.entries(node.properties ?? {})
      // Its value is the path of the schema, for code editors.
      .filter(([name]) => name !== '$schema')
      .map(([name, child]) => {
        const { node: resolved, defDescription } = resolve(child)
        const hint = resolved.description ?? defDescription
        return {
          name,
          isRequired: node.required?.includes(name) ?? false,
          ...(hint !== undefined && { hint }),
          shape: shapeOf(`${at}/${name}`, child),
        }
      })

  /** Only the pattern of a path requires a slash at the start and allows no spaces. */
  const isPath = (part: EditedNode): boolean =>
    (resolve(part).node as EditedNode).pattern?.startsWith('^/') ?? false

  const unionOf = (at: string, parts: readonly EditedNode[]): FormShape => {
    const shapes = parts.map((part, index) => shapeOf(`${at}/${index}`, part))
    const object = shapes.find((shape) => shape.kind === 'object')
    const single = shapes.findIndex((shape) => shape.kind !== 'object')
    const [value, part] = [shapes[single], parts[single]]
    if (!value || !part) throw new Error(`${at} has no value that can be edited`)
    const hint = resolve(part).node.description
    if (object?.kind === 'object') return { kind: 'union', value, hint, fields: object.fields }
    // Several forms of a text, such as a path or an address: the content check distinguishes them.
    return { kind: parts.some(isPath) ? 'link' : 'text' }
  }

  const shapeOf = (at: string, schema: SchemaNode): FormShape => {
    const { node: resolved, def } = resolve(schema)
    const node: EditedNode = resolved
    const { then, else: otherwise } = node
    if (resolved.graphql?.type === 'File') return { kind: 'picture' }
    if (resolved.graphql?.type === 'Person') return { kind: 'person' }
    if (def === 'path') return { kind: 'page' }
    if (node.enum) return { kind: 'choice', values: node.enum.map(String) }
    if (node.anyOf) return unionOf(at, node.anyOf)
    if (node.type === undefined && then && otherwise) return unionOf(at, [then, otherwise])
    switch (node.type) {
      case 'array': {
        if (!node.items) break
        const { minItems: min, maxItems: max } = node
        const hint = resolve(node.items).node.description
        const item = shapeOf(`${at}/items`, node.items)
        return { kind: 'list', item, hint, min, max }
      }
      case 'object':
        return { kind: 'object', fields: fieldsOf(at, node) }
      case 'integer':
      case 'number': {
        const { minimum, maximum } = node
        return { kind: 'number', isInteger: node.type === 'integer', minimum, maximum }
      }
      case 'boolean':
        return { kind: 'switch' }
      default:
        if (node.type === 'string' || node.const === '') {
          const { pattern, minLength, maxLength } = node
          return { kind: 'text', pattern, isLine: pattern === linePattern, minLength, maxLength }
        }
    }
    throw new Error(`${at} has no type that can be edited`)
  }

  /** The fields of a kind, by the name of its schema: "case-study.json". */
  return (schema: string): readonly FormField[] => {
    const shape = shapeOf(schema, { $ref: schema })
    if (shape.kind !== 'object') throw new Error(`${schema} does not describe an object`)
    return shape.fields
  }
}
