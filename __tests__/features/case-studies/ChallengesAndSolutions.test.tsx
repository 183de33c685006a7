import { render, screen, within } from '@testing-library/react'
import { ChallengesAndSolutions } from '../../../src/features/case-studies/ChallengesAndSolutions'

const steps = (name: string) =>
  [1, 2].map((index) => ({ title: `${name} ${index}`, description: 'About it.' }))

test('lists challenges and solutions in order, without their signs for screen readers', () => {
  const { container } = render(
    <ChallengesAndSolutions
      challengesTitle="Challenges"
      challenges={steps('Challenge')}
      solutionsTitle="Our Solution"
      solutions={steps('Solution')}
    />,
  )
  container.querySelectorAll('[aria-hidden="true"]').forEach((sign) => sign.remove())
  for (const [title, name] of [
    ['Challenges', 'Challenge'],
    ['Our Solution', 'Solution'],
  ] as const) {
    const region = within(screen.getByRole('region', { name: title }))
    expect(region.getByRole('heading', { level: 2, name: title })).toBeVisible()
    const items = region.getAllByRole('listitem').map(({ textContent }) => textContent.trim())
    expect(items).toEqual([`${name} 1About it.`, `${name} 2About it.`])
  }
})
