import { screen } from '@testing-library/react'
import { Picture } from '../../src/components/Picture'
import { Drawing, type DrawingProps } from '../../src/components/drawings/Drawing'
import { widthOfTicks } from '../../src/components/drawings/kinds/TimelineDrawing'
import { spans } from '../../src/components/grid/CellGrid'
import { hasLongWord } from '../../src/components/text/has-long-word'
import { keepHyphenatedWords } from '../../src/components/text/keep-hyphenated-words'
import { imageFile } from '../fixtures/cards'
import { render } from '../support/locale'

const file = {
  childImageSharp: {
    gatsbyImageData: {
      layout: 'constrained' as const,
      width: 1280,
      height: 800,
      images: { fallback: { src: '/640.avif', srcSet: '/640.avif 640w, /1280.avif 1280w' } },
    },
    webp: {
      layout: 'constrained' as const,
      width: 1600,
      height: 1000,
      images: { fallback: { src: '/1600.webp' } },
    },
  },
}

const show = (priority?: boolean) => {
  render(<Picture file={file} alt="A ledger on a screen" sizes="50vw" priority={priority} />)
  return screen.getByRole('img', { name: 'A ledger on a screen' })
}

test('a picture has AVIF in all widths, and one size of WebP for other browsers', () => {
  const image = show()
  const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])]
  expect(sources.map(({ type, srcset, sizes }) => [type, srcset, sizes])).toEqual([
    ['image/avif', '/640.avif 640w, /1280.avif 1280w', '50vw'],
  ])
  expect(image).toHaveAttribute('src', '/1600.webp')
  expect(image).not.toHaveAttribute('srcset')
  expect(image).toHaveAttribute('loading', 'lazy')
})

test('another crop for phones, which print does not use, is AVIF in one size', () => {
  render(<Picture file={file} alt="A ledger" sizes="50vw" narrow={{ imgUrl: imageFile('crop') }} />)
  const source = screen.getByRole('img').parentElement?.querySelector('source')
  expect(source).toHaveAttribute('media', 'screen and (width < 48rem)')
  expect(source).toHaveAttribute('srcset', '/crop.avif')
  expect(source).toHaveAttribute('type', 'image/avif')
  expect(source).toHaveAttribute('height', '800')
})

test('a picture loads eagerly and first if it has priority', () => {
  const image = show(true)
  expect(image).toHaveAttribute('loading', 'eager')
  expect(image).toHaveAttribute('fetchpriority', 'high')
})

test('an alternative text has no soft hyphens', () => {
  render(<Picture file={file} alt={'Lager\u00adhalle'} sizes="50vw" />)
  expect(screen.getByRole('img')).toHaveAttribute('alt', 'Lagerhalle')
})

test('a picture renders nothing for a file that sharp cannot read', () => {
  const { container } = render(<Picture file={{ childImageSharp: null }} alt="Lost" sizes="50vw" />)
  expect(container).toBeEmptyDOMElement()
})

test('a row with a callout is marked and has its own state, or is highlighted', () => {
  const rows = [
    { cells: ['Late'], state: 'bad', callout: 'Since Sunday' },
    { cells: ['Wrong'], callout: 'By 6 hours' },
    { cells: ['Plain'] },
  ]
  const drawing = { label: 'Three rows', table: { rows } } as unknown as DrawingProps['drawing']
  const { container } = render(<Drawing drawing={drawing} />)
  const marked = [...container.querySelectorAll<HTMLElement>('[data-marked]')]
  expect(marked.map(({ dataset }) => dataset.state)).toEqual(['bad', 'highlighted'])
})

test('the longest word of a callout, message, pill or result breaks within the drawing', () => {
  const word = 'EnterpriseWarehouseReplenishmentOrchestrator'
  const drawings = [
    { table: { rows: [{ cells: ['A'], callout: word, status: word }] } },
    { form: { fields: [{ label: 'A', value: 'B', message: word }], result: { text: word } } },
    { phone: { screens: [{ heading: 'A', rows: [], notice: { text: word } }], callout: word } },
    { code: { lines: [{ text: 'A', callout: word }], result: { text: word } } },
  ]
  for (const drawing of drawings)
    render(<Drawing drawing={{ label: 'A', ...drawing } as unknown as DrawingProps['drawing']} />)
  const texts = screen.getAllByText(word)
  expect(texts).toHaveLength(8)
  for (const text of texts) expect(text).toHaveStyle({ overflowWrap: 'anywhere' })
})

test.each([
  [8, 'Week 8'],
  [8, 'Sommer'],
  [5, '22:00h'],
])('a timeline shows all of %i ticks such as "%s" only if they fit', (count, tick) => {
  // The widest of these letters take 0.64 em on average.
  const needed = count * tick.length * 0.64
  const width = widthOfTicks(Array.from({ length: count }, () => tick))
  expect(width).toBeGreaterThan(needed)
  expect(width).toBeLessThan(1.2 * needed)
})

test.each([2, 3, 4] as const)(
  'with %i per row, every row is full for any number of cells',
  (perRow) => {
    for (let count = 1; count <= 24; count += 1) {
      const widths = spans(count, perRow)
      expect(widths).toHaveLength(count)
      const total = widths.reduce((sum, width) => sum + width, 0)
      expect(total).toBe(12 * Math.ceil(count / perRow))
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(12 / perRow)
    }
  },
)

test.each([
  ['MLM E-Commerce & ERP System', ['E-C']],
  ['E-Rechnungsverarbeitung', ['E-R']],
  ['3D-Konfiguratorentwicklung und IT-Sicherheitsmanagementsysteme', ['3D-K', 'IT-S']],
  ['„Ö-Norm“ és e-kereskedelmi rendszerfejlesztés', ['Ö-N', 'e-k']],
  ['ই-কমার্স সাইট', ['ই-ক']],
  ['Role-Based Management System', []],
  ['Stock - and more', []],
  ['A- and B-roads', ['B-r']],
])('in the title %s no line ends within %j, and the rest of a word may break', (title, kept) => {
  const { container } = render(<h1>{keepHyphenatedWords(title)}</h1>)
  expect(container).toHaveTextContent(title)
  const words = [...container.querySelectorAll('span')]
  expect(words.map(({ textContent }) => textContent)).toEqual(kept)
  for (const word of words) expect(word).toHaveStyle({ whiteSpace: 'nowrap' })
})

test.each([
  ['Donaudampfschifffahrtsgesellschaft', true],
  ['A 3D-Konfiguratorentwicklung', true],
  ['Lentokonesuihkuturbiinimoottori', true],
  ['megszentségteleníthetetlen', true],
  ['https://example.com/very/long', true],
  ['Questionnaire for role-based management systems', false],
  ['Donau\u00addampf\u00adschifffahrts\u00adgesellschaft', false],
  // 15 letters, each of which has a mark.
  ['কিকিকিকিকিকিকিকিকিকিকিকিকিকিকি', false],
])('%s has a word that is too long for a column: %p', (text, isLong) => {
  expect(hasLongWord(text)).toBe(isLong)
})

test.each([
  [11, false],
  [10, true],
])('a word of 11 letters is too long for a column of %d: %p', (letters, isLong) => {
  expect(hasLongWord('Responsible', letters)).toBe(isLong)
})
