import { graphql, useStaticQuery } from 'gatsby'
import { useInLanguage } from './useInLanguage'

/** Calls to action that several pages share, from data/calls-to-action.json. */
export const useCallsToAction = () => {
  const { allCallsToAction } = useStaticQuery<Queries.SharedCallsToActionQuery>(graphql`
    query SharedCallsToAction {
      allCallsToAction {
        nodes {
          language
          ...CallsToAction
        }
      }
    }
  `)
  const [callsToAction] = useInLanguage(allCallsToAction.nodes)
  if (!callsToAction) throw new Error('data/calls-to-action.json is missing')
  return callsToAction
}

/** A call to action with another button text. */
export const withButtonText = <Call extends { action: object }>(call: Call, title: string) => ({
  ...call,
  action: { ...call.action, title },
})
