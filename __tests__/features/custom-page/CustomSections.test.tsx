import { render, screen, within } from '@testing-library/react'
import {
  type CustomSection,
  CustomSections,
} from '../../../src/features/custom-page/CustomSections'
import { readTexts } from '../../fixtures/inline-texts'
import { customPage } from '../../fixtures/pages'

const sections = (
  readTexts(customPage('privacy', 'Privacy').sections) as Partial<CustomSection>[]
).map((section) => ({
  text: null,
  points: null,
  questions: null,
  banner: null,
  sitemap: null,
  ...section,
  picture: section.picture ? { ...section.picture, imgUrl: { childImageSharp: null } } : null,
}))

const show = (shown: readonly CustomSection[] = sections) =>
  render(<CustomSections version="Valid since May." sections={shown} groups={[]} />)

test('consecutive texts form one document with a table of contents', () => {
  show()
  const contents = screen.getByRole('navigation', { name: 'Label of onThisPage' })
  expect(within(contents).getAllByRole('link')).toHaveLength(2)
  expect(screen.getAllByText('Valid since May.')).toHaveLength(1)
})

test('a single text has no table of contents', () => {
  show(sections.slice(0, 1))
  expect(screen.queryByRole('navigation')).toBeNull()
})
