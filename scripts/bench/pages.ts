import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sitemapPath } from '../../src/routes/paths'

const read = (path: string): string => readFileSync(join('public', path), 'utf8')

/** The name of the component that renders a page, from Gatsby's page data. */
const componentOf = (path: string): string => {
  const data = read(`page-data/${path === '/' ? 'index' : path}/page-data.json`)
  return (JSON.parse(data) as { componentChunkName: string }).componentChunkName
}

/** The addresses to measure: the first page of each template that the sitemap lists, or those in `only`. */
export function pagesToMeasure(only: readonly string[]): string[] {
  const locations = read(sitemapPath).matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)
  const paths = [...locations].map(([, path = '']) => path)
  const unknown = only.filter((path) => !paths.includes(path))
  if (unknown.length > 0) throw new Error(`The sitemap does not list ${unknown.join(', ')}`)
  if (only.length > 0) return [...only]
  const first = new Map(paths.toReversed().map((path) => [componentOf(path), path]))
  return paths.filter((path) => first.get(componentOf(path)) === path)
}
