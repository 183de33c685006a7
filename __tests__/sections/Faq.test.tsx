import { render, screen, within } from '@testing-library/react'
import { Faq } from '../../src/sections/Faq'
import { inlineText } from '../../plugins/content/core/inline-markdown/inline-text'

const priceOf = (title: string, typical: { smallest: { price: number } } | null) => ({
  path: `/services/${title.toLowerCase()}/`,
  title,
  typical,
})

test('an answer about a price is followed by a link to its estimate', () => {
  render(
    <Faq
      title="Questions"
      questions={[
        {
          question: 'What does it cost?',
          answer: inlineText('Usually 1,500 to 3,000 EUR.'),
          priceOf: priceOf('Web', { smallest: { price: 1350 } }),
        },
        {
          question: 'What of a service without a price?',
          answer: inlineText('Ask.'),
          priceOf: priceOf('Design', null),
        },
        { question: 'Why?', answer: inlineText('Because.'), priceOf: null },
      ]}
    />,
  )
  const [first, ...others] = screen.getAllByRole('group')
  if (!first) throw new Error('There are no answers.')
  const link = within(first).getByRole('link', { name: 'Label of estimateFor: Web' })
  expect(link).toHaveAttribute('href', '/contact-us/estimate/?service=web')
  expect(link.previousElementSibling).toHaveTextContent('Usually 1,500 to 3,000 EUR.')
  for (const other of others) expect(other.querySelector('a')).toBeNull()
})

test('an answer has the formatting and links of its Markdown', () => {
  const answer = inlineText('**Yes**, as [the contract](/our-company/contract/) says.')
  render(<Faq title="Questions" questions={[{ question: 'Sure?', answer, priceOf: null }]} />)
  const link = screen.getByRole('link', { name: 'the contract' })
  expect(link).toHaveAttribute('href', '/our-company/contract/')
  expect(link.parentElement).toHaveTextContent('Yes, as the contract says.')
  expect(screen.getByText('Yes').tagName).toBe('STRONG')
})
