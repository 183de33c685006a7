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
import { dirname, join, relative, sep } from 'node:path'
import type { IAdapter } from 'gatsby'
import { buildCloudflareFiles } from './cloudflare'
import type { HostFiles } from './host-files'
import { selectedHost, type HostName } from './host-names'
import { buildHostRequirements, type HostRequirements } from './host-requirements'
import { buildNginxFiles } from './nginx'
import { buildStaticFiles } from './static-server'
import { buildVercelFiles } from './vercel'

type OtherHost = Exclude<HostName, 'netlify'>

const writers: Record<OtherHost, (requirements: HostRequirements) => HostFiles> = {
  cloudflare: buildCloudflareFiles,
  vercel: buildVercelFiles,
  nginx: buildNginxFiles,
  static: buildStaticFiles,
}

/** Netlify's rule files, and folders that Gatsby reuses in the next build. */
const notServed = /^(?:_headers|_redirects|_gatsby)(?:\/|$)/

/** The folder to publish, and the limits of the host. */
export interface Assembled {
  folder: string
  warnings: string[]
}

/** The files in a folder and its subfolders, as paths with forward slashes. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))

const put = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/**
 * Writes the files that a host needs for the built site in public/: a copy, and its rules.
 * @param target the parent folder; the host decides about the folder in it
 */
export function writeHostFiles(host: OtherHost, root: string, target = root): Assembled {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  const source = join(root, 'public')
  const requirements = buildHostRequirements({
    site: (JSON.parse(read('data/site.json')) as { url: string }).url,
    redirects: read('public/_redirects'),
    headers: read('public/_headers'),
    files: filesIn(source),
  })
  const { folder, files, redirectPages, renamed, rewritePage, warnings } =
    writers[host](requirements)
  const copy = join(target, folder)
  rmSync(copy, { recursive: true, force: true })
  cpSync(source, copy, {
    recursive: true,
    filter: (path) => !notServed.test(relative(source, path).split(sep).join('/')),
  })
  for (const [from, to] of Object.entries(renamed ?? {}))
    renameSync(join(copy, from), join(copy, to))
  const pages = filesIn(copy).filter((file) => file.endsWith('.html'))
  if (rewritePage) {
    for (const page of pages)
      put(join(copy, page), rewritePage(readFileSync(join(copy, page), 'utf8')))
  }
  for (const [file, text] of Object.entries(redirectPages ?? {}))
    // If the file system ignores case, this could be the file of the page itself.
    if (!existsSync(join(target, file))) put(join(target, file), text)
  for (const [file, text] of Object.entries(files)) put(join(target, file), text)
  const ignored = (host === 'cloudflare' ? [] : requirements.otherRules).map(
    (line) => `static/_redirects: "${line}" has no effect on this host; add it there by hand.`,
  )
  return { folder, warnings: [...formWarning(copy, pages), ...ignored, ...(warnings ?? [])] }
}

/** Netlify finds the forms that it receives by this attribute in the pages. */
const netlifyForm = /<form[^>]* data-netlify/

function formWarning(root: string, pages: readonly string[]): string[] {
  const page = pages.find((path) => netlifyForm.test(readFileSync(join(root, path), 'utf8')))
  if (page === undefined) return []
  return [
    `/${page}: the messages of its form go to Netlify Forms, which exists only on Netlify. ` +
      'Set another "receiver" in data/contact.json; docs/contact-form.md lists the options.',
  ]
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
