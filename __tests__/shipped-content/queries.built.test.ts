import { readFileSync } from 'node:fs'
import { answersFile, type Answer } from '../../src/build/run-queries'

/** What the README's queries find in this site's own content. */

const answers = JSON.parse(readFileSync(answersFile, 'utf8')) as Answer[]

/** The nodes under a field of the answer to the query of this name. */
const nodes = (query: string, field: string): Record<string, unknown>[] => {
  const { data } = answers.find((answer) => answer.query.startsWith(`query ${query}`)) ?? {}
  return (data?.[field] as { nodes: Record<string, unknown>[] } | undefined)?.nodes ?? []
}

test('pages with their templates', () => {
  const pages = nodes('PagesAndTemplates', 'allSitePage')
  expect(pages.length).toBeGreaterThanOrEqual(78)
  const page = pages.find(({ path }) => path === '/services/web-development/')
  expect(page?.['component']).toMatch(/src[\\/]templates[\\/]service\.tsx$/)
})

test('services with their sub-pages and related pages', () => {
  const [web, ...others] = nodes('ServiceTree', 'allService')
  expect(others).toHaveLength(11)
  const subPages = web?.['subPages'] as { path: string; related: object[] }[]
  expect(subPages.map(({ path }) => path).sort()).toEqual([
    '/services/web-development/backend-development/',
    '/services/web-development/frontend-development/',
    '/services/web-development/full-stack-development/',
  ])
  expect(subPages.filter(({ related }) => related.length < 2)).toEqual([])
})

test('case studies with the pages that list them', () => {
  const [first, ...others] = nodes('CaseStudyRelations', 'allCaseStudy')
  expect(others).toHaveLength(3)
  const tags = first?.['industries'] as { page: { caseStudies: { title: string }[] } }[]
  const titles = tags.map(({ page }) => page.caseStudies.map(({ title }) => title))
  expect(titles.length).toBeGreaterThan(0)
  for (const each of titles) expect(each).toContain('MLM E-Commerce & ERP System with Mobile App')
})

test('who uses PostgreSQL', () => {
  expect(nodes('UsesOfTechnology', 'allCaseStudy')).toContainEqual({
    title: 'MLM E-Commerce & ERP System with Mobile App',
  })
  expect(nodes('UsesOfTechnology', 'allService').length).toBeGreaterThan(0)
  expect(nodes('UsesOfTechnology', 'allIndustry').length).toBeGreaterThan(0)
})

test('the five heaviest pictures', () => {
  expect(nodes('HeaviestPictures', 'allFile')).toHaveLength(5)
})
