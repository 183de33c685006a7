import type { Schema } from '../../src/content/content-source'

/** One of the schemas that a value must satisfy at once. */
export interface SchemaPart {
  /** The name by which it was referred to, in $defs or of a file: "href", "text"; "" for none. */
  name: string
  rules: Readonly<Record<string, unknown>>
  /** The schema file whose own $defs it may refer to. */
  home: Schema
}

const rulesIn = (value: unknown): SchemaPart['rules'] => Object(value) as SchemaPart['rules']

/** Looks up the schemas of a value. */
export function schemaParts(schemas: readonly Schema[]) {
  /** A schema with the schemas that it refers to. */
  const spread = (name: string, value: unknown, home: Schema): SchemaPart[] => {
    const rules = rulesIn(value)
    const ref = typeof rules.$ref === 'string' ? rules.$ref : undefined
    const [file = '', definition] = ref?.split('#/$defs/') ?? []
    const target = file ? schemas.find(({ $id }) => $id === file) : home
    const found = definition === undefined ? target : rulesIn(target?.$defs)[definition]
    const referred = definition ?? file.replace('.json', '')
    const others = [rules.allOf, rules.anyOf].flatMap((each) => each ?? []).flat()
    return [
      { name, rules, home },
      ...(ref !== undefined && found && target ? spread(referred, found, target) : []),
      ...others.flatMap((other) => spread('', other, home)),
    ]
  }
  return {
    /** What a whole file of this schema must satisfy. */
    ofFile: (id: string): SchemaPart[] => {
      const home = schemas.find(({ $id }) => $id === id)
      return home ? spread('', home, home) : []
    },
    /** What the value under a key, or an entry of a list, must satisfy. */
    below: (parts: readonly SchemaPart[], key: string | number): SchemaPart[] =>
      parts.flatMap(({ rules, home }) => {
        const properties = rulesIn(rules.properties)
        const own = Object.hasOwn(properties, key) ? properties[key] : undefined
        const below = typeof key === 'number' ? rules.items : own
        return below ? spread('', below, home) : []
      }),
  }
}
