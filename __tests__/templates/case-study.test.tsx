import type { PageProps } from 'gatsby'
import { render, screen } from '@testing-library/react'
import CaseStudyPage from '../../src/templates/case-study'
import { card, headlineFigure, imageFile } from '../fixtures/cards'
import { inlineText } from '../../plugins/content/core/inline-text'

type Data = Queries.CaseStudyPageQuery
type CaseStudy = NonNullable<Data['caseStudy']>

const point = (title: string) => ({ title, description: `About ${title}.` })

const study: CaseStudy = {
  path: '/case-studies/alpha/',
  title: 'Alpha',
  client: { name: 'Gamma Ltd.', trade: 'forestry', place: 'Sylhet', size: null },
  team: { people: 3, roles: 'a lead and two engineers' },
  platforms: ['Web', 'Android'],
  headlineFigure,
  quote: { text: 'We fell it in a week.', name: 'Ada', role: 'Forester', company: 'Gamma Ltd.' },
  description: 'What Alpha is.',
  duration: 'Aug 2023 - Feb 2024',
  inProgress: null,
  imgAlt: 'Alpha on a screen',
  imgUrl: imageFile('alpha'),
  pictureNarrow: null,
  industries: [{ title: 'Retail', page: { path: '/industries/retail/' } }],
  services: [{ title: 'Railways', page: null }],
  tech: [{ name: 'Node', icon: 'nodedotjs' }],
  summary: [inlineText('How it began.')],
  challenges: [point('Heat')],
  solutions: [point('Shade')],
  showcase: [
    { imgUrl: imageFile('one'), imgAlt: 'A list', pictureNarrow: null, caption: 'The list.' },
  ],
  result: [inlineText('How it went.')],
  figures: [{ value: '96', unit: '%', label: 'of entries' }],
  links: [{ webUrl: 'https://alpha.example', sourceUrl: null }],
  others: [card('Beta')],
}

const label = (name: string) => `Label of ${name}`

beforeEach(() => {
  const data: Data = { overview: { title: 'Case Studies' }, caseStudy: study }
  render(<CaseStudyPage {...({ data } as PageProps<Data>)} />)
})

test('has its sections in order', () => {
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
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

test('its header has the headline figure, and a row has client, duration, team and platforms', () => {
  const header = screen.getByRole('heading', { level: 1 }).parentElement
  expect(header).toHaveTextContent('3 weeks Label of to 5 days to fell a woodMay 2023 against')
  const facts = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent?.trim()])
  expect(facts).toEqual([
    [label('client'), 'Gamma Ltd. forestry, Sylhet'],
    [label('duration'), 'Aug 2023 - Feb 2024'],
    [label('team'), '3 Label of people a lead and two engineers'],
    [label('platforms'), 'Web, Android'],
  ])
})
