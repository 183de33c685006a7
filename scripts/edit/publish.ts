import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gitHost } from '../../src/content/editor/git-host'
import { readEditorSettings } from '../../src/gatsby/node/headers/editor-headers'
import { editorPath } from '../../plugins/content/node'
import { bundleEditor, decapFolder, editorFolder, installEditor, isDecapScript } from './bundle'
import { editorConfig } from './editor-config'

/**
 * Writes the editor to the built site in public/, if data/site.json names a repository.
 * @throws if the editor's packages cannot be installed
 */
export async function publishEditor(root: string): Promise<void> {
  const folder = join(root, 'public', editorPath)
  rmSync(folder, { recursive: true, force: true })
  const settings = readEditorSettings(root)
  if (!settings) return
  installEditor(root)
  mkdirSync(folder, { recursive: true })
  const { backend, hasReviews } = gitHost(settings)
  const config = editorConfig(root, {
    backend,
    publish_mode: hasReviews ? 'editorial_workflow' : 'simple',
    // The page of a draft exists only in the deploy preview, which Decap links to.
    editor: { preview: false },
  })
  cpSync(join(editorFolder(root), 'admin.html'), join(folder, 'index.html'))
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
  writeFileSync(join(folder, 'start.js'), await bundleEditor(root))
  for (const name of readdirSync(decapFolder(root)).filter(isDecapScript))
    cpSync(join(decapFolder(root), name), join(folder, name))
}
