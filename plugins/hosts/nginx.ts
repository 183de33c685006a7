import { readFileSync } from 'node:fs'
import type { HostFiles } from './host-files'
import {
  cacheControl,
  immutableFolder,
  immutableScript,
  literal,
  type Headers,
  type HostRequirements,
} from './host-requirements'

/** A value within double quotes. */
const quoted = (value: string): string => `"${value.replace(/["\\]/g, String.raw`\$&`)}"`

const addHeaders = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)

/** The text of nginx-maps.conf or nginx-server.conf, with values in place of "{{headers}}" etc. */
const fill = (file: string, values: Readonly<Record<string, string>>): string =>
  readFileSync(`plugins/hosts/nginx-${file}`, 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => values[name] ?? '',
  )

/** The files for nginx: the site, and two files to include: next to a `server` block and in it. */
export function buildNginxFiles(requirements: HostRequirements): HostFiles {
  const { site, moved, notFound, headers, overrides } = requirements
  // The prefix of variables, because a server may have several such sites.
  const name = new URL(site).host.replace(/\W/g, '_')
  const all = { ...headers, 'cache-control': `$${name}_cache` }
  // nginx compares decoded addresses.
  const redirects = moved.map(({ path, to }) => `${quoted(`~^${literal(path)}/?$`)} ${quoted(to)};`)
  const notFoundRules = notFound.flatMap(({ under, path, file }) => [
    ...(under === '/' ? [] : [`location ${under} { error_page 403 404 =404 ${file}; }`]),
    `location = ${file} { internal; }`,
    `location ~ ^${literal(path)}(?:/|$) { error_page 404 ${file}; return 404; }`,
  ])
  const overridden = Object.entries(overrides).flatMap(([path, values]) => [
    `location ${path.endsWith('*') ? '^~' : '='} ${path.replace(/\*$/, '')} {`,
    ...addHeaders({ ...all, ...values }).map((line) => `  ${line}`),
    '}',
  ])
  const values = {
    ...cacheControl,
    immutableFolder,
    immutableScript,
    name,
    redirects: redirects.join('\n  '),
    headers: addHeaders(all).join('\n'),
    notFound: notFoundRules.join('\n'),
    overrides: overridden.join('\n'),
  }
  const files = ['maps.conf', 'server.conf'].map((file) => [file, fill(file, values)] as const)
  return { folder: 'dist/nginx', site: 'public', files: Object.fromEntries(files) }
}
