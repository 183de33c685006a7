import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CaseStudyCard } from '../../src/sections/CaseStudyCards'
import { card } from '../fixtures/cards'

const show = (change: Parameters<typeof card>[1] = {}) =>
  render(<CaseStudyCard caseStudy={card('Alpha', change)} />)

const comingSoon = 'Label of comingSoon'
const link = (name: RegExp | string) => screen.getByRole('link', { name })
const source = /^Label of source ?: Alpha$/
const website = /^Label of website ?: Alpha$/

/** Expects that Tab leads to these links only. */
const expectTabStops = async (...names: (RegExp | string)[]) => {
  for (const name of names) {
    await userEvent.tab()
    expect(link(name)).toHaveFocus()
  }
  await userEvent.tab()
  expect(document.body).toHaveFocus()
}

test('a finished case study has a picture, a description and links to its page', async () => {
  show()
  expect(screen.getByRole('img', { name: 'Alpha on a screen' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Alpha' })).toBeVisible()
  expect(screen.getByText('Aug 2023 - Feb 2024')).toBeVisible()
  expect(screen.getByText('About Alpha.')).toBeVisible()
  expect(screen.getByRole('list', { name: 'Label of technologies' })).toHaveTextContent('Node')
  expect(screen.queryByText(comingSoon)).not.toBeInTheDocument()
  expect(link('Alpha')).toHaveAttribute('href', '/case-studies/alpha/')
  // It repeats the link of the title.
  const repeated = screen.getByText('Label of caseStudy')
  expect(repeated).toHaveAttribute('href', '/case-studies/alpha/')
  expect(repeated).toHaveAttribute('aria-hidden', 'true')
  expect(link(website)).toHaveAttribute('href', 'https://alpha.example')
  expect(link(source)).toHaveAttribute('href', 'https://code.example/alpha')
  await expectTabStops('Alpha', website, source)
})

test('a case study in progress has a badge instead of its duration and a disabled button', async () => {
  show({ inProgress: true, duration: 'April 2024 - WIP', links: null })
  expect(screen.getByText(comingSoon)).toBeVisible()
  expect(screen.queryByText('April 2024 - WIP')).not.toBeInTheDocument()
  const button = link(/^Label of caseStudy ?: Alpha$/)
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).not.toHaveAttribute('href')
  expect(screen.queryByRole('link', { name: 'Alpha' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: website })).not.toBeInTheDocument()
  await expectTabStops()
})

test('names the client and reads the headline figure as a sentence, if it has them', () => {
  const { unmount } = show()
  const article = screen.getByRole('article')
  expect(article).toHaveTextContent('Gamma Ltd., forestry')
  // Without its date.
  expect(article).toHaveTextContent(/3 weeks Label of to 5 days to fell a wood(?!May)/)
  unmount()
  show({ client: null, headlineFigure: null })
  expect(screen.getByRole('article')).not.toHaveTextContent(/Gamma|Label of to/)
})

test('shows a disabled source link with the reason if the source is not public', async () => {
  show({ links: [{ webUrl: 'https://alpha.example', sourceUrl: null }] })
  expect(link(source)).toHaveAttribute('aria-disabled', 'true')
  expect(link(source)).not.toHaveAttribute('href')
  expect(link(source)).toHaveAccessibleDescription('(Label of noSource)')
  await expectTabStops('Alpha', website)
})
