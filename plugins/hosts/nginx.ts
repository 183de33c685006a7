import type { HostFiles } from './host-files'
import {
  cacheControl,
  immutableFolder,
  immutableScript,
  type HostRequirements,
} from './host-requirements'

const folder = 'dist/nginx'

/**
 * A regular expression that matches only this text, byte by byte; also valid within double quotes.
 */
const literal = (text: string): string =>
  text.replace(
    /[^\w/ &\u0080-\u{10ffff}-]/gu,
    (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )

/** A value within double quotes. */
const quoted = (value: string): string => `"${value.replace(/["\\]/g, String.raw`\$&`)}"`

const map = (source: string, name: string, lines: readonly string[]): string =>
  [`map ${source} $${name} {`, ...lines.map((line) => `  ${line};`), '}'].join('\n')

/** Prefixes of variables, because a server may have several such sites. */
const variables = (site: string): { redirect: string; cache: string } => {
  const name = new URL(site).host.replace(/\W/g, '_')
  return { redirect: `${name}_redirect`, cache: `${name}_cache` }
}

/** The content next to a `server` block: the targets of redirects, and cache times. */
export function buildNginxMaps(requirements: HostRequirements): string {
  const { site, moved } = requirements
  const { redirect, cache } = variables(site)
  return [
    // nginx compares decoded addresses.
    map('$uri', redirect, [
      'default ""',
      ...moved.map(({ path, to }) => `"~^${literal(path)}/?$" ${quoted(to)}`),
    ]),
    map('$uri', cache, [
      `default ${quoted(cacheControl.changing)}`,
      `"~^${immutableFolder}" ${quoted(cacheControl.immutable)}`,
      `"~^${immutableScript}$" ${quoted(cacheControl.immutable)}`,
    ]),
    '',
  ].join('\n\n')
}

/** MIME types that nginx's own list may lack. */
const types = { avif: 'image/avif', webmanifest: 'application/manifest+json' }

const addHeaders = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)

/** The content of a `server` block. */
export function buildNginxServer(requirements: HostRequirements): string {
  const { site, notFound, notFoundPages, headers, overrides } = requirements
  const { redirect, cache } = variables(site)
  const all = { ...headers, 'cache-control': `$${cache}` }
  const root = notFound.find(({ under }) => under === '/')
  const below = notFound.filter(({ under }) => under !== '/')
  const files = new Set(notFound.map(({ file }) => file))
  return [
    'index index.html;',
    'absolute_redirect off;',
    'charset utf-8;',
    'charset_types text/css text/plain text/xml application/javascript application/json application/manifest+json image/svg+xml;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_types text/css text/plain text/xml application/javascript application/json application/manifest+json image/svg+xml image/x-icon;',
    '',
    ...addHeaders(all),
    '',
    `if ($${redirect}) { return 301 $${redirect}$is_args$args; }`,
    '',
    // A folder without an index page answers 403.
    ...(root ? [`error_page 403 404 =404 ${root.file};`] : []),
    ...below.map(({ under, file }) => `location ${under} { error_page 403 404 =404 ${file}; }`),
    // Only error_page uses a not-found page; its own address answers 404.
    ...[...files].map((file) => `location = ${file} { internal; }`),
    ...notFoundPages
      .filter((path) => !files.has(path))
      .map((path) => {
        const page = notFound.find(({ under }) => path.startsWith(under))?.file
        const where = path.endsWith('/') ? `~ ^${literal(path.slice(0, -1))}(?:/|$)` : `= ${path}`
        return `location ${where} { error_page 404 ${page}; return 404; }`
      }),
    // A location with a header of its own does not inherit those of the server.
    ...overrides.flatMap((override) => [
      `location ${override.path.endsWith('*') ? '^~' : '='} ${override.path.replace(/\*$/, '')} {`,
      ...addHeaders({ ...all, ...override.headers }).map((line) => `  ${line}`),
      '}',
    ]),
    ...Object.entries(types).map(
      ([ending, type]) => `location ~ \\.${ending}$ { types { } default_type ${type}; }`,
    ),
    '',
  ].join('\n')
}

/** The files for nginx: the site, and two files to include. */
export const buildNginxFiles = (requirements: HostRequirements): HostFiles => ({
  folder: `${folder}/public`,
  files: {
    [`${folder}/maps.conf`]: buildNginxMaps(requirements),
    [`${folder}/server.conf`]: buildNginxServer(requirements),
  },
})
