import type { HostFiles } from './host-files'
import type { MovedPath, HostRequirements } from './host-requirements'

/** The maximum length of a file name on file systems, in bytes. */
const maxName = 255

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Directives that browsers ignore in a page. */
const headerOnly = /(?:^|; )(?:frame-ancestors|report-uri|sandbox)[^;]*/g

/** A page that redirects to another one immediately. */
export const redirectPage = (site: string, to: string): string => {
  const target = escapeHtml(/^https?:/.test(to) ? to : site.replace(/\/$/, '') + to)
  return [
    '<!doctype html>',
    `<meta charset="utf-8"><title>${target}</title>`,
    `<meta name="robots" content="noindex"><link rel="canonical" href="${target}">`,
    `<meta http-equiv="refresh" content="0; url=${escapeHtml(to)}">`,
    `<a href="${escapeHtml(to)}">${target}</a>`,
    '',
  ].join('\n')
}

/** Whether a file with this name can be in the folder. */
const isFileName = ({ path }: MovedPath): boolean =>
  path
    .split('/')
    .every((part) => part !== '.' && part !== '..' && Buffer.byteLength(part) <= maxName)

/**
 * The files for a server that only serves files: pages that replace redirects, and the security
 * policy in each page as far as possible. The server decides about other headers and the status of
 * the not-found page.
 */
export function buildStaticFiles({ site, moved, headers }: HostRequirements): HostFiles {
  const policy = (headers['content-security-policy'] ?? '').replace(headerOnly, '')
  const meta =
    `<meta http-equiv="content-security-policy" content="${escapeHtml(policy)}">` +
    `<meta name="referrer" content="${escapeHtml(headers['referrer-policy'] ?? '')}">`
  // Of two with the same source the first applies.
  const redirectPages = moved
    .toReversed()
    .filter(isFileName)
    .map(({ path, to }) => [`${path}/index.html`, redirectPage(site, to)])
  return {
    folder: 'dist/static',
    files: Object.fromEntries(redirectPages) as Record<string, string>,
    rewritePage: (html) => {
      // A file of the owner's, such as one that verifies the site for a service.
      if (!html.includes('id="___gatsby"')) return html
      if (!/<meta charset="utf-8"\/?>/i.test(html)) throw new Error('A page has no <meta charset>.')
      // A policy applies only to what follows it.
      return html.replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + meta)
    },
  }
}
