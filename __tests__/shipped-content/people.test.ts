import { pathOfTitle } from '../../src/routes/case-study-path'
import { dataFiles, readData } from './data-files'

interface Person {
  name: string
  role: string
  since: number
  sample?: boolean
}
interface CaseStudy {
  title: string
  duration: string
  inProgress?: boolean
}
interface Company {
  people: { introduction: string }
  releases: { items: { date: string; link?: string }[] }
}

const people = dataFiles(/^people\//).map((path) => readData(path) as Person)
const studies = dataFiles(/^case-studies\//).map((path) => readData(path) as CaseStudy)
const company = readData('company.json') as Company
const { items } = company.releases

test('all people are marked as samples, and none joined before the founding', () => {
  expect(people.length).toBeGreaterThanOrEqual(5)
  expect(people.filter(({ sample }) => sample !== true)).toEqual([])
  expect(Math.min(...people.map(({ since }) => since))).toBe(Number(items[0]?.date))
  expect(company.people.introduction).toContain(`in ${items[0]?.date}`)
})

test('the person who reads the messages is an engineer', () => {
  const { contactPerson } = readData('contact.json') as { contactPerson: { person: string } }
  expect(people.find(({ name }) => name === contactPerson.person)?.role).toMatch(/engineer/i)
})

const month = (text: string): number => Date.parse(`1 ${text} UTC`)

const released = items.flatMap((item) => {
  const study = studies.find(({ title }) => pathOfTitle(title, { language: 'en' }) === item.link)
  return study ? [{ ...item, ...study }] : []
})

test.each(released)('$title was released during its project', ({ date, duration, inProgress }) => {
  const [start = '', end = ''] = duration.split(' - ')
  expect(Number.isNaN(month(date))).toBe(inProgress === true)
  if (inProgress) return
  expect(month(date)).toBeGreaterThan(month(start))
  expect(month(date)).toBeLessThanOrEqual(month(end))
})

test('every case study is in the timeline', () => {
  expect(released.map(({ title }) => title).sort()).toEqual(
    studies.map(({ title }) => title).sort(),
  )
})
