import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type FSWatcher, watch } from 'chokidar'
import type { Reporter } from 'gatsby'
import { loadContent } from '../../../plugins/content/files/load'
import { onCreateDevServer, onPreBootstrap } from '../../../plugins/content/gatsby-node'
import { watchContent } from '../../../plugins/content/develop/watch-content'
import { set } from '../../fixtures/changes'
import { makeSite, put } from '../../built-site/small-site'
import { site } from '../../../src/site'
import { fixtureSite, fileText } from '../../fixtures/content'
import { makeFolder } from '../../support/folder'

// Only for development; it loads parts of Gatsby.
jest.mock('../../../plugins/content/develop/defer-content-changes', () => ({}))
jest.mock('chokidar', () => ({
  watch: jest.fn(jest.requireActual<typeof import('chokidar')>('chokidar').watch),
}))
jest.mock('../../../plugins/content/files/load', () => {
  const load = jest.requireActual<object & { loadContent: typeof loadContent }>(
    '../../../plugins/content/files/load',
  )
  return { ...load, loadContent: jest.fn(load.loadContent) }
})

/** The options of the plugin. */
const options = { plugins: [], site: () => site }

const project = process.cwd()
afterEach(() => process.chdir(project))

test('a build with invalid content stops before it writes anything', async () => {
  const fixture = fixtureSite()
  set('site.json', '/phones/0', 'call us')(fixture)
  process.chdir(await makeSite(fixture, makeFolder()))
  const reporter = {
    warn: jest.fn(),
    panicOnBuild: (text: string) => {
      throw new Error(text)
    },
  }
  const start = onPreBootstrap as (args: object, options: object) => Promise<void>
  await expect(start({ reporter }, options)).rejects.toThrow(
    /data\/site\.json:\d+:\d+ {2}\/phones\/0/,
  )
})

test('another website cannot read the issues of the content', () => {
  const get = jest.fn()
  const store = { getState: () => ({ program: { host: 'localhost' } }) }
  const create = onCreateDevServer as (args: object) => void
  create({ app: { get }, store })
  const [[, refuse]] = get.mock.calls as [[string, (...args: object[]) => void]]
  const writeHead = jest.fn(() => ({ end: jest.fn() }))
  const [headers, socket, next] = [{ host: 'evil.example' }, {}, jest.fn()]
  refuse({ method: 'GET', headers, socket }, { writeHead }, next)
  expect(writeHead).toHaveBeenCalledWith(403, expect.anything())
  expect(next).not.toHaveBeenCalled()
})

test('development starts when the settings are valid, and checks again whatever happens to the files', async () => {
  const root = await makeSite(fixtureSite(), makeFolder())
  const file = join(root, 'data/site.json')
  const valid = readFileSync(file, 'utf8')
  writeFileSync(file, valid.replace('{', '{ "url": 5,,'))
  const load = jest.mocked(loadContent)
  const vanished = Object.assign(new Error(), { code: 'ENOENT' })
  load.mockRejectedValueOnce(vanished)
  const reporter = { info: jest.fn(), warn: jest.fn(), error: jest.fn(), success: jest.fn() }
  const [onCheck, onReturn] = [jest.fn<undefined, [readonly object[]]>(), jest.fn()]
  const started = watchContent(root, site, reporter as unknown as Reporter, {
    onCheck,
    onReturn,
  })
  const when = async (isDone: () => boolean) => {
    while (!isDone()) await setTimeout(50)
  }
  const errors = () => onCheck.mock.lastCall?.[0].length

  await when(() => reporter.info.mock.calls.length > 0)
  expect(reporter.error.mock.calls[0]).toEqual([
    expect.stringMatching(/site\.json:\d+:\d+ .*syntax/),
  ])
  writeFileSync(file, valid)
  await started
  expect(errors()).toBe(0)

  load.mockRejectedValueOnce(vanished)
  rmSync(join(root, 'data'), { recursive: true })
  await when(() => Boolean(errors()))
  for (const [path, value] of Object.entries(fixtureSite().files))
    put(join(root, 'data', path), fileText(value))
  await when(() => onReturn.mock.calls.length > 0)
  writeFileSync(file, valid.replace('"url"', '"rul"'))
  await when(() => JSON.stringify(onCheck.mock.lastCall).includes('rul'))
  const { value } = jest.mocked(watch).mock.results[0] as { value: FSWatcher }
  await value.close()
})
