import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CaseStudyCard } from '../../../src/sections/case-study-cards/CaseStudyCard'
import { card } from '../../fixtures/cards'

const comingSoon = 'Label of comingSoon'
const button = () => screen.getByRole('link', { name: /^Label of caseStudy ?: Alpha$/ })
const source = () => screen.getByRole('link', { name: /^Label of source ?: Alpha$/ })

test('a finished case study has a picture, a description and links to its page', () => {
  render(<CaseStudyCard caseStudy={card('Alpha')} />)
  expect(screen.getByRole('img', { name: 'Alpha on a screen' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Alpha' })).toBeVisible()
  expect(screen.getByText('Aug 2023 - Feb 2024')).toBeVisible()
  expect(screen.getByText('About Alpha.')).toBeVisible()
  expect(screen.getByRole('list', { name: 'Label of technologies' })).toHaveTextContent('Node')
  expect(screen.queryByText(comingSoon)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Alpha' })).toHaveAttribute(
    'href',
    '/case-studies/alpha/',
  )
  // It repeats the link of the title.
  const repeated = screen.getByText('Label of caseStudy')
  expect(repeated).toHaveAttribute('href', '/case-studies/alpha/')
  expect(repeated).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByRole('link', { name: /^Label of website ?: Alpha$/ })).toHaveAttribute(
    'href',
    'https://alpha.example',
  )
  expect(source()).toHaveAttribute('href', 'https://code.example/alpha')
})

test('a case study in progress has a badge instead of its duration and a disabled button', async () => {
  render(
    <CaseStudyCard
      caseStudy={card('Alpha', { inProgress: true, duration: 'April 2024 - WIP', links: null })}
    />,
  )
  expect(screen.getByText(comingSoon)).toBeVisible()
  expect(screen.queryByText('April 2024 - WIP')).not.toBeInTheDocument()
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(button()).not.toHaveAttribute('href')
  expect(screen.queryByRole('link', { name: 'Alpha' })).not.toBeInTheDocument()
  // No link can be reached with the keyboard.
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

test('names the client and reads the headline figure as a sentence', () => {
  const { unmount } = render(<CaseStudyCard caseStudy={card('Alpha')} />)
  const article = screen.getByRole('article')
  expect(article).toHaveTextContent('Gamma Ltd., forestry')
  expect(article).toHaveTextContent('3 weeks Label of to 5 days to fell a wood')
  unmount()
  render(<CaseStudyCard caseStudy={card('Alpha', { client: null, headlineFigure: null })} />)
  expect(screen.getByRole('article')).not.toHaveTextContent(/Gamma|Label of to/)
})

test('has one tab stop in addition to those of website and source', async () => {
  render(<CaseStudyCard caseStudy={card('Alpha')} />)
  const stops = ['Alpha', /^Label of website/, /^Label of source/]
  for (const name of stops) {
    await userEvent.tab()
    expect(screen.getByRole('link', { name })).toHaveFocus()
  }
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

test('shows a disabled source link with the reason if the source is not public', async () => {
  render(
    <CaseStudyCard
      caseStudy={card('Alpha', { links: [{ webUrl: 'https://alpha.example', sourceUrl: null }] })}
    />,
  )
  expect(source()).toHaveAttribute('aria-disabled', 'true')
  expect(source()).not.toHaveAttribute('href')
  expect(source()).toHaveAccessibleDescription('(Label of noSource)')
  for (const name of ['Alpha', /^Label of website/]) {
    await userEvent.tab()
    expect(screen.getByRole('link', { name })).toHaveFocus()
  }
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

test('has no website link without a website', () => {
  render(<CaseStudyCard caseStudy={card('Alpha', { links: null })} />)
  expect(screen.queryByRole('link', { name: /^Label of website/ })).not.toBeInTheDocument()
})
