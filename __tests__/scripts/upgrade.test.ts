import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withNewLabels } from '../../scripts/upgrade/labels'
import { mergeObjects } from '../../scripts/upgrade/merge-json'
import { prepareUpgrade } from '../../scripts/upgrade/upgrade'
import { makeFolder } from '../support/folder'

const labels = (uiText: object) => `${JSON.stringify({ uiText }, null, 2)}\n`

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

const first = {
  'src/a.ts': 'one\n\n\n\n\ntwo\n',
  'src/unused.ts': 'unused\n',
  'src/estimate/sum.ts': 'sum\n',
  'plugins/fonts/files/text.woff2': 'shipped',
  'plugins/fonts/files/typeface.json': json({ typeface: 'shipped' }),
  'src/content/labels/en.json': labels({ open: 'Open', source: 'Source' }),
  'data/site.json': json({ language: 'nb' }),
  'data/ui-text.json': '{\n  "open": "Open",\n  "source": "Source"\n}\n',
  'data/people/sample.json': '{}\n',
  'static/logo.svg': '<svg/>\n',
  'README.md': 'Sample\n',
  'package.json': json({ name: 'sample', version: '1.0.0', dependencies: { a: '1', react: '18' } }),
  'package-lock.json': json({ packages: { a: '1', react: '18' } }),
  'CHANGELOG.md': '# Changes\n\n## 1.0\n\nTo do:\n\n- First.\n\nNew:\n\n- Second.\n',
}

const gitIn =
  (folder: string) =>
  (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()

/** Writes files, deletes those without a text, and commits. */
function commit(folder: string, files: Readonly<Record<string, string | undefined>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    if (text === undefined) rmSync(join(folder, path))
    else writeFileSync(join(folder, path), text)
  }
  gitIn(folder)('add', '-A')
  gitIn(folder)('commit', '-q', '-m', 'Change')
}

/** A repository and an agency's copy, each with its own changes since. */
function repositories(
  later: Readonly<Record<string, string | undefined>>,
  own: Readonly<Record<string, string | undefined>>,
  completeLock?: (folder: string) => boolean,
) {
  const upstream = makeFolder({})
  gitIn(upstream)('init', '-q', '-b', 'main')
  commit(upstream, first)
  const root = join(makeFolder({}), 'site')
  cpSync(upstream, root, { recursive: true })
  gitIn(root)('config', 'user.name', 'Agency')
  gitIn(root)('config', 'user.email', 'agency@b.example')
  commit(root, own)
  commit(upstream, later)
  gitIn(root)('fetch', '-q', upstream)
  const made = prepareUpgrade(root, 'FETCH_HEAD', completeLock)
  return { root, made, git: gitIn(root) }
}

const later = {
  'src/a.ts': 'one\n\n\n\n\nthree\n',
  'src/unused.ts': 'changed\n',
  'src/estimate/parts/tax.ts': 'tax\n',
  'plugins/fonts/files/text.woff2': 'later',
  'src/content/labels/en.json': labels({ close: 'Close', open: 'Open', source: 'Source' }),
  'data/ui-text.json': '{\n  "close": "Close",\n  "open": "Open",\n  "source": "Source"\n}\n',
  'data/people/sample.json': undefined,
  'data/people/other.json': '{}\n',
  'static/logo.svg': '<svg></svg>\n',
  'README.md': 'Another sample\n',
  'CHANGELOG.md':
    '# Changes\n\n## 1.1\n\n- Buttons close.\n\n## 1.0\n\nTo do:\n\n- First.\n\nNew:\n\n- Other.\n',
}

test('merges the code, keeps what is the agency’s own, and adds new labels in English', () => {
  const { root, made, git } = repositories(later, {
    'src/a.ts': 'zero\n\n\n\n\ntwo\n',
    'src/unused.ts': undefined,
    'src/estimate/sum.ts': undefined,
    'plugins/fonts/files/text.woff2': 'own',
    'plugins/fonts/files/typeface.json': json({ typeface: 'own' }),
    'src/content/labels/nb.json': '{ "starts": ["En", "To"], "uiText": { "open": "Åpne" } }\n',
    'data/ui-text.json': '{\n  "$schema": "x",\n  "open": "Åpne"\n}\n',
    'README.md': 'Ours\n',
  })
  if ('refused' in made) throw new Error(made.refused.join('\n'))
  // Nothing has happened yet.
  expect(git('status', '--porcelain')).toBe('')
  expect(readFileSync(join(root, 'src/a.ts'), 'utf8')).toBe('zero\n\n\n\n\ntwo\n')
  expect(made.notes).toEqual([
    '## 1.1',
    '- Buttons close.',
    '## 1.0',
    'New:',
    '- Other.',
    'Translate in src/content/labels/nb.json: /uiText/close',
    'Translate in data/ui-text.json: /close',
  ])
  git('merge', '-q', '--ff-only', made.commit)
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  expect(read('src/a.ts')).toBe('zero\n\n\n\n\nthree\n')
  expect(existsSync(join(root, 'src/unused.ts'))).toBe(false)
  expect(existsSync(join(root, 'src/estimate/parts'))).toBe(false)
  // The next build makes the font files again, because they are of another typeface.
  expect(read('plugins/fonts/files/text.woff2')).toBe('later')
  expect(read('plugins/fonts/files/typeface.json')).toContain('shipped')
  expect(read('README.md')).toBe('Ours\n')
  expect(read('static/logo.svg')).toBe('<svg/>\n')
  expect(existsSync(join(root, 'data/people/other.json'))).toBe(false)
  expect(existsSync(join(root, 'data/people/sample.json'))).toBe(true)
  expect(read('src/content/labels/nb.json')).toContain('"starts": ["En", "To"],\n')
  expect(JSON.parse(read('data/ui-text.json'))).toEqual({
    $schema: 'x',
    close: 'TODO: Close',
    open: 'Åpne',
  })
})

test('changes nothing if both have changed the same lines', () => {
  const { root, made, git } = repositories(later, { 'src/a.ts': 'one\n\n\n\n\nours\n' })
  expect(made).toEqual({
    refused: expect.arrayContaining(['  src/a.ts']) as string[],
  })
  expect(git('status', '--porcelain')).toBe('')
  expect(git('worktree', 'list').split('\n')).toHaveLength(1)
  expect(readFileSync(join(root, 'src/a.ts'), 'utf8')).toContain('ours')
})

test('keeps a changed file that the later version does not have, and says so', () => {
  const { made } = repositories({ 'src/unused.ts': undefined }, { 'src/unused.ts': 'ours\n' })
  expect(made).toMatchObject({ notes: [expect.stringContaining('src/unused.ts is gone')] })
})

test('refuses without a clean folder, a known version or anything new', () => {
  const { root } = repositories(later, { 'src/own.ts': 'own\n' })
  expect(prepareUpgrade(root, 'no-such-tag')).toEqual({
    refused: ['There is no version no-such-tag.'],
  })
  expect(prepareUpgrade(root, 'HEAD~1')).toEqual({
    refused: ['Your site has this version already.'],
  })
  writeFileSync(join(root, 'new.txt'), '')
  expect(prepareUpgrade(root, 'FETCH_HEAD')).toHaveProperty('refused')
})

test('a label that the site has left out stays out', () => {
  const before = { a: { b: 'B' } }
  expect(withNewLabels({ a: {} }, { before, after: { a: { b: 'B', c: 'C' } } })).toEqual({
    labels: { a: { c: 'C' } },
    added: ['/a/c'],
  })
})

const laterPackages = {
  'package.json': json({
    name: 'sample',
    version: '1.1.0',
    dependencies: { a: '1', b: '1', react: '19' },
  }),
  'package-lock.json': json({ packages: { a: '1', b: '1', react: '19' } }),
}
const ownPackages = {
  'package.json': json({
    name: 'ours',
    version: '0.1.0',
    dependencies: { a: '1', 'a-typeface': '5', react: '18' },
    scripts: { ours: 'run' },
  }),
  'package-lock.json': json({ packages: { a: '1', 'a-typeface': '5', react: '18' } }),
}

test('merges package.json by key and completes the later lock file', () => {
  const { root, made, git } = repositories(laterPackages, ownPackages, (folder) => {
    const path = join(folder, 'package-lock.json')
    writeFileSync(path, readFileSync(path, 'utf8').replace('"1"', '"1", "a-typeface": "5"'))
    return true
  })
  if ('refused' in made) throw new Error(made.refused.join('\n'))
  expect(made).toMatchObject({ notes: [], hasNewPackages: true, isLockComplete: true })
  git('merge', '-q', '--ff-only', made.commit)
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toBe(
    json({
      name: 'ours',
      version: '0.1.0',
      dependencies: { a: '1', 'a-typeface': '5', b: '1', react: '19' },
      scripts: { ours: 'run' },
    }),
  )
  expect(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))).toEqual({
    packages: { a: '1', 'a-typeface': '5', b: '1', react: '19' },
  })
})

test('asks for npm install if npm cannot complete the lock file', () => {
  const { made, git } = repositories(laterPackages, ownPackages, (folder) => {
    writeFileSync(join(folder, 'package-lock.json'), 'unfinished')
    return false
  })
  if ('refused' in made) throw new Error(made.refused.join('\n'))
  expect(made.isLockComplete).toBe(false)
  expect(made.notes).toEqual([expect.stringContaining('Run npm install')])
  expect(git('show', `${made.commit}:package-lock.json`)).toBe(
    laterPackages['package-lock.json'].trim(),
  )
})

test('names the package that both have changed', () => {
  const { made } = repositories(laterPackages, {
    'package.json': ownPackages['package.json'].replace('"18"', '"17"'),
  })
  expect(made).toEqual({
    refused: expect.arrayContaining(['  package.json: dependencies.react']) as string[],
  })
})

test('keeps a deleted key deleted, and a changed one that the later version has deleted', () => {
  const base = { gone: 1, changed: 1, same: { a: 1 } }
  const ours = { changed: 2, same: { a: 1, b: 2 } }
  const theirs = { gone: 2, same: { a: 1, c: 3 } }
  expect(mergeObjects({ base, ours, theirs })).toEqual({
    merged: { changed: 2, same: { a: 1, b: 2, c: 3 } },
    conflicts: [],
    kept: ['changed'],
  })
})
