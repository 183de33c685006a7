import { buildNginxMaps, buildNginxServer } from '../../../plugins/hosts/nginx'
import { requirementsOf } from './requirements'

test('compares a moved address decoded and literally, with or without a slash', () => {
  const maps = buildNginxMaps(requirementsOf('Menus & Orders: "50%" {é}'))
  expect(maps).toContain(
    String.raw`"~^/case-studies/Menus & Orders\x3a \x2250\x25\x22 \x7bé\x7d/?$" "/case-studies/`,
  )
})

test('the variables contain the name of the site, because a server may have several', () => {
  expect(buildNginxMaps(requirementsOf('Alpha')).match(/^map .*/gm)).toEqual([
    'map $uri $www_agency_com_redirect {',
    'map $uri $www_agency_com_cache {',
  ])
})

test('only files that never change are cached', () => {
  expect(buildNginxMaps(requirementsOf('Alpha')).split('\n')).toEqual(
    expect.arrayContaining([
      '  default "public, max-age=0, must-revalidate";',
      '  "~^/static/" "public, max-age=31536000, immutable";',
      String.raw`  "~^/[\w-]+-[0-9a-f]{20}\.js$" "public, max-age=31536000, immutable";`,
    ]),
  )
})

test('every response has the headers, because no location adds its own', () => {
  const lines = buildNginxServer(requirementsOf('Alpha')).split('\n')
  expect(lines.filter((line) => line.includes('add_header'))).toEqual([
    `add_header content-security-policy "default-src 'none'; img-src 'self'; frame-ancestors 'none'" always;`,
    'add_header referrer-policy "same-origin" always;',
    'add_header cache-control "$www_agency_com_cache" always;',
  ])
})

test('not-found pages apply to their folders and have no address', () => {
  const lines = buildNginxServer(requirementsOf('Alpha')).split('\n')
  expect(lines.filter((line) => /404|internal/.test(line))).toEqual([
    'error_page 403 404 =404 /404.html;',
    'location /case-studies/ { error_page 403 404 =404 /case-studies/not-found/index.html; }',
    'location = /case-studies/not-found/index.html { internal; }',
    'location = /404.html { internal; }',
    'location ~ ^/case-studies/not-found(?:/|$) { error_page 404 /case-studies/not-found/index.html; return 404; }',
    'location ~ ^/404(?:/|$) { error_page 404 /404.html; return 404; }',
  ])
})
