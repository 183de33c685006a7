import { emitter } from 'gatsby/dist/redux'
import { buildActions } from 'gatsby/dist/state-machines/develop/actions'

/** A node to create or delete: the name of the action and its arguments. */
interface NodeMutation {
  type: string
  payload: readonly { sourceInstanceName?: unknown }[]
}

/**
 * States of Gatsby's state machine: `callApi` changes a node while it is busy, `saveDbState` starts
 * its idle state.
 */
type Actions = Pick<typeof buildActions, 'callApi' | 'saveDbState'>

/**
 * Defers changes of content files that are saved while the develop server is busy until it is idle.
 * Gatsby changes their nodes immediately, so that resolvers can create nodes
 * (gatsbyjs/gatsby#26808), and then considers queries that started with the old node up to date. Of
 * 39 times that a file was saved twice within 0.8 to 1.6 s, 18 left pages outdated or with errors;
 * with this function 0 of 44.
 */
export function deferContentChanges(actions: Actions = buildActions): void {
  const { callApi, saveDbState } = actions
  /** Undefined until the server is idle for the first time. */
  let deferred: NodeMutation[] | undefined
  actions.callApi = (context, event, meta) => {
    const mutation = event.payload as NodeMutation
    if (deferred && mutation.payload[0]?.sourceInstanceName === 'data') deferred.push(mutation)
    else callApi(context, event, meta)
  }
  actions.saveDbState = () => {
    const mutations = deferred ?? []
    deferred = []
    for (const mutation of mutations) emitter.emit('ENQUEUE_NODE_MUTATION', mutation)
    return saveDbState()
  }
}
