import { toComparable } from '../../content'
import type { EditorConfig } from '../editor-config'
import { decap, type Entry, type Phrases } from './decap'
import { showIssueList, watchIssueList } from './issue-list'
import { localeNames } from './locale-names'
import { registerFiles } from './save'

/** What Decap passes to the control of a widget: decapcms.org/docs/custom-widgets. */
interface ControlProps {
  value: string | undefined
  onChange: (value: string) => void
  forID: string
  classNameWrapper: string
  setActiveStyle: () => void
  setInactiveStyle: () => void
}

const listId = 'pages-of-the-site'

/** Registers a text field that suggests the pages of the site; other texts can be entered too. */
function registerLinkWidget(pages: readonly { path: string; title: string }[]): void {
  const list = Object.assign(document.createElement('datalist'), { id: listId })
  list.append(...pages.map(({ path, title }) => new Option(title, path)))
  document.body.append(list)
  const control = decap.createClass({
    render(this: { props: ControlProps }) {
      const { value, onChange, forID, classNameWrapper, setActiveStyle, setInactiveStyle } =
        this.props
      return decap.h('input', {
        type: 'text',
        id: forID,
        className: classNameWrapper,
        list: listId,
        value: value ?? '',
        onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value),
        onFocus: setActiveStyle,
        onBlur: setInactiveStyle,
      })
    },
  })
  decap.CMS.registerWidget('link', control)
}

/** Shows the page of a file, which the development server updates after each save. */
const preview = () =>
  decap.createClass({
    render(this: { props: { entry: Entry } }) {
      const file = this.props.entry.get('path')
      if (!file) return decap.h('p', {}, 'The page appears here after the first save.')
      return decap.h('iframe', {
        title: 'The page',
        src: new URL(`page?file=${encodeURIComponent(file)}`, location.href).href,
        style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
      })
    },
  })

/** Decap's words, for files on this computer, which are saved and not published. */
function withSaving(phrases: Phrases): Phrases {
  const editor = Object(phrases.editor) as Phrases
  const toolbar = Object(editor.editorToolbar) as Readonly<Record<string, string>>
  const { publish, save, saving, changesSaved } = toolbar
  if (!publish || !save || !saving || !changesSaved) return phrases
  const editorToolbar = {
    ...Object.fromEntries(
      Object.entries(toolbar).map(([name, text]) => [name, text.replace(publish, save)]),
    ),
    ...{ publish: save, publishNow: save, publishing: saving, published: changesSaved },
  }
  return { ...phrases, editor: { ...editor, editorToolbar } }
}

const load = (src: string): Promise<unknown> =>
  new Promise((done, failed) => {
    const script = Object.assign(document.createElement('script'), { src })
    script.addEventListener('load', done)
    script.addEventListener('error', failed)
    document.head.append(script)
  })

// Otherwise Decap would start by itself with a file config.yml.
Object.assign(window, { CMS_MANUAL_INIT: true })
const config = (await (await fetch('config.json')).json()) as EditorConfig
if (config.hasIdentity) await load('identity.js')
await load('decap-cms.js')

/** Decap's upload buttons are labels, which can receive the focus but ignore keys. */
document.addEventListener('keydown', (event) => {
  const { target, key } = event
  if (!(target instanceof HTMLLabelElement) || !['Enter', ' '].includes(key)) return
  event.preventDefault()
  target.click()
})

/** Pictures that Decap can remove metadata from, such as the location, and drawings. */
const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml']

/** Gives chosen files names with composed letters, as content names them; a Mac takes them apart. */
function composeNames(input: HTMLInputElement, files: readonly File[]): void {
  if (files.every(({ name }) => name === toComparable(name))) return
  const composed = new DataTransfer()
  for (const file of files)
    composed.items.add(new File([file], toComparable(file.name), { type: file.type }))
  input.files = composed.files
}

// On this computer the server does it, and refuses what cannot be cleaned.
if (!config.isLocal)
  document.addEventListener(
    'change',
    (event) => {
      const { target } = event
      if (!(target instanceof HTMLInputElement)) return
      const files = [...(target.files ?? [])]
      const refused = files.filter(({ type }) => !uploadTypes.includes(type))
      if (refused.length === 0) {
        composeNames(target, files)
        return
      }
      event.stopImmediatePropagation()
      target.value = ''
      const issues = refused.map(({ name }) => ({
        about: name,
        problem: 'its metadata, such as the location, cannot be removed',
        remedy: 'save it as JPEG, PNG or WebP',
      }))
      showIssueList('Nothing was uploaded', issues)
    },
    { capture: true },
  )

watchIssueList()
registerLinkWidget(config.pages)
registerFiles(config)
if (config.isLocal)
  for (const { name, files = [] } of config.decap.collections)
    for (const entry of [name, ...files.map((file) => file.name)])
      decap.CMS.registerPreviewTemplate(entry, preview())

const { locale: language, ...settings } = config.decap
const shipped = localeNames(language).find((name) => decap.CMS.getLocale(name))
const locale = shipped ?? 'en'
if (shipped !== undefined) document.documentElement.lang = language
if (config.isLocal) decap.CMS.registerLocale(locale, withSaving(decap.CMS.getLocale(locale) ?? {}))

decap.CMS.init({
  config: {
    ...settings,
    locale,
    ...(config.isLocal && {
      // Through the development server, so that it works behind a proxy too.
      local_backend: {
        url: new URL('api/v1', location.href).href,
        allowed_hosts: [location.hostname],
      },
    }),
  },
})
