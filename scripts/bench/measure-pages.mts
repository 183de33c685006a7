import { runLighthouse, type Measures } from './lighthouse.mjs'
import { medians } from './median'
import { writeReferences } from './reference'
import type { PageResult } from './report'
import { serve } from './servers'

const referenceFolder = 'test-results/bench/reference'

/** The runs of a page and of its hand-written counterpart. */
interface Runs {
  page: Measures[]
  reference: Measures[]
}

/**
 * Runs Lighthouse on pages and their hand-written counterparts. All of them are measured once
 * before any is repeated, so that a temporary load on the machine affects all alike.
 */
export async function measurePages(
  paths: readonly string[],
  rounds: number,
  browser: string,
): Promise<PageResult[]> {
  writeReferences(referenceFolder, paths)
  const [site, reference] = await Promise.all([serve('public'), serve(referenceFolder)])
  const runs = new Map<string, Runs>()
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const path of paths) {
        const made = runs.get(path) ?? { page: [], reference: [] }
        runs.set(path, made)
        made.page.push(await runLighthouse(site.origin + path, browser))
        made.reference.push(await runLighthouse(reference.origin + path, browser, ['performance']))
        console.error(`${round}/${rounds} ${path}`)
      }
    }
  } finally {
    site.stop()
    reference.stop()
  }
  return paths.map((path) => {
    const { page = [], reference = [] } = runs.get(path) ?? {}
    return { path, page: medians(page), reference: medians(reference) }
  })
}
