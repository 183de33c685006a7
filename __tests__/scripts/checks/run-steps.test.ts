import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { single } from '../../../scripts/checks/outcome'
import { runSteps as runStepsIn } from '../../../scripts/checks/run-steps'
import type { Step } from '../../../scripts/checks/steps'

// Not the folder of the run that this test is a part of: its logs have the same names.
const logs = mkdtempSync(join(tmpdir(), 'logs-'))
const runSteps = (steps: readonly Step[]) => runStepsIn(steps, logs)

let ran: string[]

const step = (name: string, ok: boolean, needs?: string): Step => ({
  name,
  title: name,
  needs,
  run: () => {
    ran.push(name)
    return Promise.resolve(single(ok))
  },
})

beforeEach(() => {
  ran = []
  jest.spyOn(console, 'log').mockImplementation()
  jest.spyOn(console, 'error').mockImplementation()
})

afterEach(() => jest.restoreAllMocks())
afterAll(() => rmSync(logs, { recursive: true }))

test('runs the other steps after a failed one', async () => {
  const outcomes = await runSteps([step('lint', false), step('unit', true), step('build', true)])
  expect(ran).toEqual(['lint', 'unit', 'build'])
  expect(outcomes.map(({ failed }) => failed)).toEqual([1, 0, 0])
})

test('a step whose need has failed is not run and counts as failed', async () => {
  const outcomes = await runSteps([
    step('build', false),
    step('types', true, 'build'),
    step('after types', true, 'types'),
  ])
  expect(ran).toEqual(['build'])
  expect(outcomes.map(({ failed }) => failed)).toEqual([1, 1, 1])
})

test('a single step runs without the one it needs', async () => {
  await runSteps([step('browser', true, 'build')])
  expect(ran).toEqual(['browser'])
})

test('steps run at the same time; an exclusive one waits for the others', async () => {
  let end = (): void => undefined
  const ended = new Promise<void>((done) => (end = done))
  const slow: Step = { ...step('slow', true), run: () => ended.then(() => single(true)) }
  const all = runSteps([slow, { ...step('browser', true), isAlone: true }, step('unit', true)])
  await new Promise(setImmediate)
  expect(ran).toEqual(['unit'])
  end()
  await all
  expect(ran).toEqual(['unit', 'browser'])
})

test('a step waits for the one it needs, and later steps do not', async () => {
  await runSteps([step('build', true), step('types', true, 'build'), step('unit', true)])
  expect(ran).toEqual(['build', 'unit', 'types'])
})

test('a step that throws has failed', async () => {
  const broken = { ...step('broken', true), run: () => Promise.reject(new Error('no')) }
  expect(await runSteps([broken])).toEqual([single(false)])
})
