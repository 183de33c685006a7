import { join } from 'node:path'
import { editorPath, readFields } from '../content/node'
import { type EditorSettings, gitHost } from './git-host'

/** `editor` of data/site.json; undefined for a site without an editor. */
export const readEditorSettings = (root: string): EditorSettings | undefined =>
  readFields(join(root, 'data/site.json')).editor as EditorSettings | undefined

/**
 * The headers of the published editor, which replace those of the same name for the whole site; none
 * for a site without an editor. Decap compiles JSON schemas for its own settings, which needs
 * 'unsafe-eval', and adds styles to the page.
 */
export function editorHeaders(
  settings: EditorSettings | undefined,
): { path: string; headers: Record<string, string> }[] {
  if (!settings) return []
  const { connections, pictures } = gitHost(settings)
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...pictures].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self' blob: data:", ...connections].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ]
  return [
    {
      path: `${editorPath}*`,
      headers: {
        'content-security-policy': policy.join('; '),
        // The sign-in window notifies this window when it is done.
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'x-robots-tag': 'noindex',
      },
    },
  ]
}
