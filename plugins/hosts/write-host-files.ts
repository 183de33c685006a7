import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { IAdapter } from 'gatsby'
import { buildCloudflareFiles } from './cloudflare'
import type { HostFiles } from './host-files'
import { buildHostRequirements, type HostRequirements } from './host-requirements'
import { buildNginxFiles } from './nginx'
import { buildStaticFiles } from './static-server'
import { buildVercelFiles } from './vercel'

const writers = {
  cloudflare: buildCloudflareFiles,
  vercel: buildVercelFiles,
  nginx: buildNginxFiles,
  static: buildStaticFiles,
} satisfies Record<string, (requirements: HostRequirements) => HostFiles>

type OtherHost = keyof typeof writers

/** The name of a host, as in `host` of data/site.json. */
export type HostName = 'netlify' | OtherHost

/**
 * The hosts for which a build can be made; `host` in plugins/content/schemas/site.json lists the same
 * names.
 */
export const hostNames = ['netlify', ...Object.keys(writers)] as readonly HostName[]

/** Netlify's rule files, and a folder that Gatsby reuses in the next build. */
const notServed = ['_headers', '_redirects', '_gatsby']

/** Netlify finds the forms that it receives by this attribute in the pages. */
const netlifyForm = /<form[^>]* data-netlify/

const readSite = (root: string) =>
  JSON.parse(readFileSync(join(root, 'data/site.json'), 'utf8')) as { url: string; host?: string }

/**
 * The host for which the site is built.
 * @param named the name on the command line, if any
 * @returns that name, or `host` of data/site.json, or Netlify
 * @throws if the host is unknown
 */
export function selectedHost(root: string, named?: string): HostName {
  const name = named ?? readSite(root).host ?? 'netlify'
  const host = hostNames.find((each) => each === name)
  if (host) return host
  throw new Error(`There is no host "${name}". Choose one of ${hostNames.join(', ')}.`)
}

/** The files of the pages in a folder and its subfolders. */
const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))

const formWarning = (page: string): string =>
  `/${page}: the messages of its form go to Netlify Forms, which exists only on Netlify. ` +
  'Set another "receiver" in data/contact.json; docs/contact-form.md lists the options.'

const ruleWarning = (line: string): string =>
  `static/_redirects: "${line}" has no effect on this host; add it there by hand.`

/**
 * Writes the files that a host needs for the built site in public/: a copy, and its rules.
 * @param target the parent folder; the host decides about the folder in it
 * @returns the folder to publish, and the limits of the host
 */
export function writeHostFiles(
  host: OtherHost,
  root: string,
  target = root,
): { folder: string; warnings: string[] } {
  const source = join(root, 'public')
  const [redirects = '', headers = ''] = ['_redirects', '_headers'].map((name) =>
    readFileSync(join(source, name), 'utf8'),
  )
  const requirements = buildHostRequirements(readSite(root).url, redirects, headers)
  const { folder, site = '', files, renamed, rewritePage, warnings } = writers[host](requirements)
  const copy = join(target, folder, site)
  rmSync(join(target, folder), { recursive: true, force: true })
  cpSync(source, copy, {
    recursive: true,
    filter: (path) => !notServed.includes(relative(source, path)),
  })
  for (const [from, to] of Object.entries(renamed ?? {}))
    renameSync(join(copy, from), join(copy, to))
  const withForm: string[] = []
  for (const page of pagesIn(copy)) {
    const html = readFileSync(page, 'utf8')
    if (netlifyForm.test(html)) withForm.push(relative(copy, page))
    if (rewritePage) writeFileSync(page, rewritePage(html))
  }
  for (const [path, text] of Object.entries(files)) {
    const file = join(target, folder, path)
    // If the file system ignores case, this could be the file of a page.
    if (existsSync(file)) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return {
    folder,
    warnings: [
      ...withForm.slice(0, 1).map(formWarning),
      ...(host === 'cloudflare' ? [] : requirements.otherRules.map(ruleWarning)),
      ...(warnings ?? []),
    ],
  }
}

/**
 * Netlify's adapter for a build that also writes the folder of another host.
 * @param root the folder of data/ and public/
 * @param named the host, in place of that in data/site.json
 * @throws if the host is unknown
 */
export function forHost(netlify: IAdapter, root: string, named?: string): IAdapter {
  const host = selectedHost(root, named)
  if (host === 'netlify') return netlify
  return {
    ...netlify,
    adapt: async (context) => {
      await netlify.adapt(context)
      const { folder, warnings } = writeHostFiles(host, root)
      for (const warning of warnings) context.reporter.warn(warning)
      context.reporter.info(`For ${host}: ${folder}/`)
    },
  }
}
