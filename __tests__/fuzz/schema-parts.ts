import type { Schema } from '../../src/content/content-source'

/** One of the schemas that a value must satisfy at once. */
export interface Part {
  /** The name in $defs by which it was referred to, for example "href"; "" for none. */
  name: string
  rules: Readonly<Record<string, unknown>>
  /** The schema file whose own $defs it may refer to. */
  home: Schema
}

type Rules = Part['rules']

const rulesIn = (value: unknown): Rules => Object(value) as Rules

/** A schema together with all that it refers to. */
function spread(part: Part, schemas: readonly Schema[]): Part[] {
  const { rules, home } = part
  const [file, name = ''] = ((rules.$ref as string | undefined) ?? '').split('#/$defs/')
  const target = file ? schemas.find(({ $id }) => $id === file) : home
  const found: unknown = rules.$ref && rulesIn(target?.$defs)[name]
  const others = ['allOf', 'anyOf'].flatMap((key) => [rules[key] ?? []].flat())
  return [
    part,
    ...(found && target ? spread({ name, rules: rulesIn(found), home: target }, schemas) : []),
    ...others.flatMap((other) => spread({ name: '', rules: rulesIn(other), home }, schemas)),
  ]
}

/** What a whole file of this schema must satisfy. */
export function partsOfFile(id: string, schemas: readonly Schema[]): Part[] {
  const home = schemas.find(({ $id }) => $id === id)
  return home ? spread({ name: '', rules: home, home }, schemas) : []
}

/** What the value below a key, or in a list, must satisfy. */
export const partsBelow = (
  parts: readonly Part[],
  key: string | number,
  schemas: readonly Schema[],
): Part[] =>
  parts.flatMap(({ rules, home }) => {
    const properties = rulesIn(rules.properties)
    const below =
      typeof key === 'number'
        ? rules.items
        : Object.hasOwn(properties, key)
          ? properties[key]
          : undefined
    return below ? spread({ name: '', rules: rulesIn(below), home }, schemas) : []
  })
