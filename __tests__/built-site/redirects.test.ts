import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { loadSite } from '../../scripts/preview/site'
import { sites } from './sites'

describe.each(sites)('$name', ({ site }) => {
  const { loadAnswers, paths, publicFolder, readCaseStudies, readData, root } = site
  const { errorScreen } = readData('status-pages') as {
    errorScreen: Record<'title' | 'text' | 'goHome' | 'pageNotFound' | 'caseStudyNotFound', string>
  }

  let answerAt: Awaited<ReturnType<typeof site.loadAnswers>>

  beforeAll(async () => {
    answerAt = await loadAnswers()
  })

  test('Netlify reads _redirects and _headers without an error', async () => {
    const { errors, root } = await loadSite(publicFolder)
    expect({ errors, root }).toEqual({ errors: [], root: publicFolder })
  })

  const mainOf = (file = ''): HTMLElement | null =>
    parse(readFileSync(file, 'utf8')).querySelector('main')

  const caseStudies = readCaseStudies()

  // Not test.each, which fails on a site without case studies.
  for (const { title, formerTitles = [], path } of caseStudies)
    test(`every title of ${title} redirects to its page`, () => {
      for (const name of [title, ...formerTitles]) {
        // A browser encodes what it must; "?" and "#" would start other parts of an address.
        const asTyped = name.replace(/[%?#]/g, encodeURIComponent)
        for (const address of [asTyped, encodeURIComponent(name), `${asTyped}/`])
          expect(answerAt(paths.caseStudies + address)).toMatchObject({
            status: 301,
            location: path,
          })
      }
    })

  const { redirects = [] } = (
    existsSync(join(root, 'data/redirects.json')) ? readData('redirects') : {}
  ) as { redirects?: { from: string; to: string }[] }

  for (const { from, to } of redirects)
    test(`${from} redirects to ${to}`, () => {
      // As browsers send it.
      const { pathname, search } = new URL(from.replace('*', 'Old/page.html'), 'https://a.example')
      const { status, location = '' } = answerAt(pathname + search)
      expect(status).toBe(301)
      // Netlify adds the query of the request to a target that has none.
      const [query = ''] = /\?.*/.exec(from) ?? []
      expect(decodeURI(location)).toBe(to.includes('?') ? to : to + query)
    })

  const { pageNotFound } = errorScreen
  const caseStudyNotFound = caseStudies.length > 0 ? errorScreen.caseStudyNotFound : pageNotFound

  const unknown: [path: string, reason: string][] = [
    [`${paths.caseStudies}unknown`, caseStudyNotFound],
    [`${paths.caseStudies}Unknown%20%26%20more`, caseStudyNotFound],
    [`${paths.caseStudies}not-found/`, caseStudyNotFound],
    [`${paths.home}no-such-page/`, pageNotFound],
    [`${paths.home}404/index.html`, pageNotFound],
    ...(paths.home === '/' ? [['/404.html', pageNotFound] as [string, string]] : []),
  ]

  test.each(unknown)('%s answers 404 and says "%s"', (path, reason) => {
    const { status, file } = answerAt(path)
    expect(status).toBe(404)
    const main = mainOf(file)
    expect(main?.querySelector('h1')?.text.trim()).toBe(errorScreen.title)
    expect(main?.text).toContain(reason)
    expect(main?.text).toContain(errorScreen.text)
    expect(main?.querySelector(`a[href="${paths.home}"]`)?.text.trim()).toBe(errorScreen.goHome)
  })
})
