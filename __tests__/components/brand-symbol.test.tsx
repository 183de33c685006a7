import { BrandSymbol } from '../../src/components/text/BrandSymbol'
import { render } from '../support/locale'

const mockTheme = { hasDecorations: true, headlineMark: ';' }

jest.mock('../../src/styles/type', () => ({
  ...jest.requireActual<object>('../../src/styles/type'),
  get hasDecorations() {
    return mockTheme.hasDecorations
  },
  get headlineMark() {
    return mockTheme.headlineMark
  },
}))

/** Whether it is the logo that a site shows, by default and in place of a symbol. */
function showsLogo(theme: Partial<typeof mockTheme>): boolean[] {
  Object.assign(mockTheme, { hasDecorations: true, headlineMark: ';' }, theme)
  return [undefined, '{?}'].map((symbol) => {
    const { container } = render(<BrandSymbol symbol={symbol} />)
    expect(container.querySelectorAll('path, use').length).toBeGreaterThan(0)
    return container.querySelector('use[href$="#icon_brand"]') !== null
  })
}

test('shows the mark of the theme in braces, or a symbol', () => {
  expect(showsLogo({})).toEqual([false, false])
})

test('shows the logo on a site without decorations', () => {
  expect(showsLogo({ hasDecorations: false })).toEqual([true, true])
})

test('shows the logo in place of the mark on a site without one', () => {
  expect(showsLogo({ headlineMark: '' })).toEqual([true, false])
})
