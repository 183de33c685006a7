import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { installEditor } from '../../../scripts/edit/bundle'

/**
 * Adds the packages of the editor, which are installed once for all copies, to a copy of the site.
 */
export function linkEditorPackages(root: string): void {
  installEditor(resolve('.'))
  symlinkSync(resolve('scripts/edit/node_modules'), join(root, 'scripts/edit/node_modules'))
}
