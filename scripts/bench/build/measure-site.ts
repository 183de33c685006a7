import { rmSync } from 'node:fs'
import { makeSite } from '../../../__tests__/built-site/small-site'
import { generateSite, oneOf } from './generate-site'
import { measureBuild, type BuildCost } from './measure-build'
import { changedPages, pageDigests, publicFacts, type PublicFacts } from './public-facts'
import { changeOneFile, makeBareSite } from './sites'

/** Three builds of one site, one after the other. */
export interface SiteCost {
  /** From nothing: neither .cache nor public. */
  cold: BuildCost
  /** Again, with nothing changed. */
  unchanged: BuildCost
  /** Again, after the description of one case study was changed. */
  oneFile: BuildCost
  /** How many pages differ since then. */
  changed: number
  pages: number
  facts: PublicFacts
}

/** A site and the bare one with the same case studies. */
export interface SizeCost {
  caseStudies: number
  own: SiteCost
  bare: SiteCost
}

/** Tells what goes on, and can be stopped. */
export interface Run {
  say: (message: string) => void
  signal: AbortSignal
}

async function measureSite(
  root: string,
  changeable: string,
  { say, signal }: Run,
): Promise<SiteCost> {
  try {
    const build = async (what: string): Promise<BuildCost> => {
      const cost = await measureBuild(root, signal)
      say(`${what}: ${cost.seconds.toFixed(1)} s, ${cost.rendered} pages rendered`)
      return cost
    }
    const cold = await build('cold build')
    const facts = publicFacts(root)
    const unchanged = await build('nothing changed')
    const before = pageDigests(root)
    changeOneFile(root, changeable)
    const oneFile = await build('one file changed')
    const changed = changedPages(before, pageDigests(root))
    return { cold, unchanged, oneFile, changed, pages: cold.rendered, facts }
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 20 })
  }
}

/**
 * Makes both sites with this many case studies, builds each three times, and removes them.
 */
export async function measureSize(
  caseStudies: number,
  drawn: readonly Buffer[],
  { say, signal }: Run,
): Promise<SizeCost> {
  const site = generateSite(caseStudies)
  const changeable = oneOf(site)
  const about = (name: string): Run => ({
    signal,
    say: (message) => say(`${caseStudies} case studies, ${name}: ${message}`),
  })
  const own = await measureSite(await makeSite(site, drawn), changeable, about('this site'))
  const bare = await measureSite(makeBareSite(site, drawn), changeable, about('bare site'))
  return { caseStudies, own, bare }
}
