import { emitter } from 'gatsby/dist/redux'
import { deferContentChanges } from '../../../plugins/content/defer-content-changes'

const content = { type: 'createNode', payload: [{ id: 'web', sourceInstanceName: 'data' }] }
const other = { type: 'createNode', payload: [{ id: 'remote' }] }

test('defers content changes during queries until the server is idle', async () => {
  const atOnce: unknown[] = []
  const deferred: unknown[] = []
  emitter.on('ENQUEUE_NODE_MUTATION', (mutation) => deferred.push(mutation))
  const actions: NonNullable<Parameters<typeof deferContentChanges>[0]> = {
    callApi: (_context, { payload }) => void atOnce.push(payload),
    saveDbState: () => Promise.resolve(),
  }
  deferContentChanges(actions)
  const change = (payload: unknown): void =>
    actions.callApi({} as never, { type: 'ADD_NODE_MUTATION', payload }, {} as never)

  change(content)
  expect(atOnce).toEqual([content])

  await actions.saveDbState()
  change(other)
  change(content)
  expect(atOnce).toEqual([content, other])
  expect(deferred).toEqual([])

  await actions.saveDbState()
  await actions.saveDbState()
  expect(deferred).toEqual([content])
})
