import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter } from 'gatsby'
import { sha256 } from './sha256'

/** In both folders, because a host may keep one of them without the other. */
const markers = ['.cache/unfinished-build', 'public/unfinished-build']

const fingerprint = '.cache/code-fingerprint'

/** gatsby-config.ts and gatsby-node.ts with all that they import, as Gatsby has just compiled them. */
const compiled = ['.cache/compiled/gatsby-config.js', '.cache/compiled/gatsby-node.js']

const readIfPresent = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Changes with the code that makes nodes and pages of the content. */
function codeFingerprint(root: string): string {
  const texts = compiled.map((file) =>
    // Only `develop` adds a source map.
    readIfPresent(join(root, file))
      .replace(/^\/\/# sourceMappingURL=.*$/gm, '')
      .trimEnd(),
  )
  return sha256(texts.join(''))
}

const reasonToClear = (root: string): string | undefined => {
  if (markers.some((marker) => existsSync(join(root, marker)))) return 'The last build did not end.'
  const hasState = existsSync(join(root, '.cache/redux'))
  return hasState && readIfPresent(join(root, fingerprint)) !== codeFingerprint(root)
    ? 'The code that makes pages of the content has changed.'
    : undefined
}

/**
 * Clears .cache and public if the last build was killed or failed, because the next one would
 * publish what it left, or if code has changed that made what is cached: Gatsby itself looks at
 * gatsby-config.ts and gatsby-node.ts, but not at the files that they import.
 * Runs in onPreInit, before Gatsby looks at either folder.
 */
export function clearStaleCache(root: string, reporter: Pick<Reporter, 'warn'>): void {
  const reason = reasonToClear(root)
  if (!reason) return
  reporter.warn(`${reason} .cache and public are cleared, and everything is built again.`)
  for (const folder of ['public', '.cache/redux', '.cache/webpack'])
    rmSync(join(root, folder), { recursive: true, force: true })
  // Gatsby has read its state already: it drops that, and the rest of .cache, when this folder exists without public.
  mkdirSync(join(root, '.cache/caches-lmdb'), { recursive: true })
  markBuildFinished(root)
}

/** Notes which code fills the cache from now on; not earlier, because Gatsby may have emptied it. */
export function recordCodeHash(root: string): void {
  writeFileSync(join(root, fingerprint), codeFingerprint(root))
}

/** Marks both folders as being changed by a build. They exist when Gatsby's first hooks run. */
export function markBuildUnfinished(root: string): void {
  for (const marker of markers) writeFileSync(join(root, marker), '')
}

/** Removes the marks: what is in both folders belongs together. */
export function markBuildFinished(root: string): void {
  for (const marker of markers) rmSync(join(root, marker), { force: true })
}
