/**
 * A complete address, or undefined if it is none. `URL.canParse` is not used: once Node 20 has
 * optimized it, it refuses addresses with Latin letters such as "ü".
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
