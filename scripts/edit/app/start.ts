import estree from 'prettier/plugins/estree'
import babel from 'prettier/plugins/babel'
import { format } from 'prettier/standalone'
import { editorFiles } from '../../../src/content/editor/editor-files'
import type { EditorConfig } from '../editor-config'
import { contentBackend, type Backend } from './content-backend'
import type { Decap } from './decap'
import { addPageList, linkField } from './link-field'
import { previewOf } from './preview'
import { checkUploads } from './uploads'

const decap = window as unknown as Decap

// Decap would look for a configuration file of its own.
Object.assign(window, { CMS_MANUAL_INIT: true })
await new Promise((resolve, reject) => {
  const script = Object.assign(document.createElement('script'), { src: 'decap-cms.js' })
  script.addEventListener('load', resolve)
  script.addEventListener('error', reject)
  document.head.append(script)
})

const readConfig = async (): Promise<EditorConfig> =>
  (await (await fetch('config.json')).json()) as EditorConfig

const { pages, schemas, style, links: _, ...config } = await readConfig()
const { name } = config.backend

// Decap takes the pictures for its own afterwards.
checkUploads()
decap.CMS.registerWidget('link', linkField(decap))
addPageList(config.pageList)

const options = { ...style, parser: 'json', plugins: [babel, estree] }
const parts = {
  files: editorFiles(schemas),
  format: (text: string) => format(text, options),
  // As they are now.
  linksTo: async (path: string) => (await readConfig()).links[path] ?? [],
}

/** Decap calls it with `new`, which gives what a constructor returns. */
function ContentBackend(...args: unknown[]): Backend {
  return contentBackend(decap.CMS.getBackend(name).init(...args), parts)
}

decap.CMS.registerBackend('content', ContentBackend)

if (config.editor.preview) {
  // A new file has a page, and another title may mean another address.
  decap.CMS.registerEventListener({
    name: 'postSave',
    handler: async () => Object.assign(pages, (await readConfig()).pages),
  })
  const preview = previewOf(decap, pages)
  for (const { name: collection, files = [] } of config.collections) {
    for (const each of [collection, ...files.map((file) => file.name)])
      decap.CMS.registerPreviewTemplate(each, preview)
  }
}

decap.CMS.init({
  config: { ...config, backend: { ...config.backend, name: 'content' }, load_config_file: false },
})
