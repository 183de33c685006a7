import { statSync } from 'node:fs'
import { join } from 'node:path'
import { decodePath } from './paths'

/** The file at an address of the built folder. */
export type PublicFile = { file: string } | { redirectTo: string }

/** Netlify reads these itself and does not serve them. */
const ownFiles = new Set(['_headers', '_redirects'])

const kindAt = (path: string): 'file' | 'folder' | undefined => {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats?.isFile()) return 'file'
    return stats?.isDirectory() ? 'folder' : undefined
  } catch {
    // A name that is longer than the file system allows cannot be a file.
    return undefined
  }
}

/**
 * Resolves an address as Netlify does: a file; a folder's index.html, with a slash added to the
 * address; about.html also for "/about" and "/about/".
 */
export function findFile(root: string, pathname: string): PublicFile | undefined {
  const parts = decodePath(pathname)
  if (!parts || (parts.length === 1 && ownFiles.has(parts[0] ?? ''))) return undefined
  const withSlash = parts.at(-1) === ''
  const path = join(root, ...parts)
  const kind = kindAt(path)
  if (kind === 'file') return withSlash ? undefined : { file: path }
  if (kind === 'folder' && kindAt(join(path, 'index.html')) === 'file') {
    return withSlash ? { file: join(path, 'index.html') } : { redirectTo: `${pathname}/` }
  }
  const page = `${withSlash ? path.replace(/[\\/]$/, '') : path}.html`
  return pathname !== '/' && kindAt(page) === 'file' ? { file: page } : undefined
}
