import { render, screen, within } from '@testing-library/react'
import { Faq } from '../../src/sections/Faq'
import { inlineText } from '../../plugins/content/core/inline-text'

const question = (answer: string, service?: { title: string; price?: number }) => ({
  question: `Why ${answer}?`,
  answer: inlineText(answer),
  priceOf: service
    ? {
        path: `/services/${service.title.toLowerCase()}/`,
        title: service.title,
        typical: service.price ? { smallest: { price: service.price } } : null,
      }
    : null,
})

test('an answer has the formatting and links of its Markdown, and a link to the estimate of its price', () => {
  render(
    <Faq
      title="Questions"
      questions={[
        question('**Usually** 1,500 EUR, see [the contract](/our-company/contract/).', {
          title: 'Web',
          price: 1350,
        }),
        question('Ask us.', { title: 'Design' }),
        question('Because.'),
      ]}
    />,
  )
  const [first, ...others] = screen.getAllByRole('group')
  if (!first) throw new Error('There are no answers.')
  expect(within(first).getByText('Usually').tagName).toBe('STRONG')
  expect(within(first).getByRole('link', { name: 'the contract' })).toHaveAttribute(
    'href',
    '/our-company/contract/',
  )
  const estimate = within(first).getByRole('link', { name: 'Label of estimateFor: Web' })
  expect(estimate).toHaveAttribute('href', '/contact-us/estimate/?service=web')
  expect(estimate.previousElementSibling).toHaveTextContent('Usually 1,500 EUR, see the contract.')
  for (const other of others) expect(other.querySelector('a')).toBeNull()
})
