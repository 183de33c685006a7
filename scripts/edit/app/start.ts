import estree from 'prettier/plugins/estree'
import babel from 'prettier/plugins/babel'
import { format } from 'prettier/standalone'
import { editorFiles } from '../../../src/content/editor/editor-files'
import { fileNameOf } from '../../../src/content/editor/list-values'
import type { EditorConfig } from '../editor-config'
import type { ContentState } from '../server'
import { formUrls, reloadForms } from './form-urls'
import { announcer, type ListControlClass, movableList } from './decap/movable-list'
import { contentBackend, type Backend } from './content-backend'
import type { Decap } from './decap/decap'
import {
  catchStore,
  followSaves,
  hasChanges,
  nameFiles,
  showPictures,
  shownFile,
  shownValue,
  signIn,
} from './decap/decap-store'
import { followFocus, pressLabels, returnFocus } from './focus'
import { addPageList, linkField } from './decap/link-field'
import { ownPhrases } from './decap/phrases'
import { previewOf } from './decap/preview'
import { issuePanel } from './issue-panel'
import { addStyles } from './decap/styles'
import { checkUploads } from './uploads'

/**
 * The configuration with the patterns of fields as regular expressions: from a text, Decap creates
 * one without the flag "u".
 */
function withPatterns(config: unknown): unknown {
  if (Array.isArray(config)) return config.map(withPatterns)
  if (typeof config !== 'object' || config === null) return config
  return Object.fromEntries(
    Object.entries(config).map(([key, value]: [string, unknown]) => {
      const [source, message] =
        key === 'pattern' && Array.isArray(value) ? (value as unknown[]) : []
      return typeof source === 'string'
        ? [key, [new RegExp(source, 'u'), message]]
        : [key, withPatterns(value)]
    }),
  )
}

const decap = window as unknown as Decap

// Otherwise Decap would look for a configuration file.
Object.assign(window, { CMS_MANUAL_INIT: true })
const store = catchStore()
showPictures()

const readConfig = async (): Promise<EditorConfig> =>
  (await (await fetch('config.json')).json()) as EditorConfig

const { pages, schemas, style, links: _, ...config } = await readConfig()
const addresses = formUrls(config.collections)
reloadForms(addresses, {
  file: () => shownFile(store()),
  hasChanges: () => hasChanges(store()),
})
await new Promise((resolve, reject) => {
  const script = Object.assign(document.createElement('script'), { src: 'decap-cms.js' })
  script.addEventListener('load', resolve)
  script.addEventListener('error', reject)
  document.head.append(script)
})

const { name } = config.backend
/** Whether saving writes a file on this computer, in place of a commit. */
const isLocal = name === 'proxy'
if (isLocal) signIn()

// Decap processes the pictures afterwards.
checkUploads()
pressLabels()
returnFocus(store)
addStyles(isLocal)
decap.CMS.registerWidget('link', linkField(decap))
const list = decap.CMS.getWidget('list')
const listControl = movableList(list.control as ListControlClass, decap, announcer())
decap.CMS.registerWidget('list', listControl, list.preview, list.schema)
addPageList(config.pageList)

const showIssues = config.editor.preview
  ? issuePanel(addresses, () => shownFile(store()))
  : undefined

/** Derived data about the current content; a Git host does not return any. */
const update = (answer: Partial<ContentState> = {}): void => {
  Object.assign(pages, answer.pages)
  showIssues?.(answer.issues)
}

const options = { ...style, parser: 'json', plugins: [babel, estree] }
const parts = {
  files: editorFiles(schemas),
  format: (text: string) => format(text, options),
  // The files as they are now.
  linksTo: async (path: string) => (await readConfig()).links[path] ?? [],
  onChange: update,
}

/** Decap calls it with `new`, so the returned object is the instance. */
function ContentBackend(...args: unknown[]): Backend {
  return contentBackend(decap.CMS.getBackend(name).init(...args), parts)
}

nameFiles(decap.CMS, fileNameOf)
// With the editorial workflow, Decap loads the entry again.
if (config.publish_mode === 'simple')
  followSaves(decap.CMS, store, (file, form) =>
    parts.files.listed(file.replace(/^data\//, ''), { ...form }),
  )
decap.CMS.registerBackend('content', ContentBackend)
decap.CMS.registerLocale('en', ownPhrases(decap.CMS.getLocale('en'), isLocal))

if (config.editor.preview) {
  const read = async (): Promise<void> =>
    update((await (await fetch('state.json')).json()) as ContentState)
  // Other people may have changed files too.
  addEventListener('hashchange', () => void read())
  void read()
  followFocus((field) => shownValue(store(), field))
  const preview = previewOf(decap, pages)
  for (const { name: collection, files = [] } of config.collections) {
    for (const each of [collection, ...files.map((file) => file.name)])
      decap.CMS.registerPreviewTemplate(each, preview)
  }
}

decap.CMS.init({
  config: {
    ...config,
    backend: { ...config.backend, name: 'content' },
    collections: withPatterns(config.collections),
    load_config_file: false,
  },
})
