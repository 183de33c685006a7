import { emitter } from 'gatsby/dist/redux'
import { developMachine } from 'gatsby/dist/state-machines/develop'
import { buildActions } from 'gatsby/dist/state-machines/develop/actions'
import { interpret } from 'xstate'
import { deferContentChanges } from '../../../plugins/content/defer-content-changes'

/** Gatsby ends itself when other nodes change during that many runs of the queries in a row. */
const limit = 7

const panic = jest.fn()
Object.assign(buildActions, { saveDbState: () => undefined, panicBecauseOfInfiniteLoop: panic })
deferContentChanges()

/** The names of the changed nodes. */
const changed: string[] = []
let finishQueries = (): void => undefined
const step = () => Promise.resolve({ store: { dispatch: () => undefined }, compiler: {} })
const server = interpret(
  developMachine.withContext({} as never).withConfig({
    services: {
      initialize: step,
      initializeData: step,
      postBootstrap: step,
      recreatePages: step,
      runQueries: () => new Promise<void>((done) => (finishQueries = done)),
    },
  }),
)

const change = (name: string, sourceInstanceName: string): void =>
  emitter.emit('ENQUEUE_NODE_MUTATION', {
    type: 'createNode',
    payload: [{ sourceInstanceName }],
    resolve: () => changed.push(name),
  })
const wait = () => jest.advanceTimersByTimeAsync(1000)

beforeAll(async () => {
  jest.useFakeTimers()
  server.start()
  await wait()
  finishQueries()
  await jest.advanceTimersByTimeAsync(1)
  change('first', 'data')
  emitter.emit('QUERY_RUN_REQUESTED', { pagePath: '/' })
  await wait()
})
beforeEach(() => expect(server.getSnapshot().value).toBe('runningQueries'))
afterAll(() => void server.stop())

test('keeps a change that Gatsby is collecting when a page asks for its queries', async () => {
  expect(changed).toEqual([])
  finishQueries()
  await wait()
  expect(changed).toEqual(['first'])
})

test('defers changes of content during queries until the server is idle, however many there are', async () => {
  for (let run = 1; run <= limit + 1; run += 1) {
    change(`content ${run}`, 'data')
    await wait()
    expect(changed).not.toContain(`content ${run}`)
    finishQueries()
    await wait()
    expect(changed.at(-1)).toBe(`content ${run}`)
  }
  expect(panic).not.toHaveBeenCalled()
})

test('changes other nodes immediately', async () => {
  for (let run = 1; run <= limit; run += 1) {
    change(`other ${run}`, 'remote')
    expect(changed.at(-1)).toBe(`other ${run}`)
    finishQueries()
    await wait()
  }
  expect(panic).toHaveBeenCalled()
})
