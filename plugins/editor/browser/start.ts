import type { EditorConfig } from '../editor-config'
import { decap, type Entry, type Phrases } from './decap'
import { showIssueList } from './issue-list'
import { nameRefusedFields } from './refusals'
import { registerFiles } from './save'
import { localeNames, say, setWords, translated } from './words'

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
      if (!file) return decap.h('p', {}, say('The page appears here after the first save.'))
      return decap.h('iframe', {
        title: say('The page'),
        src: new URL(`page?file=${encodeURIComponent(file)}`, location.href).href,
        style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
      })
    },
  })

/** From a text, Decap makes a regular expression without the flag "u". */
const withPatterns = (key: string, value: unknown): unknown =>
  key === 'pattern' && Array.isArray(value) ? [new RegExp(String(value[0]), 'u'), value[1]] : value

const toolbarOf = ({ editor }: Phrases) =>
  (Object(editor) as { editorToolbar?: Record<string, string> }).editorToolbar ?? {}

const withToolbar = (phrases: Phrases, words: [name: string, text: string][]): Phrases => ({
  ...phrases,
  editor: { ...(Object(phrases.editor) as Phrases), editorToolbar: Object.fromEntries(words) },
})

/** English texts for files on this computer, which are saved, not published. */
const withSaving = (english: Phrases): Phrases => ({
  ...withToolbar(
    english,
    Object.entries(toolbarOf(english)).map(([name, text]) => [
      name,
      text.replace(/Publish(?=ed|ing)/, 'Sav').replace('Publish', 'Save'),
    ]),
  ),
  auth: { ...(Object(english.auth) as Phrases), login: 'Open the editor' },
})

/** The same in another language, with its words for saving. */
function withOwnSaving(phrases: Phrases): Phrases {
  const { publish, save, saving, changesSaved, ...others } = toolbarOf(phrases)
  if (!publish || !save || !saving || !changesSaved) return phrases
  const words = Object.entries(others).map(([name, text]): [string, string] => [
    name,
    text.replace(publish, save),
  ])
  const instead = { publish: save, publishing: saving, published: changesSaved }
  return withToolbar(phrases, [
    ...words,
    ...Object.entries({ save, saving, changesSaved, ...instead }),
  ])
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
const config = JSON.parse(await (await fetch('config.json')).text(), withPatterns) as EditorConfig
setWords(config.words)
document.title = say(document.title)
for (const button of document.querySelectorAll('#issues button'))
  button.textContent = say(button.textContent)
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

// On this computer the server refuses what cannot be cleaned.
if (!config.isLocal)
  document.addEventListener(
    'change',
    (event) => {
      const { target } = event
      if (!(target instanceof HTMLInputElement)) return
      const refused = [...(target.files ?? [])].filter(({ type }) => !uploadTypes.includes(type))
      if (refused.length === 0) return
      event.stopImmediatePropagation()
      target.value = ''
      const lines = refused.map(({ name }) => ({
        text: `${name}: ${say('save it as JPEG, PNG or WebP.')}`,
      }))
      showIssueList(say('Nothing was uploaded'), lines)
    },
    { capture: true },
  )

registerLinkWidget(config.pages)
registerFiles(config)
if (config.isLocal)
  for (const { name, files = [] } of config.decap.collections)
    for (const each of [name, ...files.map((file) => file.name)])
      decap.CMS.registerPreviewTemplate(each, preview())

const { locale: language, ...settings } = config.decap
const shipped = localeNames(language).find((name) => decap.CMS.getLocale(name))
const english = decap.CMS.getLocale('en') ?? {}
const locale = shipped ?? language
const own = shipped === 'en' ? {} : (decap.CMS.getLocale(locale) ?? {})
const phrases = config.isLocal
  ? translated(withSaving(english), withOwnSaving(own))
  : translated(english, own)
decap.CMS.registerLocale(locale, phrases)
if (shipped !== undefined) document.documentElement.lang = language
nameRefusedFields(config, phrases)

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
