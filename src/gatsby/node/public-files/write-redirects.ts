import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildRedirects, withRedirects } from '../../../routes/build-redirects'
import { textAt, textsOf, type ContentEntry } from '../../../routes/content-entry'

/** Adds the redirects of case studies and of moved pages to public/_redirects, which the Netlify adapter writes too. */
export function writeRedirects(entries: readonly ContentEntry[]): void {
  const titles = entries
    .filter(({ type }) => type === 'CaseStudy')
    .map((entry) => ({
      path: entry.path,
      title: textAt(entry.content, '/title'),
      formerTitles: textsOf(entry, 'formerTitles'),
    }))
  const site = entries.find(({ type }) => type === 'SiteSettings')
  const settings = {
    language: textAt(site?.content, '/language'),
    slugLetters: textAt(site?.content, '/slugLetters'),
  }
  const moved = entries.map((entry) => ({
    path: entry.path,
    formerPaths: textsOf(entry, 'formerPaths'),
  }))
  const file = resolve('public/_redirects')
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  writeFileSync(file, withRedirects(before, buildRedirects(titles, settings, moved)))
}
