import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { readReceiver } from '../../plugins/content/core/third-parties'
import { formsIn, headerIssues, scriptsWithMap, strayFiles } from './published'
import { sites } from './sites'

describe.each(sites)('$name', ({ site }) => {
  const { htmlFiles, publicFolder, root } = site

  test('only files that the site needs are published, and _headers names no others', async () => {
    expect(strayFiles(publicFolder)).toEqual([])
    expect(scriptsWithMap(publicFolder)).toEqual([])
    expect(await headerIssues(publicFolder)).toEqual([])
  })

  test('every form for Netlify has a name, an address to answer, and, for messages, a field for bots', () => {
    const forms = formsIn(publicFolder)
    expect(forms.length > 0).toBe(readReceiver(root).type === 'netlify')
    for (const { name, honeypot, fields } of forms) {
      expect(name).not.toBe('')
      expect(fields).toEqual(expect.arrayContaining(['form-name', 'email']))
      if (fields.includes('message')) expect(fields).toContain(honeypot)
    }
  })

  test('a page has at most 22 KB of HTML, compressed as by a CDN, and home 27', () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
    const sizes = htmlFiles().map((file) => ({
      file,
      size: brotliCompressSync(readFileSync(file), { params }).length,
      most: file === join(publicFolder, 'index.html') ? 27_000 : 22_000,
    }))
    expect(sizes.filter(({ size, most }) => size > most)).toEqual([])
  })
})
