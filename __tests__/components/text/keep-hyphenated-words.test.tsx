import { render } from '@testing-library/react'
import { keepHyphenatedWords } from '../../../src/components/text/keep-hyphenated-words'

const keptIn = (title: string) => {
  const { container } = render(<h1>{keepHyphenatedWords(title)}</h1>)
  expect(container).toHaveTextContent(title)
  return [...container.querySelectorAll('span')].map((word) => {
    expect(word).toHaveStyle({ whiteSpace: 'nowrap' })
    return word.textContent
  })
}

test('keeps words with a short first part in one line', () => {
  expect(keptIn('MLM E-Commerce & ERP System')).toEqual(['E-Commerce'])
  expect(keptIn('E-Mail und U-Boot')).toEqual(['E-Mail', 'U-Boot'])
})

test('lets lines end after longer parts, which would not fit on a phone', () => {
  expect(keptIn('Role-Based Management System')).toEqual([])
  expect(keptIn('Cross-Platform Development')).toEqual([])
  expect(keptIn('Stock - and more')).toEqual([])
})
