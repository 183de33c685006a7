import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compareBuilds } from '../../scripts/checks/compare-builds'

let folder = ''

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'compare-builds-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A build with its own compilation hash, and what else is given by file. */
function built(name: string, hash: string, files: Record<string, string>): string {
  const appData = JSON.stringify({ webpackCompilationHash: hash })
  for (const [file, text] of Object.entries({ 'page-data/app-data.json': appData, ...files })) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true })
    writeFileSync(join(folder, name, file), text)
  }
  return join(folder, name)
}

test('builds that only their compilation hash tells apart are the same', () => {
  const build = (name: string, hash: string, globals: string) =>
    built(name, hash, {
      'index.html': `<script src="/globals-${globals}.js"></script>`,
      [`globals-${globals}.js`]: `window.hash="${hash}"`,
    })
  expect(compareBuilds(build('one', 'a1b2c3', 'd4e5'), build('two', 'f6a7b8', 'c9d0'))).toEqual({
    different: [],
    files: 3,
  })
})

test('a byte, a missing and a further file are told', () => {
  const one = built('one', 'a1b2c3', { 'a.html': 'one', 'b.html': 'same', 'c.html': 'here' })
  const two = built('two', 'a1b2c3', { 'a.html': 'one.', 'b.html': 'same', 'd.html': 'there' })
  expect(compareBuilds(one, two).different).toEqual(['a.html', 'c.html', 'd.html'])
})
