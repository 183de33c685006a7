import type { PageKind } from '../../__tests__/e2e/support/page-kinds'
import { runLighthouse, type Measures } from './lighthouse.mjs'
import { medians } from './median'
import { writeReferences } from './reference'
import type { PageResult } from './report'
import { serve } from './servers'

const referenceFolder = 'test-results/bench/reference'

/** What the runs of a page gave, and those of its hand-written counterpart. */
interface Runs {
  page: Measures[]
  reference: Measures[]
}

/**
 * Runs Lighthouse over pages and their hand-written counterparts, each page and its counterpart in turn,
 * and all of them once before any is repeated, so that a busy minute spoils no page alone.
 */
export async function measurePages(
  pages: readonly PageKind[],
  rounds: number,
  browser: string,
): Promise<PageResult[]> {
  writeReferences(
    referenceFolder,
    pages.map(({ path }) => path),
  )
  const [site, reference] = await Promise.all([serve('public'), serve(referenceFolder)])
  const runs = new Map<string, Runs>()
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const { name, path } of pages) {
        const made = runs.get(name) ?? { page: [], reference: [] }
        runs.set(name, made)
        made.page.push(await runLighthouse(site.origin + path, browser))
        made.reference.push(await runLighthouse(reference.origin + path, browser, ['performance']))
        console.error(`${round}/${rounds} ${name}`)
      }
    }
  } finally {
    site.stop()
    reference.stop()
  }
  return pages.map(({ name, path }) => {
    const { page = [], reference = [] } = runs.get(name) ?? {}
    return { name, path, page: medians(page), reference: medians(reference) }
  })
}
