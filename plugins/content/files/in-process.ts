/**
 * What the whole process has once. Gatsby bundles the entry of each plugin for itself, so that a
 * variable of a module is there several times.
 * @param name names it among all that the process has
 */
export function inProcess<Value>(name: string, create: () => Value): Value {
  const values = globalThis as Record<symbol, unknown>
  return (values[Symbol.for(`content: ${name}`)] ??= create()) as Value
}
