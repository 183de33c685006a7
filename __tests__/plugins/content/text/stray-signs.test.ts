import { readMarkdown } from '../../../../plugins/content/text/read-markdown'

const problemsIn = (text: string) => readMarkdown(text).parts.problems

/** Texts with signs that the page would show, how these are written, and what to write. */
const mistakes: readonly [what: string, text: string, written: string, hint: string][] = [
  ['a heading without a space', '##A', '##A', 'a space after the "#"'],
  ['one sign of a heading', '#Introduction', '#Introduction', 'a space after the "#"'],
  ['a heading with a kept space', 'a\n##\u00a0Titel', '##\u00a0', 'U+0020 in place of U+00A0'],
  ['a heading with a wide space', '##\u3000見出し', '##\u3000', 'U+0020 in place of U+3000'],
  ['numbers as signs', '#. A', '#.', '\\#'],
  ['tags', '#projekt #lager/süd', '#projekt', 'delete a tag'],
  ['a heading of MediaWiki', '== Titel ==', '== Titel ==', '"## "'],
  ['a title of MediaWiki', '= Titel =', '= Titel =', '"## "'],
  ['a heading of AsciiDoc', '== Titel', '== Titel', '"## "'],
  ['a line below a heading', 'Titel\n^^^^^', '^^^^^', '"## "'],
  ['a caption with a wide space', ':\u3000料金表', ':\u3000料金表', '": "'],
  ['a box', '::: warning\nA', '::: warning', 'bold'],
  ['a formula of lines', 'So:\n$$\na = b\n$$', '$$\na = b\n$$', 'in words'],
  ['facts before a text', 'A\n\n+++', '+++', 'delete it'],
  ['a comment of lines', '%%\nnote\n%%', '%%', 'delete it'],
  ['a definition of Pandoc', 'A\n~ B', '~ B', 'delete it'],
  ['headings of DokuWiki', '^ A ^ B ^', '^ A ^ B ^', 'delete it'],
  ['emphasis of two quotes', "A ''b'' c", "''b''", 'delete it'],
  ['strong text of three quotes', "A '''b''' c", "'''b'''", '**strong**'],
  ['emphasis of slashes', 'A //b c// d', '//b c//', '\\//'],
  ['marked text', 'A ::b:: c', '::b::', '\\::'],
  ['a comment', 'A %%b%% c', '%%b%%', '\\%%'],
  ['hyphens between numbers', '2019--2024', '--2024', 'U+2013'],
  ['hyphens between words', 'A --- b', '---', 'U+2014'],
  ['an emoji by its name', 'A :x: b', ':x:', '\\:'],
  ['an emoji with a sign', ':+1: A', ':+1:', '\\:'],
  ['an emoji with digits', 'A :100:', ':100:', '\\:'],
  ['a formula of one letter', 'For $n$ of them', '$n$', 'in words'],
  ['a name in braces', 'A {{name}} b', '{{name}}', '\\{{'],
  ['a shortcode in braces', 'A {% include x\ny %} b', '{% include x\ny %}', '\\{'],
  ['a comment of MDX', 'A {/* b */}', '{/* b */}', '\\{'],
  ['a comment of CriticMarkup', 'A {>>b<<}', '{>>b<<}', '\\{'],
  ['deleted text of CriticMarkup', 'A {--b--}', '{--b--}', '\\{'],
  ['a heading without a number', '## A {-}', '{-}', 'delete it'],
  ['the address of a heading with spaces', '## A { #b }', '{ #b }', 'delete it'],
  ['a heading with a note', '## A {#b}[^1]\n\n[^1]: C', '{#b}', 'at the end of a heading'],
  ['a caption with an address', ': A {#t:b}\n\n| a |\n|---|', '{#t:b}', '\\{'],
  ['attributes of a paragraph', 'A\n{.b}', '{.b}', 'delete it'],
  ['an address in angle brackets', '<www.a.example>', '<www.a.example>', '<https://www.a.example>'],
  ['a name in angle brackets', 'A <größe> b', '<größe>', '\\<'],
  ['a backslash in the last line', 'A\\\nb\\', 'b\\', 'each line of a text but the last'],
  ['a backslash in a heading', '## A\\', 'A\\', 'but the last'],
  ['a backslash in an item', '- A\\', 'A\\', 'but the last'],
  ['a backslash in a quote', '> A\\', 'A\\', 'but the last'],
  ['a backslash in a cell', '| A\\ |\n|---|', 'A\\', 'but the last'],
  ['a backslash in a footnote', 'A[^1].\n\n[^1]: B\\', 'B\\', 'but the last'],
  ['a backslash before a space', 'Dr.\\ Smith', 'Dr.\\', 'but the last'],
  ['a backslash before spaces at the end', 'A\\ \nb', 'A\\', 'but the last'],
  ['a star with a space after its text', 'A *b *c.', '*', '\\*'],
  ['an underscore with a space after its text', '_a _b', '_', 'write * in place of _'],
  ['two stars at the end of a text', '**a** b** c', '**', '\\*\\*'],
  ['two stars with spaces', 'A ** b', '**', '\\*\\*'],
  ['a name of a character before a word', '10&nbspkg', '&nbspkg', 'write &nbsp;'],
  ['a name of a letter before letters', 'M&uumlller', '&uumlller', 'write &uuml;'],
  ['a name of a letter without its end', 'caf&eacute', '&eacute', 'write &eacute;'],
  ['a name of a dash without its end', 'A &mdash b', '&mdash', 'write &mdash;'],
  ['a name in capitals', 'A&NBSP;b', '&NBSP;', 'write &nbsp;'],
  ['a name with two letters swapped', '10&nbps;km', '&nbps;', 'write &nbsp;'],
  ['a name that no character has', 'A &name; b', '&name;', 'the character itself'],
  ['a number without its end', 'A &#8211 b', '&#8211', 'write &#8211;'],
  ['a number that no character has', 'A &#0; b', '&#0;', 'the character itself'],
]

test.each(mistakes)('finds %s', (_what, text, written, hint) => {
  expect(problemsIn(text)).toContainEqual(
    expect.objectContaining({ written, hint: expect.stringContaining(hint) as string }),
  )
})

/** A text with the backslash that the message about its first sign says. */
function withBackslash(text: string): string {
  const [problem] = problemsIn(text)
  const [, escaped = ''] = /or write (\S+) for the character/.exec(problem?.hint ?? '') ?? []
  const written = problem?.written ?? ''
  const sign = escaped.replaceAll(/\\(.)/g, '$1')
  let start = text.lastIndexOf(written)
  while (text[start - 1] === '\\') start = text.lastIndexOf(written, start - 1)
  const at = start + written.indexOf(sign)
  return text.slice(0, at) + escaped + text.slice(at + sign.length)
}

test.each(mistakes)('accepts %s with the backslashes that the messages say', (_what, text) => {
  let escaped = text
  for (let count = 0; count < 4 && problemsIn(escaped).length > 0; count += 1)
    escaped = withBackslash(escaped)
  expect(problemsIn(escaped)).toEqual([])
})

test('names what is written, not the element in it', () => {
  expect(problemsIn('A {`b`} c')).toMatchObject([
    { written: '{', message: 'the page would show "{…}" as characters' },
  ])
})

test('reports the bar in the code of a cell once', () => {
  expect(problemsIn('| a | b |\n|---|---|\n| `c|d` | e |')).toHaveLength(1)
})

test.each([
  'We write C++, C# and F#, and .NET on request.',
  'C++17 and C++-Code, C++/CLI, g++ and Notepad++ stay.',
  'A/B tests run 24/7, and/or on demand.',
  '50 % of all orders, 5 %* of them late, 5 %** later.',
  'It takes ~5 km, ~ 5 km or ~10–12 days.',
  'Prices from 5,000* per month.',
  'Prices from 5.000 €** im Monat.',
  '*) All prices are net.',
  '**) Plus travel.',
  '*excl. VAT',
  '*zzgl. MwSt., Kund*innen zahlen netto',
  'Für Kund*innen, Mitarbeiter:innen und Nutzer_innen.',
  'Für Patient*innen, Ärzt*innen und Kolleg*innen.',
  'The field user_id and the file my_file_name_2.pdf.',
  'Write to first_last@agency.example or @agency_example.',
  '@agency wrote it.',
  '#1 in Germany, and our #2.',
  'We are #1 with #hashtag and #projekt.',
  'R&D, AT&T, Q&A and B&B.',
  'AT&T; R&D; Q&A; "B&B"; H&M.',
  'Marks&Spencer; Johnson&Johnson; Fish&Chips, click&collect and copy&paste.',
  'See https://a.example/?a=1&copy=2 and 5&nbsp;km &ndash; or &#8211; more.',
  '3 < 5, a > b, x <= 5, y >= 3, <5 %, >90 %.',
  'A -> B => C <- D, <-> and ->.',
  '≥ 5, ≤ 3, ± 2, 10–12 and 10-12.',
  '-5 °C at night',
  '+49 30 123456 is our number.',
  '+49 (0)30 123 or +1 555 0100',
  '$5 and $10, US$5, 5$ bis 10$, CA$ 7.',
  'US$ and $, from $ to $$$.',
  '.htaccess and .env are files.',
  `5'' displays and 27" screens, 6' tall.`,
  '1 * 2 * 3 = 6 and 60*40*20 cm.',
  'a | b | c, and A|B.',
  'A = B, a == b, b === c, x != y.',
  'i++ at the end, a+b, Google+ and Disney+.',
  'In C:\\Users\\kim and D:\\data\\x.',
  'DOMAIN\\user signs in.',
  'see https://example.com/a--b/c__d?e=*f*#~g for more',
  'See www.example.com/~user/a--b.',
  'Mo–Fr 9:00–17:00, 10:30:15, Verhältnis 1:2:3.',
  'The ratio is 16:9 :-)',
  'Note: this; that: those.',
  '§ 5 Abs. 1 Nr. 2 DSGVO',
  'Name: ____________ Datum: ______',
  '--------- 8< ---------',
  'Item (1), (2) and {3}; {x} too.',
  '10^6 units, m^2 and x^n.',
  '5 ‰, 3 °, 4 ™, © 2026, ® and ¯.',
  '50% off – only today – really.',
  '"Best of 2025" / „Beste“ / «Meilleur»',
  "l'entreprise d'aujourd'hui, rock 'n' roll",
  'I/O, TCP/IP, m/s, km/h, w/o.',
  'e.g. this, i.e. that, etc.',
  'v2.0~beta and 1.0.0-rc.1+build.5',
  'Price/performance: 1+1=2, 2+2 = 4.',
  "Python's snake_case, _private and kebab-case.",
  'Press Ctrl+C, Alt+F4, Cmd+Shift+P.',
  'Σ, Δ, √2, ∞ and π*r.',
  '(net)*, "gross"* and 5*-Hotels.',
  '4*-Hotels und 5*-Hotels',
  'Std::vector in words, and the sign :: between spaces.',
  '= 5 €',
  '5 × 3 =\n= 15 €',
  '3,5 Mio. € (+12 %) / (–3 %)',
  'A: b, c:d and e :f.',
  '$ 5,00 / € 4,50 / £ 3.20',
  "la société «A» et l'autre: 5 % / 10 %",
  '1er étage, n° 5, M^me Dupont',
  '¿Cómo? ¡Así! 5 % – 10 %',
  'Ünïcode_test ist snake_case',
  '価格は~5,000円、5~10日です。',
  '請求書_2026 と ファイル',
  '100% & more; Fish & Chips',
  '1) First 2) second in one line',
  '> 90 % is not here',
  'Vue.js, Node.js, Next.js & co.',
  '@media and @import in words',
  'EUR 5,-- und CHF 10.--',
  '- Preis (inkl.\n  USt) pro Monat',
  'jede*r, der*die und eine*n',
  '„Zitat“\n– Autor',
  '24h/7d, 365/24',
  '12" x 10" and 3 x 4',
  'GmbH & Co. KG | Berlin | Tel. 030',
  'a...b, and so on ...',
  '!important and #anchor here',
  '~/projects is a folder',
  'the * is a wildcard, and ? too',
  '-1, +1, ±1',
  '+1 day',
  '+ 3 % more is in another line',
  '=> Result',
  '<3 hours',
  '(C) 2026 A_B_C',
  'Sold as-is.*',
  'Ab 99 €*, statt 129 €*',
  'Preis* und Lieferung**',
  'Emails a+b@c.example and a.b_c@d-e.example',
  'No. 5 (= 5 units)',
  'file.tar.gz, *.pdf and *.docx',
  'any *.pdf file',
  '\\{{name}}',
  '\\==a== \\%%b%% \\$$c$$ \\--',
  'A `{{b}}` *c* `--d`',
  '<https://a.example/b--c{d}>',
  '&#42;a &#42;b',
  'A\\\nb',
  '\\# A',
  '| $$ | = 5 | ~ |\n|---|---|---|\n| + | # | ^ |',
  'Preis* und 5.000 €**, Lieferung',
  '- 5.000* €\n- 10 %*',
])('leaves %j', (text) => {
  expect(problemsIn(text)).toEqual([])
})
