import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { buildRedirects, withRedirects } from '../routes/build-redirects'

/** Adds the case studies' redirects to public/_redirects, which the Netlify adapter writes too. */
export async function writeRedirects({ graphql }: BuildArgs): Promise<void> {
  const { data } = await graphql<Queries.TitlesToRedirectQuery>(`
    query TitlesToRedirect {
      allCaseStudy {
        nodes {
          title
          formerTitles
        }
      }
    }
  `)
  const file = resolve('public/_redirects')
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  writeFileSync(file, withRedirects(before, buildRedirects(data?.allCaseStudy.nodes ?? [])))
}
