import { render, screen, within } from '@testing-library/react'
import { ChallengesAndSolutions } from '../../../src/features/case-studies/ChallengesAndSolutions'

const steps = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `${name} ${index + 1}`,
    description: `About ${name.toLowerCase()} ${index + 1}.`,
  }))

const show = (challenges: number, solutions: number) =>
  render(
    <ChallengesAndSolutions
      challengesTitle="Challenges"
      challenges={steps('Challenge', challenges)}
      solutionsTitle="Our Solution"
      solutions={steps('Solution', solutions)}
    />,
  )

const titlesIn = (region: string): (string | null)[] =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('heading', { level: 3, hidden: true })
    .map((heading) => heading.textContent)

test('lists challenges and solutions in order, each under a heading', () => {
  show(2, 2)
  expect(titlesIn('Challenges')).toEqual(['Challenge 1', 'Challenge 2'])
  expect(titlesIn('Our Solution')).toEqual(['Solution 1', 'Solution 2'])
  expect(screen.getByRole('heading', { level: 2, name: 'Challenges' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Our Solution' })).toBeVisible()
  expect(screen.getByText('About solution 1.')).toBeVisible()
  expect(screen.getByText('About solution 2.')).toBeInTheDocument()
})

test('hides the plus and minus signs from screen readers', () => {
  show(1, 1)
  const item = screen.getByText('Solution 1', { selector: 'h3' }).closest('li')
  const accessible = item?.cloneNode(true) as HTMLElement
  accessible.querySelectorAll('[aria-hidden="true"]').forEach((sign) => sign.remove())
  expect(accessible).toHaveTextContent(/^Solution 1\s?About solution 1\.$/)
})

test('omits an empty side, and renders nothing if both are empty', () => {
  const { unmount } = show(2, 0)
  expect(screen.getAllByRole('region')).toHaveLength(1)
  expect(screen.queryByText('Our Solution')).not.toBeInTheDocument()
  unmount()
  expect(show(0, 0).container).toBeEmptyDOMElement()
})
