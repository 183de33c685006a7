import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter } from 'gatsby'
import { readSlugSettings } from '../../../plugins/content/node'
import { sha256 } from './sha256'

/** In both folders, because a host may keep only one of them. */
const markers = ['.cache/unfinished-build', 'public/unfinished-build']

const fingerprint = '.cache/code-fingerprint'

/** gatsby-config.ts and gatsby-node.ts with all their imports, as Gatsby has just compiled them. */
const compiled = ['.cache/compiled/gatsby-config.js', '.cache/compiled/gatsby-node.js']

const readIfPresent = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/**
 * A hash of the code that creates nodes and pages from the content, and of the settings of their
 * addresses.
 */
function codeFingerprint(root: string): string {
  const texts = compiled.map((file) =>
    // Only `develop` adds a source map.
    readIfPresent(join(root, file))
      .replace(/^\/\/# sourceMappingURL=.*$/gm, '')
      .trimEnd(),
  )
  return sha256([...texts, JSON.stringify(readSlugSettings(root))].join(''))
}

const reasonToClear = (root: string): string | undefined => {
  if (markers.some((marker) => existsSync(join(root, marker))))
    return 'The last build was not completed.'
  const hasState = existsSync(join(root, '.cache/redux'))
  return hasState && readIfPresent(join(root, fingerprint)) !== codeFingerprint(root)
    ? 'The code that creates pages from the content, or the language or letters of their addresses, has changed.'
    : undefined
}

/**
 * Clears .cache and public if the last build was killed or failed, because the next one would
 * publish its files, or if the code that filled the cache has changed: Gatsby itself compares
 * gatsby-config.ts and gatsby-node.ts, but not the files that they import.
 * Runs in onPreInit, before Gatsby reads either folder.
 */
export function clearStaleCache(root: string, reporter: Pick<Reporter, 'warn'>): void {
  const reason = reasonToClear(root)
  if (!reason) return
  reporter.warn(`${reason} .cache and public are cleared, and everything is built again.`)
  for (const folder of ['public', '.cache/redux', '.cache/webpack'])
    rmSync(join(root, folder), { recursive: true, force: true })
  // Gatsby has already read its state. It drops the state and the rest of .cache if this folder
  // exists without public.
  mkdirSync(join(root, '.cache/caches-lmdb'), { recursive: true })
  markBuildFinished(root)
}

/**
 * Saves the hash of the code that fills the cache. Not earlier, because Gatsby may have cleared the
 * cache.
 */
export function recordCodeHash(root: string): void {
  writeFileSync(join(root, fingerprint), codeFingerprint(root))
}

/** Marks both folders as changed by an unfinished build. They exist when Gatsby's first hooks run. */
export function markBuildUnfinished(root: string): void {
  for (const marker of markers) writeFileSync(join(root, marker), '')
}

/** Removes the marks, because both folders are now from one complete build. */
export function markBuildFinished(root: string): void {
  for (const marker of markers) rmSync(join(root, marker), { force: true })
}
