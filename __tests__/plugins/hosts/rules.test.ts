import { parse } from 'node-html-parser'
import { buildCloudflareFiles } from '../../../plugins/hosts/cloudflare'
import type { HostFiles } from '../../../plugins/hosts/host-files'
import type { HostRequirements } from '../../../plugins/hosts/host-requirements'
import { buildNginxFiles } from '../../../plugins/hosts/nginx'
import { buildStaticFiles } from '../../../plugins/hosts/static-server'
import { requirementsOf, script } from './requirements'

/** What each host is told; the rules for Vercel are tried in order, so vercel.test.ts applies them. */

const site = requirementsOf('Menus & Orders')
const to = '/case-studies/menus-and-orders/'

const textOf = ({ files }: HostFiles): string => Object.values(files).join('\n')

test('lists a moved address once, with every encoding that browsers send', () => {
  const { moved } = requirementsOf('Menus & Orders', 'Old Menus')
  expect(moved).toEqual([
    {
      path: '/case-studies/Menus & Orders',
      spellings: ['/case-studies/Menus%20%26%20Orders', '/case-studies/Menus%20&%20Orders'],
      to,
    },
    { path: '/case-studies/Old Menus', spellings: ['/case-studies/Old%20Menus'], to },
    // A former page, whose address had a slash at its end.
    { path: '/case-studies/old-menus', spellings: ['/case-studies/old-menus'], to },
    { path: '/case-studies/page/1', spellings: ['/case-studies/page/1'], to: '/case-studies/' },
  ])
})

/** A rule replaces the values of others only with "!"; redirects have every spelling of a title. */
test('Cloudflare redirects moved addresses, caches files with a hash, and sends all headers', () => {
  expect(textOf(buildCloudflareFiles(site))).toBe(`\
/case-studies/Menus%20%26%20Orders ${to} 301
/case-studies/Menus%20%26%20Orders/ ${to} 301
/case-studies/Menus%20&%20Orders ${to} 301
/case-studies/Menus%20&%20Orders/ ${to} 301
/case-studies/page/1 /case-studies/ 301
/case-studies/page/1/ /case-studies/ 301

/*
  cache-control: public, max-age=0, must-revalidate
  content-security-policy: default-src 'none'; img-src 'self'; frame-ancestors 'none'
  referrer-policy: same-origin
  ! access-control-allow-origin
/static/*
  ! cache-control
  cache-control: public, max-age=31536000, immutable
${script}
  ! cache-control
  cache-control: public, max-age=31536000, immutable
/admin/*
  ! content-security-policy
  content-security-policy: script-src 'self'
  ! x-robots-tag
  x-robots-tag: noindex
/icon.png
  ! referrer-policy
  referrer-policy: no-referrer
`)
})

/** The variables contain the name of the site, because a server may have several. */
test('nginx redirects decoded addresses, and caches files with a hash', () => {
  expect(buildNginxFiles(site).files['maps.conf']).toBe(`\
map $uri $www_agency_com_redirect {
  default "";
  "~^/case-studies/Menus & Orders/?$" "${to}";
  "~^/case-studies/page/1/?$" "/case-studies/";
}

map $uri $www_agency_com_cache {
  default "public, max-age=0, must-revalidate";
  "~^/static/" "public, max-age=31536000, immutable";
  "~^/[\\w-]+-[0-9a-f]{20}\\.js$" "public, max-age=31536000, immutable";
}
`)
})

/** A location with a header of its own has none of the server's; not-found pages are internal. */
test('nginx sends all headers everywhere, and not-found pages for their folders', () => {
  const server = buildNginxFiles(site).files['server.conf'] ?? ''
  const lines = server
    .split('\n')
    .filter((line) => /add_header|location [/=^~]|404|internal|return|^}/.test(line))
  expect(lines.filter((line) => !line.includes('types')).join('\n')).toBe(`\
add_header content-security-policy "default-src 'none'; img-src 'self'; frame-ancestors 'none'" always;
add_header referrer-policy "same-origin" always;
add_header cache-control "$www_agency_com_cache" always;
if ($www_agency_com_redirect) { return 301 $www_agency_com_redirect$is_args$args; }
error_page 403 404 =404 /404.html;
location /case-studies/ { error_page 403 404 =404 /case-studies/not-found/index.html; }
location = /case-studies/not-found/index.html { internal; }
location ~ ^/case-studies/not-found(?:/|$) { error_page 404 /case-studies/not-found/index.html; return 404; }
location = /404.html { internal; }
location ~ ^/404(?:/|$) { error_page 404 /404.html; return 404; }
location ^~ /admin/ {
  add_header content-security-policy "script-src 'self'" always;
  add_header referrer-policy "same-origin" always;
  add_header cache-control "$www_agency_com_cache" always;
  add_header x-robots-tag "noindex" always;
}
location = /icon.png {
  add_header content-security-policy "default-src 'none'; img-src 'self'; frame-ancestors 'none'" always;
  add_header referrer-policy "no-referrer" always;
  add_header cache-control "$www_agency_com_cache" always;
}`)
})

test('in nginx the characters of a title match literally', () => {
  for (const [title, pattern] of [
    ['A: "50%" {é}', String.raw`A: \"50%\" \\{é\\}`],
    ['Owner’s app – বাংলা 🦀', 'Owner’s app – বাংলা 🦀'],
  ] as const)
    expect(textOf(buildNginxFiles(requirementsOf(title)))).toContain(
      `"~^/case-studies/${pattern}/?$" "/case-studies/`,
    )
})

/** Such a rule would apply to all pages in its folder, because Cloudflare looks for files last. */
test('on Cloudflare no redirect matches several addresses, whatever the title contains', () => {
  const { files } = buildCloudflareFiles(requirementsOf('Menus: *:all', 'A*:b & c'))
  for (const line of (files._redirects ?? '').trimEnd().split('\n'))
    expect(line).toMatch(/^(?:[^*: ]|:(?![a-z]))+ \S+ 301$/i)
})

test('warns if there are more rules than Cloudflare reads', () => {
  const former = Array.from({ length: 1100 }, (_, at) => `Former title ${at}`)
  const scripts = Array.from({ length: 99 }, (_, at) => `/s${at}-0123456789abcdef0123.js`)
  const warnings = (requirements: HostRequirements) => buildCloudflareFiles(requirements).warnings
  expect(warnings(requirementsOf('Alpha'))).toEqual([])
  expect(warnings(requirementsOf('Alpha', ...former))).toEqual([
    expect.stringMatching(
      /^Cloudflare reads only 2000 rules of _redirects; this site has \d{4}\.$/,
    ),
  ])
  expect(warnings({ ...requirementsOf('Alpha'), scripts })).toEqual([
    'Cloudflare reads only 100 rules of _headers; this site has 103.',
  ])
})

test('a plain server has a page for each redirect, at its decoded address', () => {
  const { files } = buildStaticFiles(site)
  const html = files['/case-studies/Menus & Orders/index.html'] ?? ''
  const valueOf = (selector: string, name: string) =>
    parse(html).querySelector(selector)?.getAttribute(name)
  expect(valueOf('meta[http-equiv="refresh"]', 'content')).toBe(`0; url=${to}`)
  expect(valueOf('link[rel="canonical"]', 'href')).toBe(`https://www.agency.com${to}`)
  expect(valueOf('meta[name="robots"]', 'content')).toBe('noindex')
  expect(valueOf('a', 'href')).toBe(to)
})

test('a title that cannot be a folder name gets no page, and no page is outside of the folder', () => {
  const { files } = buildStaticFiles(requirementsOf('../../up', 'é'.repeat(200)))
  for (const file of Object.keys(files)) {
    expect(file).not.toContain('..')
    expect(file.length).toBeLessThan(300)
  }
})

test('a page contains the policy as far as possible, before everything that it applies to', () => {
  const { rewritePage } = buildStaticFiles(site)
  const body = '<div id="___gatsby"></div>'
  const html = rewritePage?.(`<head><meta charSet="utf-8"/><style>a{}</style></head>${body}`) ?? ''
  expect(html).toMatch(/^<head><meta charSet="utf-8"\/><meta http-equiv="content-security-policy"/)
  expect(parse(html).querySelector('meta[http-equiv]')?.getAttribute('content')).toBe(
    "default-src 'none'; img-src 'self'",
  )
  expect(html).toContain('<meta name="referrer" content="same-origin">')
  expect(() => rewritePage?.(`<head></head>${body}`)).toThrow('charset')
  // A file of the owner's.
  expect(rewritePage?.('google-site-verification: g.html')).toBe('google-site-verification: g.html')
})
