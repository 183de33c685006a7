import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The header by which browsers and readers recognize the feed; none without a feed, because hosts
 * also send it with the page for unknown addresses.
 */
export const feedHeaders = (root: string, path: string) =>
  existsSync(join(root, 'public', path))
    ? [{ path, headers: { 'content-type': 'application/atom+xml; charset=utf-8' } }]
    : []
