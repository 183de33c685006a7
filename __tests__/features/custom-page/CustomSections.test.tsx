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

const groups = [
  { pages: [{ path: '/', title: 'A promise', pages: [] }] },
  {
    top: { path: '/services/', title: 'Services' },
    pages: [
      {
        path: '/services/web/',
        title: 'Web',
        pages: [{ path: '/services/web/api/', title: 'APIs' }],
      },
    ],
  },
]

const show = (shown: readonly CustomSection[] = sections) =>
  render(<CustomSections version="Valid since May." sections={shown} groups={groups} />)

test('shows the sections in the order of the file', () => {
  show()
  const headings = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
  expect(headings.slice(-6)).toEqual([
    'What we keep',
    'Three things',
    'Asked before',
    'Write to us',
    'Main pages',
    'Services',
  ])
})

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

test('renders Markdown as elements', () => {
  show()
  expect(screen.getByText('us').tagName).toBe('STRONG')
  expect(screen.getByText('post').tagName).toBe('EM')
  expect(screen.getByText('curl').tagName).toBe('CODE')
  expect(screen.getByRole('link', { name: 'message' })).toHaveAttribute('href', '/contact-us/')
})

test('the sitemap links to all pages of each group, and to the home page by its name', () => {
  show()
  const linksOf = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent])
  expect(linksOf('Main pages')).toEqual([['/', 'Home']])
  expect(linksOf('Services')).toEqual([
    ['/services/', 'Services'],
    ['/services/web/', 'Web'],
    ['/services/web/api/', 'APIs'],
  ])
})
