/**
 * What decap-cms.js adds to the window: decapcms.org/docs/customization.
 * @typedef {{ props: { entry: { get: (key: string) => string } } }} PreviewProps
 * @typedef {{
 *   CMS: {
 *     init: (options: { config: object }) => void,
 *     registerPreviewTemplate: (name: string, component: unknown) => void,
 *   },
 *   createClass: (component: { render: (this: PreviewProps) => unknown }) => unknown,
 *   h: (name: string, props: object, text?: string) => unknown,
 * }} Decap
 */
const { CMS, createClass, h } = /** @type {Decap} */ (/** @type {unknown} */ (window))

/** @type {{ pages: Record<string, string>, collections: { name: string, files?: { name: string }[] }[] }} */
const { pages, ...config } = await (await fetch('config.json')).json()

/** The page of the develop server, which follows each save. */
const Preview = createClass({
  render() {
    const path = pages[this.props.entry.get('path')]
    return path
      ? h('iframe', {
          src: new URL(path, location.origin).href,
          title: 'The page',
          style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
        })
      : h('p', {}, 'This content has no page of its own.')
  },
})

for (const { name, files = [] } of config.collections) {
  for (const each of [name, ...files.map((file) => file.name)])
    CMS.registerPreviewTemplate(each, Preview)
}

CMS.init({ config: { ...config, load_config_file: false } })

export {}
