import type { PageProps } from 'gatsby'
import { render, screen, within } from '@testing-library/react'
import CaseStudyPage from '../../src/templates/case-study'
import { card, headlineFigure, imageFile } from '../fixtures/cards'
import { inlineText } from '../../plugins/content/core/inline-text'

type Data = Queries.CaseStudyPageQuery
type CaseStudy = NonNullable<Data['caseStudy']>

const point = (title: string) => ({ title, description: `About ${title}.` })

/** Only the required fields of a case study. */
const required: CaseStudy = {
  path: '/case-studies/alpha/',
  title: 'Alpha',
  client: null,
  team: null,
  platforms: null,
  headlineFigure: null,
  quote: null,
  description: 'What Alpha is.',
  duration: 'Aug 2023 - Feb 2024',
  inProgress: null,
  imgAlt: 'Alpha on a screen',
  imgUrl: imageFile('alpha'),
  pictureNarrow: null,
  industries: [{ title: 'Retail', page: { path: '/industries/retail/' } }],
  services: [{ title: 'Railways', page: null }],
  tech: [
    { name: 'Node', icon: 'nodedotjs' },
    { name: 'dbt', icon: null },
  ],
  summary: null,
  challenges: null,
  solutions: null,
  showcase: null,
  result: null,
  figures: null,
  links: null,
  others: [],
}

const full: CaseStudy = {
  ...required,
  client: { name: 'Gamma Ltd.', trade: 'forestry', place: 'Sylhet', size: null },
  team: { people: 3, roles: 'a lead and two engineers' },
  platforms: ['Web', 'Android'],
  headlineFigure,
  quote: { text: 'We fell it in a week.', name: 'Ada', role: 'Forester', company: 'Gamma Ltd.' },
  summary: [inlineText('How it began.')],
  challenges: [point('Heat')],
  solutions: [point('Shade')],
  showcase: [
    { imgUrl: imageFile('one'), imgAlt: 'A list', pictureNarrow: null, caption: 'The list.' },
  ],
  result: [inlineText('How it went.')],
  figures: [{ value: '96', unit: '%', label: 'of entries' }],
  links: [{ webUrl: 'https://alpha.example', sourceUrl: null }],
}

const show = (caseStudy: CaseStudy, others: string[] = []) => {
  const study = { ...caseStudy, others: others.map((title) => card(title)) }
  const data: Data = { overview: { title: 'Case Studies' }, caseStudy: study }
  return render(<CaseStudyPage {...({ data } as PageProps<Data>)} />)
}

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const label = (name: string) => `Label of ${name}`
const section = (name: string) => within(screen.getByRole('region', { name: label(name) }))

test('has every section in order with complete data', () => {
  show(full, ['Beta'])
  expect(headings()).toEqual([
    label('summary'),
    label('challenges'),
    label('solutions'),
    label('showcase'),
    label('result'),
    label('additionalLinks'),
    label('techStack'),
    'Similar',
    label('otherCaseStudies'),
  ])
})

test('has no empty heading or section with minimal data', () => {
  show(required)
  expect(headings()).toEqual([label('techStack'), 'Similar'])
  for (const heading of screen.getAllByRole('heading')) expect(heading).not.toBeEmptyDOMElement()
})

const facts = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent?.trim()])

test('its header has the headline figure, and a row has client, duration, team and platforms', () => {
  show(full)
  const header = screen.getByRole('heading', { level: 1 }).parentElement
  expect(header).toHaveTextContent('3 weeks Label of to 5 days to fell a woodMay 2023 against')
  expect(facts()).toEqual([
    [label('client'), 'Gamma Ltd. forestry, Sylhet'],
    [label('duration'), 'Aug 2023 - Feb 2024'],
    [label('team'), '3 Label of people a lead and two engineers'],
    [label('platforms'), 'Web, Android'],
  ])
})

test('has only its duration in the row, and no headline figure or quote without their data', () => {
  show(required)
  expect(facts().map(([term]) => term)).toEqual([label('duration')])
  expect(screen.queryByText(/Label of to/)).not.toBeInTheDocument()
  expect(screen.queryByRole('blockquote')).not.toBeInTheDocument()
})

test('shows the name of a technology without a logo', () => {
  show(required)
  const [node, dbt] = section('techStack').getAllByRole('listitem')
  expect(node?.querySelector('img')).not.toBeNull()
  expect(dbt?.querySelector('img')).toBeNull()
  expect(dbt).toHaveTextContent('dbt')
})

test('lists other case studies, the most similar first, and links to all', () => {
  show(required, ['Gamma', 'Beta'])
  const others = section('otherCaseStudies')
  expect(others.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Gamma',
    'Beta',
  ])
  expect(others.getByRole('link', { name: label('allCaseStudies') })).toHaveAttribute(
    'href',
    '/case-studies/',
  )
})
