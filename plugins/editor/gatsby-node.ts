import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { readEditorSettings } from '.'
import { editorPath, hostOf, type SiteConfig } from '../content/node'
import { editorConfig } from './editor-config'
import { gitHost } from './git-host'
import { decapFolder, installPackages, packageFolder } from './packages'
import { bundleScript, createEditorServer, pageFolder } from './server'

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    // A function, because Gatsby sends all other options to browsers.
    site: Joi.function()
      .required()
      .description('Returns the description of the site, a SiteConfig'),
  })

const siteIn = (options: object): SiteConfig => (options as { site: () => SiteConfig }).site()

/** Serves the editor if `npm run edit` has started the development server. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store }, options) => {
  if (process.env.WITH_EDITOR === undefined) return
  const server = app as { use: (path: string, server: unknown) => void }
  const editor = createEditorServer(process.cwd(), siteIn(options), hostOf(store))
  server.use(editorPath.slice(0, -1), editor)
}

/** Tells gatsby-browser.ts whether people sign in with Netlify Identity. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  plugins,
}) => {
  const define = plugins.define as (constants: object) => object
  const hasInvitations = readEditorSettings(process.cwd())?.backend === 'git-gateway'
  actions.setWebpackConfig({ plugins: [define({ EDITOR_HAS_INVITATIONS: hasInvitations })] })
}

/** Writes the editor to the built site if data/site.json names a repository. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (_args, options) => {
  const root = process.cwd()
  const folder = join(root, 'public', editorPath)
  rmSync(folder, { recursive: true, force: true })
  const settings = readEditorSettings(root)
  if (!settings) return
  installPackages(root)
  cpSync(pageFolder(root), folder, { recursive: true })
  const config = editorConfig(root, siteIn(options), gitHost(settings), false)
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
  writeFileSync(join(folder, 'start.js'), await bundleScript(root))
  // The main script, and what it loads on demand; WebP is encoded in WebAssembly.
  const scripts = readdirSync(decapFolder(root)).filter((name) =>
    /^(?:(?:\d+\.)?decap-cms\.js|\w+\.wasm)$/.test(name),
  )
  for (const name of scripts) cpSync(join(decapFolder(root), name), join(folder, name))
  if (config.hasIdentity) {
    const identity = packageFolder(root, 'netlify-identity-widget')
    cpSync(join(identity, 'build/netlify-identity-widget.js'), join(folder, 'identity.js'))
  }
}
