import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The hosts for which a build can be made; `host` in plugins/content/schemas/site.json lists the same
 * names.
 */
export const hostNames = ['netlify', 'cloudflare', 'vercel', 'nginx', 'static'] as const

/** The name of a host, as in `host` of data/site.json. */
export type HostName = (typeof hostNames)[number]

const isHostName = (name: string): name is HostName =>
  (hostNames as readonly string[]).includes(name)

/**
 * The host for which the site is built.
 * @param named the name on the command line, if any
 * @returns that name, or `host` of data/site.json, or Netlify
 * @throws if the host is unknown
 */
export function selectedHost(root: string, named?: string): HostName {
  const site = JSON.parse(readFileSync(join(root, 'data/site.json'), 'utf8')) as { host?: string }
  const name = named ?? site.host ?? 'netlify'
  if (isHostName(name)) return name
  throw new Error(`There is no host "${name}". Choose one of ${hostNames.join(', ')}.`)
}
