import { wakeIslands } from '../islands/wake-islands'
import { startBehaviors } from './behaviors'

/** Starts everything that happens on a built page, when the page is shown. */
function start(): void {
  const { dataset } = document.documentElement
  // plugins/late-scripts/watch-scripts.js has given up if the script was late.
  dataset.scripts = ''
  delete dataset.noScripts
  wakeIslands()
  startBehaviors()
}

if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 200 })
else setTimeout(start)
