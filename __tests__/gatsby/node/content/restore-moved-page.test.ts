import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restoreMovedPage } from '../../../../src/gatsby/node/content/restore-moved-page'

const folder = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'public-'))
  mkdirSync(join(root, 'page-data', 'works'), { recursive: true })
  mkdirSync(join(root, 'works'))
  return root
}

test('puts the files of a page that answers many addresses back where the build expects them', () => {
  const root = folder()
  writeFileSync(join(root, 'works', '[...].html'), 'page')
  writeFileSync(join(root, 'page-data', 'works', '[...]'), 'data')
  restoreMovedPage(root, '/works/lost/')
  expect(readFileSync(join(root, 'works', 'lost', 'index.html'), 'utf8')).toBe('page')
  expect(readFileSync(join(root, 'page-data', 'works', 'lost', 'page-data.json'), 'utf8')).toBe(
    'data',
  )
  expect(existsSync(join(root, 'works', '[...].html'))).toBe(false)
})

test('leaves a folder alone in which nothing was moved', () => {
  const root = folder()
  restoreMovedPage(root, '/works/lost/')
  expect(existsSync(join(root, 'works', 'lost'))).toBe(false)
})
