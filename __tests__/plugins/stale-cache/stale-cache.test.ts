import { existsSync, renameSync, rmSync } from 'node:fs'
import type { GatsbyNode } from 'gatsby'
import { onPostBuild, onPreBootstrap, onPreInit } from '../../../plugins/stale-cache/gatsby-node'
import { makeFolder } from '../../support/folder'

const project = process.cwd()
let warnings: string[]

const run = (hook: GatsbyNode[keyof GatsbyNode], key: string): void => {
  const reporter = { warn: (text: string) => warnings.push(text) }
  ;(hook as (args: object, options: object) => void)({ reporter }, { key })
}

const start = (key = 'en'): void => {
  run(onPreInit, key)
  run(onPreBootstrap, key)
}

const build = (key?: string): void => {
  start(key)
  run(onPostBuild, key ?? 'en')
}

/** The folders as a complete build leaves them. */
beforeEach(() => {
  process.chdir(
    makeFolder({ '.cache/redux/state': '', '.cache/webpack/pack': '', 'public/index.html': '' }),
  )
  process.env.gatsby_executing_command = 'build'
  warnings = []
  build()
})

afterEach(() => process.chdir(project))
afterAll(() => delete process.env.gatsby_executing_command)

/** Gatsby clears its own state and .cache if it finds this. */
const isCleared = (): boolean =>
  existsSync('.cache/caches-lmdb') &&
  !['public', '.cache/redux', '.cache/webpack'].some((folder) => existsSync(folder))

test('keeps the files of a complete build', () => {
  build()
  expect(warnings).toEqual([])
  expect(existsSync('public/index.html')).toBe(true)
})

test('clears the files of a build that was not completed, once', () => {
  start()
  build()
  expect(warnings).toEqual([expect.stringMatching(/was not completed/)])
  expect(isCleared()).toBe(true)
  build()
  expect(warnings).toHaveLength(1)
})

test('clears the files of a build with another key', () => {
  build('nb')
  expect(warnings).toEqual([expect.stringMatching(/settings .* have changed/)])
  expect(isCleared()).toBe(true)
})

test('clears the files of a folder that was moved', () => {
  const moved = `${makeFolder()}/site`
  renameSync(process.cwd(), moved)
  process.chdir(moved)
  build()
  expect(warnings).toEqual([expect.stringMatching(/^The folder of the project/)])
  expect(isCleared()).toBe(true)
})

test('keeps the files after development was stopped', () => {
  process.env.gatsby_executing_command = 'develop'
  start()
  start()
  expect(warnings).toEqual([])
})

test('clears nothing before the first build', () => {
  rmSync('.cache/build-state')
  run(onPreInit, 'en')
  expect(warnings).toEqual([])
  expect(existsSync('public/index.html')).toBe(true)
})
