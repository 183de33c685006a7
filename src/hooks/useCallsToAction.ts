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

type CallToAction = Queries.CallsToActionFragment['inquiry']

/** A call to action with another button text. */
export const withButtonText = (call: CallToAction, title: string): CallToAction => ({
  ...call,
  action: { ...call.action, title },
})

/** A call to action with the texts of a page, as far as it has its own. */
export const withClosing = (
  call: CallToAction,
  closing: { title: string; text: string; button: string | null } | null,
): CallToAction =>
  closing ? { ...withButtonText(call, closing.button ?? call.action.title), ...closing } : call

/** A call to action that leads to another address. */
export const withLink = (call: CallToAction, link: string): CallToAction => ({
  ...call,
  action: { ...call.action, link },
})
