import { fixtureSite, type FixtureSite } from '../../../__tests__/fixtures/content'
import { randomOf } from '../../fuzz/random'
import { slugOf } from '../../../src/routes/case-study-path'
import { generateCaseStudy, titleFor } from './case-study'

const folder = 'case-studies/'
const picture = { width: 1600, height: 1000, bytes: 1 }

const isCaseStudy = (path: string): boolean => path.startsWith(folder)

const pathsBelow = (paths: readonly string[], name: string): string[] =>
  paths
    .filter((path) => path.startsWith(`${name}/`))
    .map((path) => `/${path.replace(/\.json$/, '')}/`)

/**
 * A valid site with this many case studies: the small one of the tests, and as many generated ones
 * as are missing. The same count and seed give the same site.
 * @param count how many case studies in all; at least as many as the small site has
 */
export function generateSite(count: number, seed = 1): FixtureSite {
  const site = fixtureSite()
  const paths = Object.keys(site.files)
  const own = paths.filter(isCaseStudy).length
  if (count < own) throw new RangeError(`A generated site has at least ${own} case studies`)
  const random = randomOf(seed)
  const offers = {
    industries: pathsBelow(paths, 'industries'),
    services: pathsBelow(paths, 'services'),
  }
  for (let position = own + 1; position <= count; position++) {
    const title = titleFor(random, position)
    const slug = slugOf(title)
    const about = { title, slug, order: position }
    site.files[`${folder}${slug}.json`] = generateCaseStudy(random, about, offers)
    for (const name of ['cover', 'screen']) {
      site.pictures.set(`${folder}${slug}/${name}.png`, picture)
    }
  }
  return site
}

/** The generated case study in the middle, by its path below data/: the one that a bench changes. */
export function oneOf(site: FixtureSite): string {
  const paths = Object.keys(site.files).filter(isCaseStudy)
  return paths[Math.floor(paths.length / 2)] ?? ''
}
