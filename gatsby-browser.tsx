export { wrapPageElement } from './src/layout/PageShell'

/** In development; a built page has no Gatsby, and starts them itself (src/browser/index.ts). */
export const onInitialClientRender = async (): Promise<void> => {
  if (process.env.NODE_ENV === 'production') return
  const { startBehaviors } = await import('./src/browser/behaviors')
  startBehaviors()
  // The inline script, which checks the chosen color scheme, has run before React (plugins/theme).
  window.dispatchEvent(new Event('storage'))
}
