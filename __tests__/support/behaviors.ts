import { startBehaviors } from '../../src/browser/behaviors'

let behaviors = new AbortController()

afterEach(() => {
  behaviors.abort()
  delete document.documentElement.dataset.motion
})

/** Starts the behaviors of the page that is rendered, until the end of the test. */
export function startPage(): void {
  behaviors.abort()
  behaviors = new AbortController()
  startBehaviors(behaviors.signal)
}
