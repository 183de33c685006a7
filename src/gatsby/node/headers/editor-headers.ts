import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gitHost, type EditorSettings } from '../../../content/editor/git-host'
import { policy } from '../../../../plugins/security-headers'

/** `editor` of data/site.json; undefined for a site without an editor. */
export function readEditorSettings(root: string): EditorSettings | undefined {
  const file = join(root, 'data/site.json')
  if (!existsSync(file)) return undefined
  return (JSON.parse(readFileSync(file, 'utf8')) as { editor?: EditorSettings }).editor
}

/**
 * The headers of the published editor, which replace those of the same name for the whole site.
 * Decap compiles JSON schemas for its own settings, which needs 'unsafe-eval', and adds styles to
 * the page.
 */
export function buildEditorHeaders(settings: EditorSettings): Readonly<Record<string, string>> {
  const { connections, pictures } = gitHost(settings)
  return {
    'content-security-policy': policy({
      'default-src': "'none'",
      'script-src': "'self' 'unsafe-eval'",
      'style-src': "'unsafe-inline'",
      'img-src': ["'self'", 'blob:', 'data:', ...pictures].join(' '),
      'font-src': "'self' data:",
      'connect-src': ["'self'", 'blob:', 'data:', ...connections].join(' '),
      'form-action': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
    }),
    // The sign-in window notifies this window when it is done.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-robots-tag': 'noindex',
  }
}
