import { screen, within } from '@testing-library/react'
import { readMarkdown } from '../../plugins/content/text/read-markdown'
import { markdownHtml } from '../../plugins/feed/markdown-html'
import { ArticleBody } from '../../src/features/articles/ArticleBody'
import { DocumentSections } from '../../src/features/legal/DocumentSections'
import { queriedText } from '../fixtures/markdown'
import { mockStaticQueries } from '../mocks/gatsby'
import { render } from '../support/locale'

/** What readers get of a text: its elements, with the attributes that say something. */
function outline(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE)
    return /^\s*\n\s*$/.test(node.textContent ?? '') ? '' : (node.textContent ?? '')
  const inner = [...node.childNodes].map(outline).join('')
  if (!(node instanceof Element)) return inner
  const tag = node.localName
  const isNote = node.getAttribute('role')?.startsWith('doc-') === true
  if (node.getAttribute('role') === 'doc-backlink') return ''
  if (tag === 'input') return node.matches(':checked') ? '☑ ' : '☐ '
  if (tag === 'h2' && node.id === 'footnotes') return ''
  // The boxes of a layout, and what is empty without its link or its picture.
  if (/^(?:body|div|header|label|picture|span|tbody|thead)$/.test(tag)) return inner
  if (inner === '' && /^(?:hr|img|p)$/.test(tag) && !node.matches('hr:last-child, hr + p'))
    return ''
  if (tag === 'section' && !isNote) return inner
  const alignment = node.getAttribute('data-align') ?? /\w+$/.exec(node.getAttribute('style') ?? '')
  const attributes = [
    ...['href', 'start', 'value'].map((name) => node.getAttribute(name)),
    alignment,
  ]
  // In the feed there is a space before the link back.
  return `<${[tag, ...attributes.filter(Boolean)].join(' ')}>${inner.replace(/ $/, '')}</${tag}>`
}

const onPage = (text: string): string => {
  const { container } = render(<ArticleBody {...queriedText(text)} />)
  return outline(container).trim()
}

const inFeed = (text: string): string => {
  const html = markdownHtml(readMarkdown(text).text, {
    ofLink: (link) => link,
    ofPicture: (src) => src,
  })
  return outline(new DOMParser().parseFromString(html, 'text/html').body).trim()
}

const note = (content: string): string => `<section><ol><li>${content}</li></ol></section>`
const one = '<a #footnote-1><sup>1</sup></a>'

test.each<[what: string, text: string, shown: string]>([
  [
    'a footnote of two paragraphs',
    'A[^a].\n\n[^a]: One.\n\n    Two.',
    `<p>A${one}.</p>${note('<p>One.</p><p>Two.</p>')}`,
  ],
  [
    'a list in a footnote',
    'A[^a].\n\n[^a]: One:\n\n    - b\n    - c',
    `<p>A${one}.</p>${note('<p>One:</p><ul><li>b</li><li>c</li></ul>')}`,
  ],
  [
    'code in a footnote',
    'A[^a].\n\n[^a]: One:\n\n    ```sh\n    ls\n    ```',
    `<p>A${one}.</p>${note('<p>One:</p><pre><code>ls</code></pre>')}`,
  ],
  [
    'a table in a footnote',
    'A[^a].\n\n[^a]:\n    | b |\n    |--:|\n    | 1 |',
    `<p>A${one}.</p>${note('<table><tr><th right>b</th></tr><tr><td right>1</td></tr></table>')}`,
  ],
  [
    'a quote in a footnote',
    'A[^a].\n\n[^a]: > Said.',
    `<p>A${one}.</p>${note('<blockquote><p>Said.</p></blockquote>')}`,
  ],
  ['a footnote in its place', 'A^[See *b*.].', `<p>A${one}.</p>${note('See <em>b</em>.')}`],
  [
    'two footnotes of one word',
    'A^[B.]^[C.]',
    `<p>A${one}<sup>,</sup><a #footnote-2><sup>2</sup></a></p><section><ol><li>B.</li><li>C.</li></ol></section>`,
  ],
  [
    'a footnote in a footnote',
    'A[^a].\n\n[^a]: B[^b].\n\n[^b]: C.',
    `<p>A${one}.</p><section><ol><li>B<a #footnote-2><sup>2</sup></a>.</li><li>C.</li></ol></section>`,
  ],
  [
    'years as numbers',
    '2019. A\n2021. B\n2022. C\n2024. D',
    '<ol 2019><li>A</li><li 2021>B</li><li>C</li><li 2024>D</li></ol>',
  ],
  ['a number left out', '1. A\n2. B\n4. C', '<ol><li>A</li><li>B</li><li 4>C</li></ol>'],
  ['numbers counted down', '3. A\n2. B\n1. C', '<ol 3><li>A</li><li 2>B</li><li 1>C</li></ol>'],
  ['numbers that begin again', '12. A\n1986. B', '<ol 12><li>A</li><li 1986>B</li></ol>'],
  ['one number for all', '1. A\n1. B\n1. C', '<ol><li>A</li><li>B</li><li>C</li></ol>'],
  ['a footnote in a list', '- A[^a]\n\n[^a]: B.', `<ul><li>A${one}</li></ul>${note('B.')}`],
  [
    'a footnote in a cell',
    '| A[^a] |\n|---|\n| b |\n\n[^a]: B.',
    `<table><tr><th>A${one}</th></tr><tr><td>b</td></tr></table>${note('B.')}`,
  ],
  [
    'a footnote in a caption',
    '![A](./a.png "B[^a]")\n\n[^a]: C.',
    `<figure><figcaption>B${one}</figcaption></figure>${note('C.')}`,
  ],
  [
    'backslashes and names of characters in a caption',
    '![A](./a.png "say \\[sic\\], \\*net\\* \\"b\\" \\<c> \\==d== &#42;e&#42; *f*")',
    '<figure><figcaption>say [sic], *net* "b" <c> ==d== *e* <em>f</em></figcaption></figure>',
  ],
  [
    'backslashes in the caption of an address',
    '![A][b]\n\n[b]: ./a.png "say \\[sic\\]\nor \\*net\\*"',
    '<figure><figcaption>say [sic] or *net*</figcaption></figure>',
  ],
  [
    'a footnote that is written in a quote',
    '> A[^a]\n>\n> [^a]: B.',
    `<blockquote><p>A${one}</p></blockquote>${note('B.')}`,
  ],
  ['a footnote in a heading', '## A[^a]\n\n[^a]: B.', `<h2>A${one}</h2>${note('B.')}`],
  ['a link in a heading', '## A [b](/c/)', '<h2>A <a /c/>b</a></h2>'],
  [
    'marks in a heading',
    '## *A* **b** `c`',
    '<h2><em>A</em> <strong>b</strong> <code>c</code></h2>',
  ],
  [
    'marks in a lower heading',
    '## A\n\n### `b` [c](/d/)',
    '<h2>A</h2><h3><code>b</code> <a /d/>c</a></h3>',
  ],
  [
    'alignment',
    '| a | b | c | d |\n|:--|--:|:-:|---|\n| 1 | 2 | 3 | 4 |',
    '<table><tr><th left>a</th><th right>b</th><th center>c</th><th>d</th></tr><tr><td left>1</td><td right>2</td><td center>3</td><td>4</td></tr></table>',
  ],
  [
    'a line in a cell',
    '| a |\n|---|\n| b \\| `c\\|d` |',
    '<table><tr><th>a</th></tr><tr><td>b | <code>c|d</code></td></tr></table>',
  ],
  [
    'a break in a cell',
    '| a |\n|---|\n| b<br>c |',
    '<table><tr><th>a</th></tr><tr><td>b<br></br>c</td></tr></table>',
  ],
  [
    'a row that is not full',
    '| a | b |\n|---|---|\n| c |',
    '<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td></td></tr></table>',
  ],
  [
    'a table in a list',
    '- a\n\n  | b |\n  |---|\n  | c |',
    '<ul><li>a<table><tr><th>b</th></tr><tr><td>c</td></tr></table></li></ul>',
  ],
  [
    'a caption above a table',
    ': A *b*\n\n| c |\n|---|\n| d |',
    '<table><caption>A <em>b</em></caption><tr><th>c</th></tr><tr><td>d</td></tr></table>',
  ],
  [
    'a link by its name',
    '[a][b], [b][] and [B].\n\n[b]: /c/',
    '<p><a /c/>a</a>, <a /c/>b</a> and <a /c/>B</a>.</p>',
  ],
  [
    'a link by its name in a cell',
    '| [a][b] |\n|---|\n| c |\n\n[b]: https://d.example',
    '<table><tr><th><a https://d.example>a</a></th></tr><tr><td>c</td></tr></table>',
  ],
  [
    'the name of a link in a footnote',
    'A[^a].\n\n[^a]: [b][c]\n\n[c]: /d/',
    `<p>A${one}.</p>${note('<a /d/>b</a>')}`,
  ],
  [
    'addresses as links',
    '<https://a.example> <b@c.example>',
    '<p><a https://a.example>https://a.example</a> <a mailto:b@c.example>b@c.example</a></p>',
  ],
  ['brackets in a link', '[a [b] c](/d/)', '<p><a /d/>a [b] c</a></p>'],
  ['tasks', '- [ ] a\n- [x] b\n- c', '<ul><li>☐ a</li><li>☑ b</li><li>c</li></ul>'],
  [
    'tasks with numbers and links',
    '1. [X] [a](/b/)\n2. [ ] *c*',
    '<ol><li>☑ <a /b/>a</a></li><li>☐ <em>c</em></li></ol>',
  ],
  [
    'tasks in tasks',
    '- [x] a\n  - [ ] b\n\n    c',
    '<ul><li>☑ a<ul><li>☐ b<p>c</p></li></ul></li></ul>',
  ],
  [
    'brackets in code',
    '`rows[0]` and\n\n```\ncells[1]\n```',
    '<p><code>rows[0]</code> and</p><pre><code>cells[1]</code></pre>',
  ],
  ['brackets with a backslash', '\\[a\\] \\［b］', '<p>[a] ［b］</p>'],
  [
    'lists in lists in lists',
    '- a\n  1. b\n     - c\n       - d',
    '<ul><li>a<ol><li>b<ul><li>c<ul><li>d</li></ul></li></ul></li></ol></li></ul>',
  ],
  [
    'a quote in a quote in a list',
    '- > a\n  >\n  > > b',
    '<ul><li><blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote></li></ul>',
  ],
  ['a list that begins with another number', '3) a\n4) b', '<ol 3><li>a</li><li>b</li></ol>'],
  ['several paragraphs in an item', '- a\n\n  b\n- c', '<ul><li>a<p>b</p></li><li>c</li></ul>'],
  ['breaks of lines', 'a  \nb\\\nc\nd', '<p>a<br></br>b<br></br>c d</p>'],
  [
    'a picture in a list',
    '- ![a](./b.png "c")\n- d',
    '<ul><li><figure><figcaption>c</figcaption></figure></li><li>d</li></ul>',
  ],
  ['deleted text', '~~a~~ b', '<p><s>a</s> b</p>'],
  ['characters by their names', '&copy; &lt;b&gt; &#91;c&#93;', '<p>© <b> [c]</p>'],
  [
    'emphasis at brackets of Japanese',
    '見積は**「無料」**です',
    '<p>見積は<strong>「無料」</strong>です</p>',
  ],
  ['emphasis that ends with a full stop', '**注意。**必ず', '<p><strong>注意。</strong>必ず</p>'],
  [
    'emphasis at wide parentheses',
    '価格は**100円（税込）**で、*（株）*も',
    '<p>価格は<strong>100円（税込）</strong>で、<em>（株）</em>も</p>',
  ],
  [
    'emphasis at Chinese quotes',
    '他说**“你好”**。再~~“见”~~了',
    '<p>他说<strong>“你好”</strong>。再<s>“见”</s>了</p>',
  ],
  [
    'emphasis at Korean particles',
    '**한국어(Korean)**은',
    '<p><strong>한국어(Korean)</strong>은</p>',
  ],
  [
    'emphasis after a chosen form of a letter',
    '葛\u{e0100}**（注）**城',
    '<p>葛\u{e0100}<strong>（注）</strong>城</p>',
  ],
  ['lines of Japanese without a space', '日本語の\n文章。\nABC', '<p>日本語の文章。 ABC</p>'],
  [
    'stars inside words',
    'Kund*innen, *Mitarbeiter*innen* und **fett*es*e**, 60*40*2 cm',
    '<p>Kund*innen, <em>Mitarbeiter*innen</em> und <strong>fett*es*e</strong>, 60*40*2 cm</p>',
  ],
  ['emphasis inside words of Chinese', '这是*重点*内容', '<p>这是<em>重点</em>内容</p>'],
  [
    'a line break next to Japanese in marks, in a link or before a footnote',
    '在庫は\n**夜**\n[朝](/a/)\n`昼`、[^1]\n数。^[B。]\n*日*\nA\n\n[^1]: C。',
    `<p>在庫は<strong>夜</strong><a /a/>朝</a><code>昼</code>、${one}数。<a #footnote-2><sup>2</sup></a><em>日</em> A</p><section><ol><li>C。</li><li>B。</li></ol></section>`,
  ],
  [
    'stars in brackets and quotes',
    'Mit (*) oder (*, neu), Kund(*)innen, “*” und (*.pdf), (*.csv). **(a)** (*b*) und **)**',
    '<p>Mit (*) oder (*, neu), Kund(*)innen, “*” und (*.pdf), (*.csv). <strong>(a)</strong> (<em>b</em>) und <strong>)</strong></p>',
  ],
  [
    'stars in wide brackets',
    '（*）と「*」、（*）は**（注）**',
    '<p>（*）と「*」、（*）は<strong>（注）</strong></p>',
  ],
  ['stars with a backslash', '\\*\\*a\\*\\* 2 * 3 * 4 and 5*', '<p>**a** 2 * 3 * 4 and 5*</p>'],
])('%s is shown on a page and in the feed', (_what, text, shown) => {
  expect(readMarkdown(text).parts.problems).toEqual([])
  expect(onPage(text)).toBe(shown)
  expect(inFeed(text)).toBe(shown)
})

test('each footnote leads to its reference and back, also from a heading and a caption', () => {
  const text = '## A[^a]\n\n![B](./b.png "C[^c]")\n\nD[^d].\n\n[^a]: E.\n[^c]: F.\n[^d]: G.'
  const { container } = render(<DocumentSections body={queriedText(text)} />)
  const targets = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(targets.filter((href) => !container.querySelector(href ?? ''))).toEqual([])
})

test('programs recognize the footnotes of a text by their roles', () => {
  render(<ArticleBody {...queriedText('A[^a].\n\n[^a]: B.')} />)
  const notes = screen.getByRole('doc-endnotes', { name: 'Label of footnotes' })
  expect(within(notes).getByRole('doc-backlink', { name: 'Label of backToText' })).toHaveAttribute(
    'href',
    '#footnote-1-reference',
  )
  expect(screen.getByRole('doc-noteref')).toHaveAttribute('href', '#footnote-1')
})

test('a task says whether it is done', () => {
  render(<ArticleBody {...queriedText('- [x] Sign [it](/a/)\n- [ ] Send')} />)
  expect(screen.getByRole('checkbox', { name: 'Sign it' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Send' })).not.toBeChecked()
})

test('a table with titles of rows keeps the alignment of its columns', () => {
  const text = '| | A | B |\n|---|--:|:-:|\n| C | 1 | 2 |'
  render(<ArticleBody {...queriedText(text)} />)
  const alignmentOf = (name: string) => screen.getByText(name).dataset.align
  expect(['A', 'B', 'C', '1', '2'].map(alignmentOf)).toEqual([
    ...['right', 'center', undefined],
    ...['right', 'center'],
  ])
})

test('the columns of a table keep their headings where its rows are blocks', () => {
  render(<ArticleBody {...queriedText('| Work | Days |\n|---|---|\n| Import | 3 |')} />)
  const table = within(screen.getByRole('table'))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Work',
    'Days',
  ])
})

test('only the cells with a very long word may break their words', () => {
  const text =
    '| Part | Rechtsschutzversicherungsgesellschaft |\n|---|---|\n| Yhteiskuntasuunnittelu | Sum |'
  const { container } = render(<ArticleBody {...queriedText(text)} />)
  const breaking = [...container.querySelectorAll('[data-long-word]')]
  expect(breaking.map(({ textContent }) => textContent)).toEqual([
    'Rechtsschutzversicherungsgesellschaft',
    'Yhteiskuntasuunnittelu',
  ])
})

test.each([
  [3, []],
  [6, ['Accountability']],
])('of %d columns, these have words that may break: %p', (count, expected) => {
  const others = ' | Sum'.repeat(count - 1)
  const line = '|---'.repeat(count)
  const text = `| Part${others} |\n${line}|\n| Accountability${others} |`
  const { container } = render(<ArticleBody {...queriedText(text)} />)
  const breaking = [...container.querySelectorAll('[data-long-word]')]
  expect(breaking.map(({ textContent }) => textContent)).toEqual(expected)
})

test('the alternative text of a picture is its characters', () => {
  const { text, parts } = readMarkdown('![A **map** of `b`](./a.png)')
  expect(parts.pictures).toMatchObject([{ alt: 'A map of b' }])
  expect(text.sections[0]?.blocks).toMatchObject([{ alt: 'A map of b' }])
})

test('no id of a page is that of another heading', () => {
  const text = '## Job\n\n## Job title\n\n## Job title title'
  const { container } = render(<ArticleBody {...queriedText(text)} />)
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the table of contents has the characters of headings, without footnotes', () => {
  const text = '## `A` *b*[^a]\n\n## [C](/d/)\n\n[^a]: E.'
  render(<DocumentSections body={queriedText(text)} />)
  const contents = screen.getByRole('navigation', { name: 'Label of onThisPage' })
  const links = within(contents).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['1A b', '2C'])
})

test.each([
  ['with numbers of their own have no others', ['1. Scope', '2. Fees', 'Annex'], ''],
  ['in Bangla digits have no others', ['১. পরিধি', '২. ফি'], ''],
  ['one of which begins with a digit are numbered', ['Scope', '3 rules', 'Fees'], '123'],
])('headings %s', (_, headings, expected) => {
  const text = headings.map((heading) => `## ${heading.replace('.', '\\.')}`).join('\n\n')
  const { container } = render(<DocumentSections body={queriedText(text)} />)
  const numbers = [...container.querySelectorAll('nav [aria-hidden]')]
  expect(numbers.map(({ textContent }) => textContent).join('')).toBe(expected)
  expect(screen.getAllByRole('link', { name: headings[0] ?? '' })).toHaveLength(1)
})

test('the heading of a section of a document is in a header, which reader modes keep', () => {
  const { container } = render(<DocumentSections body={queriedText('## A\n\n## B')} />)
  expect(container.querySelectorAll('header > h2')).toHaveLength(2)
})

test('footnotes, sections and the table of contents have the digits of the page', () => {
  mockStaticQueries({ Locales: { siteSettings: { locale: 'bn-BD' } } })
  const { container } = render(
    <DocumentSections body={queriedText('## A\n\nB[^a].\n\n## C\n\n[^a]: D.')} />,
  )
  expect(screen.getByRole('doc-noteref')).toHaveTextContent('১')
  const numbers = [...container.querySelectorAll('header > span:first-child, nav [aria-hidden]')]
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['১', '২', '১', '২'])
})
