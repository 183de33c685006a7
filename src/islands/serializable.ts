/** What JSON can hold; `never` for anything else, so that a prop of another type does not compile. */
export type Serializable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : T extends symbol | bigint | Date | Map<unknown, unknown> | Set<unknown> | Promise<unknown>
      ? never
      : { [Key in keyof T]: Serializable<T[Key]> }

const isPlain = (value: object): boolean =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object)

/** The path of the first value in a value that JSON cannot hold: "labels.close"; undefined without one. */
function findUnserializable(value: unknown, path: string): string | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'object') {
    if (!isPlain(value)) return path
    for (const [key, entry] of Object.entries(value)) {
      const found = findUnserializable(entry, path ? `${path}.${key}` : key)
      if (found !== undefined) return found
    }
    return undefined
  }
  const isText = typeof value === 'string' || typeof value === 'boolean'
  return isText || Number.isFinite(value) ? undefined : path
}

/**
 * The props of an island as JSON.
 * @throws with the name of the island and of a prop that JSON cannot hold
 */
export function serializeProps(island: string, props: object): string {
  const path = findUnserializable(props, '')
  if (path !== undefined)
    throw new Error(`The island "${island}" has a prop that cannot be written as JSON: ${path}`)
  return JSON.stringify(props)
}
