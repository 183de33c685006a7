import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../src/content/list-files'
import {
  buildEditorHeaders,
  readEditorSettings,
} from '../../src/gatsby/node/headers/editor-headers'
import { readSecurityHeaders } from '../../src/gatsby/node/headers/read-security-headers'
import { sharedPictureHeaders, sharedPictures } from '../../src/gatsby/node/headers/shared-pictures'
import { redirectsIn } from '../../src/routes/build-redirects'
import { editorPath } from '../../src/routes/paths'
import { buildHostRequirements, type HostRequirements } from './host-requirements'

/** Describes the built site in public/. */
export function readHostRequirements(root: string): HostRequirements {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  const { url } = JSON.parse(read('data/site.json')) as { url: string }
  const editor = readEditorSettings(root)
  return buildHostRequirements({
    site: url,
    redirects: redirectsIn(read('public/_redirects')),
    headers: readSecurityHeaders(root),
    overrides: [
      ...sharedPictures(root).map((path) => ({ path, headers: sharedPictureHeaders })),
      ...(editor ? [{ path: `${editorPath}*`, headers: buildEditorHeaders(editor) }] : []),
    ],
    files: listFiles(join(root, 'public')),
  })
}
