import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  clearStaleCache,
  markBuildFinished,
  markBuildUnfinished,
  recordCodeHash,
} from '../../../src/gatsby/node/stale-cache'
import { makeFolder, putFile } from '../../support/folder'

let root = ''
let warnings: string[]

const put = (file: string, text = ''): void => putFile(root, file, text)

const has = (file: string): boolean => existsSync(join(root, file))

const clear = (): void => clearStaleCache(root, { warn: (text = '') => warnings.push(text) })

/** The folders as a successful build leaves them. */
beforeEach(() => {
  root = makeFolder()
  warnings = []
  put('.cache/compiled/gatsby-config.js', 'config()')
  put('.cache/compiled/gatsby-node.js', 'node()')
  recordCodeHash(root)
  put('.cache/redux/redux.rest.state')
  put('.cache/caches-lmdb/data.mdb')
  put('.cache/webpack/pack')
  put('public/index.html')
  markBuildUnfinished(root)
  markBuildFinished(root)
})

/** Gatsby clears its own state and .cache if it finds this. */
const expectCleared = (reason: RegExp): void => {
  expect(warnings).toEqual([expect.stringMatching(reason)])
  expect(has('public')).toBe(false)
  expect(has('.cache/caches-lmdb')).toBe(true)
  expect(has('.cache/redux')).toBe(false)
  expect(has('.cache/webpack')).toBe(false)
}

test('keeps the output of a complete build', () => {
  clear()
  expect(warnings).toEqual([])
  expect(has('public/index.html')).toBe(true)
  expect(has('.cache/redux')).toBe(true)
})

test('clears the files of an unfinished build, once', () => {
  markBuildUnfinished(root)
  clear()
  expectCleared(/was not completed/)
  clear()
  expect(warnings).toHaveLength(1)
})

test.each(['.cache', 'public'])(
  'clears both folders if a host has kept only %s of such a build',
  (kept) => {
    markBuildUnfinished(root)
    const other = kept === 'public' ? '.cache' : 'public'
    rmSync(join(root, other, 'unfinished-build'))
    clear()
    expectCleared(/was not completed/)
  },
)

test('clears the files of a build with other code', () => {
  put('.cache/compiled/gatsby-node.js', 'otherNode()')
  clear()
  expectCleared(/code .* has changed/)
})

test('clears the files of a build that saved no hash of its code', () => {
  rmSync(join(root, '.cache/code-fingerprint'))
  clear()
  expectCleared(/code .* has changed/)
})

test('ignores a source map in the compiled code', () => {
  put('.cache/compiled/gatsby-node.js', 'node()\n//# sourceMappingURL=gatsby-node.js.map\n')
  clear()
  expect(warnings).toEqual([])
})

test('clears nothing before the first build', () => {
  rmSync(join(root, '.cache/redux'), { recursive: true })
  rmSync(join(root, '.cache/code-fingerprint'))
  rmSync(join(root, 'public'), { recursive: true })
  clear()
  expect(warnings).toEqual([])
})
