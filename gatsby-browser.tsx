import { languageOf } from './src/content/addresses'
import { otherLabels } from './src/hooks/other-labels'
import { addLabels } from './src/hooks/useLabels'

export { wrapPageElement } from './src/layout/PageShell'

/** Gatsby renders the page when the promise is fulfilled. */
export const onClientEntry = async (): Promise<void> => {
  const language = languageOf(window.location.pathname)
  const load = otherLabels[language]
  if (load) addLabels(language, await load())
}

/** In development; a built page has no Gatsby, and starts them itself (src/browser/index.ts). */
export const onInitialClientRender = async (): Promise<void> => {
  if (process.env.NODE_ENV === 'production') return
  const { startBehaviors } = await import('./src/browser/behaviors')
  startBehaviors()
  // The inline script, which checks the chosen color scheme, has run before React (plugins/theme).
  window.dispatchEvent(new Event('storage'))
}
