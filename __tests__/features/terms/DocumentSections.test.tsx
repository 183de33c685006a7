import { fireEvent, render, screen } from '@testing-library/react'
import { DocumentSections } from '../../../src/features/terms/DocumentSections'
import { terms } from '../../fixtures/pages'
import { readTexts } from '../../fixtures/inline-texts'

const sections = readTexts(terms('Contract').sections) as Queries.DocumentSectionFragment[]
const writeText = jest.fn<Promise<void>, [string]>()

beforeEach(() => {
  writeText.mockReset()
  Object.defineProperty(window.navigator, 'clipboard', { value: { writeText }, configurable: true })
  render(<DocumentSections version="Valid since May." sections={sections} />)
})

const copyLink = () => screen.getByRole('link', { name: 'Label of copyLink: Payment' })
const status = () => screen.getAllByRole('status')[0]

test('the table of contents links to each section by its anchor', () => {
  const contents = screen.getByRole('navigation', { name: 'Label of onThisPage' })
  const hrefs = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['#payment', '#ending'])
  expect(screen.getByRole('region', { name: 'Payment' })).toHaveAttribute('id', 'payment')
})

test('the link of a section copies its URL and announces that', async () => {
  writeText.mockResolvedValue()
  fireEvent.click(copyLink())
  expect(writeText).toHaveBeenCalledWith('http://localhost/#payment')
  expect(await screen.findByText('Label of linkCopied')).toBe(status())
  fireEvent.blur(copyLink())
  expect(status()).toBeEmptyDOMElement()
})

test('the link announces nothing if the browser refuses to copy', async () => {
  const refused = Promise.reject(new Error('denied'))
  writeText.mockReturnValue(refused)
  fireEvent.click(copyLink())
  await expect(refused).rejects.toThrow('denied')
  expect(status()).toBeEmptyDOMElement()
  expect(copyLink()).toHaveAttribute('href', '#payment')
})
