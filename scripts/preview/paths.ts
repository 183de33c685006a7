/**
 * The decoded parts of a request's path: ["a b", ""] for "/a%20b/". Undefined if it is malformed or
 * leaves the folder.
 */
export function decodePath(pathname: string): string[] | undefined {
  if (!pathname.startsWith('/')) return undefined
  try {
    const parts = pathname.slice(1).split('/').map(decodeURIComponent)
    const inner = parts.slice(0, -1)
    const unsafe = parts.some((part) => /^\.\.?$|[/\\\0]/.test(part)) || inner.includes('')
    return unsafe ? undefined : parts
  } catch {
    return undefined
  }
}

const canonicalPart = (part: string): string => {
  try {
    return encodeURIComponent(decodeURIComponent(part))
  } catch {
    return part
  }
}

/** Normalizes the percent-encoding of a path, so that rules and requests can be compared. */
export const canonicalPath = (pathname: string): string =>
  pathname.split('/').map(canonicalPart).join('/')

/** The same for the path of a rule, whose ":placeholders" and "*" keep their meaning. */
export const canonicalRulePath = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? part : canonicalPart(part)))
    .join('/')
