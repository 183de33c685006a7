import { graphql, useStaticQuery } from 'gatsby'

/** Calls to action that several pages share, from data/calls-to-action.json. */
export const useCallsToAction = () => {
  const { callsToAction } = useStaticQuery<Queries.SharedCallsToActionQuery>(graphql`
    query SharedCallsToAction {
      callsToAction {
        ...CallsToAction
      }
    }
  `)
  if (!callsToAction) throw new Error('data/calls-to-action.json is missing')
  return callsToAction
}

/** A call to action with another button text. */
export const withButtonText = <Call extends { action: object }>(call: Call, title: string) => ({
  ...call,
  action: { ...call.action, title },
})
