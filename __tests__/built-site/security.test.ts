import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSource } from '../../plugins/security-headers/content-security-policy'
import { readSecuritySettings } from '../../src/service-config'
import { listFiles } from '../../plugins/content/files/list-files'
import { sites } from './sites'

describe.each(sites)('$name', ({ site }) => {
  const { loadAnswers, paths, publicFolder, readData, readPages, root } = site
  const pages = readPages()
  const { origins: otherOrigins } = readSecuritySettings(root)
  let headersAt: (path: string) => Readonly<Record<string, string>>

  beforeAll(async () => {
    const answerAt = await loadAnswers()
    headersAt = (path) => answerAt(path).headers
  })

  /** Those whose values are checked for the home page below. */
  const securityHeaders = [
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
  ]

  test.each([
    '/no-such-page/',
    `${paths.caseStudies}unknown/`,
    '/icons.svg',
    '/page-data/app-data.json',
  ])('every security header comes with %s as with the home page', (path) => {
    for (const name of securityHeaders)
      expect([name, headersAt(path)[name]]).toEqual([name, headersAt('/')[name] ?? 'a value'])
  })

  test('each header of all addresses is declared once, because browsers apply both or only one of two', () => {
    const declared = ['public/_headers', 'netlify.toml']
      .map((file) => readFileSync(join(root, file), 'utf8').toLowerCase())
      .join('\n')
      // The editor has its own.
      .replace(/^\/admin\/\*\n(?: .*\n)*/m, '')
      // Replaces the value for all addresses.
      .replaceAll('cross-origin-resource-policy: cross-origin', '')
    for (const name of securityHeaders) {
      expect(declared.split(new RegExp(`^\\s*"?${name}"?\\s*[:=]`, 'm'))).toHaveLength(2)
    }
  })

  const { colorScheme } = readData('theme') as { colorScheme: string }
  /** The scripts in the HTML of all pages together. */
  const inlineScripts = ['watch scripts', ...(colorScheme === 'auto' ? ['color scheme'] : [])]

  /** The sources in a policy, by directive. */
  const parsePolicy = (text = ''): Partial<Record<string, string[]>> =>
    Object.fromEntries(
      text.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
    )

  /**
   * The requirements of the MDN HTTP Observatory for its best score, as far as they concern headers.
   */
  test('only what the site needs is allowed', () => {
    const headers = headersAt('/')
    expect(parsePolicy(headers['content-security-policy'])).toMatchObject({
      'default-src': ["'none'"],
      'script-src': [
        "'self'",
        ...inlineScripts.map(() => expect.stringMatching(/^'sha256-/) as string),
        ...otherOrigins.scripts,
      ],
      'frame-src': otherOrigins.frames.length > 0 ? otherOrigins.frames : ["'none'"],
      'form-action': ["'self'", ...otherOrigins.forms],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
    })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(
        /^(?:no-referrer|same-origin|strict-origin.*)$/,
      ) as string,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': expect.stringMatching(/^same-(?:origin|site)$/) as string,
    })
    const [, age] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? []
    const halfAYear = 15_768_000
    expect(Number(age)).toBeGreaterThanOrEqual(halfAYear)
  })

  test.each(pages)(
    '$route: the policies allow only its own inline scripts and styles',
    ({ document }) => {
      const inline = document.querySelectorAll('script:not([type]):not([src])')
      const [, ...scripts] =
        parsePolicy(headersAt('/')['content-security-policy'])['script-src'] ?? []
      expect(scripts).toEqual(
        expect.arrayContaining(inline.map(({ innerHTML }) => hashSource(innerHTML))),
      )
      expect(scripts).toHaveLength(inlineScripts.length + otherOrigins.scripts.length)

      const meta = document.querySelector('meta[http-equiv="content-security-policy"]')
      const allowed = parsePolicy(meta?.getAttribute('content'))['style-src']
      const styles = document.querySelectorAll('style')
      expect(styles.length).toBeGreaterThan(0)
      expect(allowed).toEqual(
        expect.arrayContaining(styles.map(({ innerHTML }) => hashSource(innerHTML))),
      )
      expect(allowed?.filter((source) => !source.startsWith("'sha256-"))).toEqual([])
      // A policy applies only to what follows it.
      const head = document.querySelector('head')?.toString() ?? ''
      expect(head.indexOf('http-equiv="content-security-policy"')).toBeLessThan(
        head.indexOf('<style'),
      )
      expect(document.querySelectorAll('[style], [onclick], [onload], [onerror]')).toEqual([])
    },
  )

  test('files with a hash in their names are cached forever; pages are revalidated each time', () => {
    expect(headersAt('/')['cache-control']).toContain('must-revalidate')
    const scripts = listFiles(publicFolder).filter((path) => /^[^/]+-[0-9a-f]{20}\.js$/.test(path))
    const ownScript = pages[0]?.document.querySelector('script[src]')?.getAttribute('src') ?? ''
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.map((script) => `/${script}`)).toContain(ownScript)
    for (const source of scripts.map((script) => `/${script}`)) {
      expect(headersAt(source)['cache-control']).toContain('immutable')
    }
  })

  test('every page names the rules by which browsers prefetch pages, but not the booking page', () => {
    const file = JSON.parse(headersAt('/')['speculation-rules'] ?? '""') as string
    expect(headersAt(file)['content-type']).toBe('application/speculationrules+json')
    const rules = readFileSync(join(publicFolder, file), 'utf8')
    expect(JSON.parse(rules)).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] })
    for (const path of [paths.booking, paths.unsubscribed, '/admin/'])
      expect(rules).toContain(`"${path}*"`)
  })

  test('a missing file is never cached', () => {
    const files = listFiles(join(publicFolder, 'static'))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files)
      expect(headersAt(`/static/${encodeURI(file)}`)['cache-control']).toContain('immutable')
    for (const path of ['/static/missing.woff2', '/static/0/missing.avif', '/globals-missing.js'])
      expect(headersAt(path)['cache-control']).toContain('must-revalidate')
  })

  test('other sites and mail programs may show social pictures and icons, but nothing else', () => {
    const icons = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/icon-512.png']
    const pictures = listFiles(join(publicFolder, 'social')).map((path) => `/social/${path}`)
    for (const path of [...pictures, ...icons]) {
      expect(readFileSync(join(publicFolder, path)).length).toBeGreaterThan(0)
      expect(headersAt(path)['cross-origin-resource-policy']).toBe('cross-origin')
    }
    for (const path of ['/', '/icons.svg', '/page-data/app-data.json'])
      expect(headersAt(path)['cross-origin-resource-policy']).toBe('same-origin')
  })
})
