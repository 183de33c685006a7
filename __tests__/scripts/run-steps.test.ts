import { single } from '../../scripts/checks/outcome'
import { runSteps } from '../../scripts/checks/run-steps'
import type { Step } from '../../scripts/checks/steps'

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

test('a failed step does not keep the others from running', async () => {
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

test('a step alone runs without the one it needs', async () => {
  await runSteps([step('browser', true, 'build')])
  expect(ran).toEqual(['browser'])
})

test('a step that breaks down has failed', async () => {
  const broken = { ...step('broken', true), run: () => Promise.reject(new Error('no')) }
  expect(await runSteps([broken])).toEqual([single(false)])
})
