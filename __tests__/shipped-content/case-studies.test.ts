import { dataFiles, readData } from './data-files'

interface CaseStudy {
  order: number
  title: string
  duration: string
  inProgress?: boolean
  imgAlt: string
  summary: string[]
  challenges: object[]
  solutions: object[]
  result: string[]
  tech: string[]
  industries: string[]
  services: string[]
  showcase: { imgAlt: string }[]
  links: { webUrl?: string; sourceUrl?: string }[]
}

const studies = dataFiles(/^case-studies\//)
  .map((path) => readData(path) as CaseStudy)
  .sort((a, b) => a.order - b.order)

test('there are four with their durations, and the last is in progress', () => {
  expect(studies.map(({ title, duration, inProgress }) => [title, duration, inProgress])).toEqual([
    ['MLM E-Commerce & ERP System with Mobile App', 'Aug 2023 - Feb 2024', undefined],
    ['Restaurant Chain Inventory Management Module', 'Dec 2023 - Nov 2024', undefined],
    ['Gun Shop Role-Based Management System', 'Dec 2023 - Feb 2024', undefined],
    ['Digital Menu & Ordering System', 'April 2024 - WIP', true],
  ])
})

test.each(studies)('$title has all parts of a case study', (study) => {
  const { summary, challenges, solutions, result, tech, industries, services } = study
  for (const part of [summary, challenges, solutions, result, tech, industries, services]) {
    expect(part.length).toBeGreaterThan(0)
  }
  expect(study.showcase.length).toBeGreaterThanOrEqual(3)
  const alts = [study.imgAlt, ...study.showcase.map(({ imgAlt }) => imgAlt)]
  expect(alts.filter((alt) => alt.split(' ').length < 8)).toEqual([])
})

test('the first entry of the links is the website, the second the source', () => {
  for (const { links } of studies) {
    expect(Object.keys(links[0] ?? {})).toEqual(['webUrl'])
    if (links[1]) expect(Object.keys(links[1])).toEqual(['sourceUrl'])
  }
})
