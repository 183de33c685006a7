import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { listFiles } from '../../plugins/content/files/list-files'
import { readEditorSettings } from '../../plugins/editor'
import { readReceiver } from '../../src/service-config'
import { sites } from './sites'

/** All kinds of files that visitors, crawlers or Netlify need. */
const needed = [
  /^(?:[^/]+\/)*index\.html$/,
  /^404\.html$/,
  /^page-data\/(?:.*\/)?[^/]+\.json$/,
  // Scripts have a hash in their names; their licenses must be published with them.
  /^[\w-]+-[0-9a-f]{20}\.js(?:\.LICENSE\.txt)?$/,
  /^(?:static|brand|clients|marks|social|icons)\/.*\.(?:avif|webp|png|jpe?g|svg|woff2)$/,
  /^feed\/.*\.(?:avif|webp|png|jpe?g|xml)$/,
  /^[\w-]+\.(?:ico|svg|png|xml)$/,
  /^(?:[\w-]+\/)?site\.webmanifest$/,
  /^robots\.txt$/,
  /^speculation-rules\.json$/,
  // Read by Netlify and not served.
  /^_(?:headers|redirects)$/,
  /^admin\/(?:index\.html|config\.json|(?:start|(?:\d+\.)?decap-cms)\.js|\w+\.wasm)$/,
  // Gatsby reuses these in the next build.
  /^_gatsby\/slices\/[\w-]+\.html$/,
]

describe.each(sites)('$name', ({ site }) => {
  const { homeFiles, htmlFiles, publicFolder, readPages, root } = site

  test('only files that the site needs or its owner gave are published, and no source maps', () => {
    const files = listFiles(publicFolder)
    const stray = files.filter(
      (path) => !needed.some((kind) => kind.test(path)) && !existsSync(join(root, 'static', path)),
    )
    expect(stray).toEqual([])
    const withMap = files
      // The scripts of Decap are published as they are.
      .filter((path) => path.endsWith('.js') && !path.startsWith('admin/'))
      .filter((path) =>
        readFileSync(join(publicFolder, path), 'utf8').includes('sourceMappingURL='),
      )
    expect(withMap).toEqual([])
  })

  // A browser may lack the locale of the site: the build writes numbers and dates.
  test('no script formats with the browser', () => {
    const scripts = listFiles(publicFolder).filter((path) => /^[^/]+\.js$/.test(path))
    expect(scripts.length).toBeGreaterThan(0)
    const formatting = scripts.filter((path) =>
      /\bIntl\.|\btoLocale/.test(readFileSync(join(publicFolder, path), 'utf8')),
    )
    expect(formatting).toEqual([])
  })

  test('the editor is published only if the site names a repository', () => {
    const hasEditor = existsSync(join(publicFolder, 'admin'))
    expect(hasEditor).toBe(readEditorSettings(root) !== undefined)
  })

  test('the files that _headers names exist', () => {
    const rules = readFileSync(join(publicFolder, '_headers'), 'utf8')
    const paths = rules.match(/^\/[^*:\s]+$/gm) ?? []
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.filter((path) => !existsSync(join(publicFolder, decodeURI(path))))).toEqual([])
  })

  test('every form for Netlify has a name, an address to answer, and, for messages, a field for bots', () => {
    const forms = readPages().flatMap(({ document }) =>
      document.querySelectorAll('form[data-netlify="true"]'),
    )
    expect(forms.length > 0).toBe(readReceiver(root).type === 'netlify')
    for (const form of forms) {
      const fields = form.querySelectorAll('[name]').map((field) => field.getAttribute('name'))
      expect(form.getAttribute('name')).toBeTruthy()
      expect(fields).toEqual(expect.arrayContaining(['form-name', 'email']))
      if (fields.includes('message'))
        expect(fields).toContain(form.getAttribute('data-netlify-honeypot'))
    }
  })

  test('a page has at most 22.5 KB of HTML, compressed as by a CDN, and home 28.7', () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
    const sizes = htmlFiles().map((file) => ({
      file,
      size: brotliCompressSync(readFileSync(file), { params }).length,
      most: homeFiles.includes(file) ? 28_700 : 22_500,
    }))
    expect(sizes.filter(({ size, most }) => size > most)).toEqual([])
  })
})
