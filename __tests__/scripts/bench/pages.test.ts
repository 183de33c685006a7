import { parse } from 'node-html-parser'
import { median, medians } from '../../../scripts/bench/median'
import { referencePage } from '../../../scripts/bench/reference'
import { markdownTable } from '../../../scripts/bench/table'

test('a median is the middle value, or the mean of the middle two', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([9, 1, 5, 7])).toBe(6)
  expect(
    medians([
      { lcp: 3, cls: 0 },
      { lcp: 1, cls: 1 },
      { lcp: 2, cls: 0 },
    ]),
  ).toEqual({ lcp: 2, cls: 0 })
})

test('a table has its numbers aligned right', () => {
  const rows = [
    ['page', 'LCP s'],
    ['home', '0.98'],
    ['case study', '1.2'],
  ]
  expect(markdownTable(rows).split('\n')).toEqual([
    '| page       | LCP s |',
    '| ---------- | ----: |',
    '| home       |  0.98 |',
    '| case study |   1.2 |',
  ])
})

describe('the hand-written counterpart of a page', () => {
  const html = `<html><head><title>Ledgers</title><style>.a{color:red}</style></head><body><div>
    <header><nav aria-label="Main"><ul><li><a class="x" href="/a/">A &amp; B</a></li></ul></nav>
    <details><summary>Menu</summary><nav><a href="/a/">A</a></nav></details></header>
    <main><h1><span>Books</span> that add up</h1><div>Every <b>line</b>.</div>
    <div aria-hidden="true">decoration</div><svg><use href="#icon-x"></use></svg>
    <picture><source srcset="/a.avif 640w" type="image/avif"><img src="/a.webp" alt="A ledger" width="4" height="3" class="y"></picture>
    <picture><img src="/b.webp" alt="Another" width="4" height="3"></picture></main></div>
    <script>alert(1)</script></body></html>`
  const page = parse(referencePage(html))
  const text = (selector: string) => page.querySelectorAll(selector).map((each) => each.text.trim())

  test('has the same title, headings, paragraphs and links', () => {
    expect(text('title')).toEqual(['Ledgers'])
    expect(text('h1')).toEqual(['Books that add up'])
    expect(text('main p')).toEqual(['Every line.'])
    expect(page.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(['/a/'])
  })

  test('has the first picture only, with all its sources', () => {
    expect(page.querySelectorAll('img').map((image) => image.getAttribute('alt'))).toEqual([
      'A ledger',
    ])
    expect(page.querySelectorAll('source')).toHaveLength(1)
  })

  test('has its own style sheet, and no script, class or icon', () => {
    expect(page.querySelectorAll('script, svg, [class], [aria-hidden]')).toEqual([])
    expect(page.querySelectorAll('style')).toHaveLength(1)
    expect(page.querySelector('style')?.text).not.toContain('.a{')
  })
})
