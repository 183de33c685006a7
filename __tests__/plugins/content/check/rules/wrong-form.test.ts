import { all, replaceText, set } from '../../../../fixtures/changes'
import {
  testAccepted,
  testMistakes,
  testRightValues,
  testWrongValues,
} from '../../../../fixtures/issues'
import { now } from '../../../../fixtures/publication'

const study = 'case-studies/alpha-ledger.json'
const service = 'services/web.json'

/** Texts and lists. */
testWrongValues(study, [
  ['/tech', ['Node', 'Node'], 'wrong-form /tech/1', /repeats \/tech\/0 .*delete one/],
  // A letter that looks blank.
  ['/imgAlt', '\u3164', 'wrong-form'],
  ['/imgAlt', 'Alpha\u2028Ledger', 'wrong-form', /a line/],
  ['/figures/0/unit', '$', 'wrong-form', /for a currency its code/],
  ['/headlineFigure/after/unit', '38 minutes', 'wrong-form', /without a number/],
  ['/imgAlt', 'Alpha\u202eledger', 'wrong-form', /U\+202E, right-to-left override/],
])
testWrongValues(service, [['/promise', 'A promise that ends.', 'wrong-form', /no full stop/]])
testRightValues(service, [
  ['/problem/title', 'Ware\u00adhouse'],
  ['/problem/title', 'A family \u{1f468}\u200d\u{1f469}\u200d\u{1f467} of apps'],
])

/** Email addresses as people write and paste them. */
testWrongValues('site.json', [
  ['/email', 'hei@blåbær.no', 'wrong-form', /write "hei@xn--blbr-roah\.no"/],
  ['/email', 'Ann <ann@agency.example>', 'wrong-form', /write "ann@agency\.example"/],
  ['/email', 'mailto:ann@agency.example', 'wrong-form', /write "ann@agency\.example"/],
  ['/email', 'ann', 'wrong-form', /An email address/],
])

/** The names of logos. */
testWrongValues('clients.json', [
  [
    '/clients/0/url',
    '/clients/Acme.svg',
    'wrong-form',
    /the capital letter "A".*rename static\/clients\/Acme\.svg to "acme\.svg", and write "\/clients\/acme\.svg"/,
  ],
  ['/clients/0/url', '/clients/acme_logo.svg', 'wrong-form', /the sign "_".*acme-logo\.svg"/],
  [
    '/clients/0/url',
    '/clients/Café Noir.svg',
    'wrong-form',
    /capital letter "C".*write "\/clients\/cafe-noir\.svg"/,
  ],
  ['/clients/0/url', '/clients/a&b.svg', 'wrong-form', /the sign "&".*"\/clients\/a-b\.svg"/],
  ['/clients/0/url', '/clients/acme.SVG', 'wrong-form', /write "\/clients\/acme\.svg"/],
  [
    '/clients/0/url',
    '/clients/logo.png',
    'wrong-form',
    /not an SVG file.*save the logo as an SVG, and write "\/clients\/logo\.svg"/,
  ],
])
testWrongValues('theme.json', [
  [
    '/logo',
    '/brand/Mein Logo.svg',
    'wrong-form',
    /a space in the name.*rename static\/brand\/Mein Logo\.svg.*write "\/brand\/mein-logo\.svg"/,
  ],
  ['/wordmark', '/brand/größe.svg', 'wrong-form', /the sign "ö".*write "\/brand\/gro-e\.svg"/],
])

/** The domain of a site. */
testWrongValues('site.json', [
  [
    '/url',
    'https://www.bäckerei.example',
    'wrong-form',
    /"https:\/\/www\.xn--bckerei-5wa\.example"/,
  ],
  ['/url', 'https://agency.example/', 'wrong-form', /write "https:\/\/agency\.example"/],
  ['/url', 'http://agency.example:80/en', 'wrong-form', /write "https:\/\/agency\.example"/],
  ['/url', 'www.agency.example', 'wrong-form', /https, without a path/],
])

/** Invisible characters: JSON and Markdown have one rule. */
const bengali = 'উদ্\u200cঘাটন'
testRightValues(study, [
  ['/imgAlt', bengali],
  ['/tech', ['Node', 'می\u200cخواهم']],
])
testRightValues('pages/notes.md', [
  ['/title', bengali],
  ['/body', `${bengali}\n\n~~~\ncode\n~~~\n`],
  ['/body', 'Post&shy;box, র&zwj;্যাব, `&#8203;`, &nbsp;A.\n\n```\n&#8203;\n&zwj;\n```'],
  ['/body', 'שלום.\n\nC++&lrm; x\n\n| A |\n|---|\n| &lrm;+972 |'],
  ['/body', 'Call &#x2066;+880 1000&#x2069;.\n\n> رقم'],
])
testAccepted([
  [
    'a mark in a file with its words in another place',
    all(set('pages/notes.md', '/title', 'שלום'), set('pages/notes.md', '/body', 'C++&lrm; x')),
  ],
])
testRightValues('services/design.json', [
  ['/questions/0/answer', 'ما **کتاب**\u200cها و [پروژه](/contact-us/)\u200cهای شما.'],
])
testWrongValues('services/design.json', [
  ['/questions/0/answer', '**Auf**\u200clage', 'wrong-form', /U\+200C/],
])
testWrongValues('pages/notes.md', [
  ['/body', 'Off&#8203;line.', 'wrong-form', /&#8203; is .*zero width space/],
  ['/body', 'A **b&zwj;** c.', 'wrong-form', /&zwj; is .*zero width joiner/],
  ['/body', 'C++&lrm; x', 'wrong-form', /&lrm; is .*left-to-right mark/],
  ['/body', '![A&shy;](./notes/office.png)', 'wrong-form', /&shy; is .*soft/],
  ['/body', '![A](./notes/office.png "Cap&zwj;tion")', 'wrong-form', /:25:29 .*&zwj; is/],
  ['/body', 'A\n[y](/contact-us/&#8203;)', 'wrong-form', /:26:17 .*&#8203; is/],
  ['/body', '[y](mailto:a@x.example&#8203;)', 'wrong-form', /&#8203; is/],
  ['/body', '[y]\n\n[y]: /our-company/&zwnj;', 'wrong-form', /:27:19 .*&zwnj; is/],
])
testWrongValues(study, [
  ['/imgAlt', 'Zero\u200bwidth', 'wrong-form', /U\+200B, zero width space.*Khmer/],
  ['/summary/0', 'a **b**\u200c c', 'wrong-form', /U\+200C/],
])
testMistakes([
  [
    'the place of an invisible character in Markdown',
    replaceText('pages/notes.md', 'Nothing', 'One\u00a0two\u2060words'),
    'wrong-form /body',
    /notes\.md:\d+:8 .*U\+2060, word joiner/,
  ],
  [
    'the place of one that is written as an escape',
    replaceText(study, '"A ledger on', String.raw`"\u0041 \"le\u200bdger on`),
    'wrong-form /imgAlt',
    /alpha-ledger\.json:\d+:25 .*U\+200B/,
  ],
  [
    'one in the facts of a Markdown file',
    replaceText('pages/notes.md', /title: .*/, 'title: No\u202etes'),
    'wrong-form /title',
    /notes\.md:\d+:10 .*U\+202E/,
  ],
])

/** A number for the phone has no marks, whatever the direction of the other texts. */
const arabicName = set('site.json', '/name', 'شركة')
testMistakes([
  [
    'a mark before a phone number in a file with Arabic',
    all(arabicName, set('site.json', '/phones', ['\u200e+880 1000 000 124'])),
    'wrong-form /phones/0',
    /U\+200E, left-to-right mark.*this value cannot have it/,
  ],
  [
    'an isolate around one',
    all(arabicName, set('site.json', '/phones', ['\u2066+880 1000 000 124\u2069'])),
    'wrong-form /phones/0',
    /U\+2066, left-to-right isolate.*this value cannot have it/,
  ],
  [
    'a space at the end in a file with Arabic, but not its mark',
    all(set(study, '/summary/0', 'شركة'), set(study, '/imgAlt', 'C++\u200e ')),
    'wrong-form /imgAlt',
    /ends with a space/,
  ],
])

/** Dates. */
testMistakes(
  [
    [
      'a wrong date, but not the links to the pages under it',
      all(set(service, '/publishAt', '2027-05-01'), set(service, '/unpublishAt', '2027-04-31')),
      'wrong-form /unpublishAt',
      /no 2027-04-31 in the calendar/,
    ],
  ],
  now,
)

/** Paths of pictures: the suggestion keeps accents. */
testWrongValues(study, [
  ['/imgUrl', './alpha\u2011ledger/cover.png', 'wrong-form', /U\+002D in place of U\+2011/],
  ['/imgUrl', './alpha\u00ad-ledger/cover.png', 'wrong-form', /U\+00AD/],
  ['/imgUrl', './alpha-ledger/Foto Niño.png', 'wrong-form', /write "\..*\/foto-niño\.png"/],
])

/** Hyphens and letters that look like others. */
testWrongValues(service, [
  [
    '/related/0',
    '/services/de\u2010sign/',
    'wrong-form',
    /write "\/services\/de-sign\/" \(U\+002D in place of U\+2010\)/,
  ],
  [
    '/formerPaths',
    ['/we\u2011b/'],
    'wrong-form /formerPaths/0',
    /write "\/we-b\/" \(U\+002D in place of U\+2011\)/,
  ],
  ['/formerPaths', ['/we\u2013b/'], 'wrong-form /formerPaths/0', /U\+002D in place of U\+2013/],
  ['/formerPaths', ['/d\u2019été/'], 'wrong-form /formerPaths/0', /the sign "." \(U\+2019\)/],
  [
    '/formerPaths',
    ['／web／'],
    'wrong-form /formerPaths/0',
    /write "\/web\/" \(U\+002F in place of U\+FF0F\)/,
  ],
])
testWrongValues('home.json', [
  ['/quote', '/case\u2011studies/alpha-ledger/', 'wrong-form', /U\+002D in place of U\+2011/],
])
testWrongValues('people/jo-doe.json', [
  ['/caseStudy', '/case\u2010studies/alpha-ledger/', 'wrong-form', /U\+002D in place of U\+2010/],
])
testWrongValues(study, [
  ['/services/0', '/services\u2011web/', 'wrong-form', /U\+002D in place of U\+2011/],
])
testWrongValues('site.json', [
  ['/currency', 'U\u0405D', 'wrong-form', /write "USD" \(U\+0053 in place of U\+0405\)/],
  ['/currency', '\u0395UR', 'wrong-form', /write "EUR" \(U\+0045 in place of U\+0395\)/],
])

/** Links: what a browser would follow away from the site, or run. */
testWrongValues(
  'home.json',
  [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example/services/',
    '/\\evil.example/',
    '/\t/evil/',
    '/%2f/evil.example/',
    '/services/../site/',
    'https://user:pass@evil.example/',
    'https://agency.example\\@evil.example/',
    'https://agency.example/"onclick="',
    'https://agеncy.example/',
  ].map((value) => ['/services/all/link', value, 'wrong-form']),
)
testWrongValues(service, [['/related/0', 'https://other.example/', 'wrong-form']])
testWrongValues(study, [
  ['/services/0', 'services/web/', 'wrong-form', /write "\/services\/web\/"/],
  ['/services/0', '\\\\evil.example', 'wrong-form'],
])

/** Links in texts. */
const answer = '/questions/0/answer'
testRightValues('services/design.json', [
  [answer, '*A*, **b**, `c`, [d](/contact-us/), [e](https://e.example), [f](mailto:a@b.example)'],
  [answer, 'Call [us](tel:+880-1000) or<br>[see the section](/notes/#what).'],
  [answer, 'See [it](https://পরীক্ষা.বাংলা:8443/Ü) or [write](mailto:a@пример.рф?subject=A).'],
])
testWrongValues('services/design.json', [
  [answer, 'See [it](javascript:alert(1)).', 'wrong-form'],
  [answer, 'See [it](http://a.example).', 'wrong-form'],
  [answer, 'See [it](//evil.example).', 'wrong-form'],
  [answer, 'See [it](#what).', 'wrong-form', /which names no page/],
])
testWrongValues('pages/notes.md', [
  ['/body', '[A](javascript:alert)', 'wrong-form', /links to "javascript:/],
  ['/body', '[A](http://a.example)', 'wrong-form', /links to "http:/],
])

/** Phone numbers, as countries write them. */
testRightValues(
  'site.json',
  [
    ['+880 1000 000 124', '03-5555-0123', '0120-123-456', '(0800) 330 1000'],
    ['+49 (0)30 901820', '030/901820', '01 23 45 67 89', '(03)5555-0123'],
    ['110', '+1 (202) 555-0123', '1588.1234'],
  ].map((phones) => ['/phones', phones]),
)
testWrongValues(
  'site.json',
  ['call us', '12', '03--5555-0123', '03-5555-0123 ', '+81 3 5555 0123 4567 8901'].map((phone) => [
    '/phones/0',
    phone,
    'wrong-form',
  ]),
)

/** Names in braces that nothing replaces. */
testWrongValues('estimate.json', [
  [
    '/labels/driver',
    '{down}～{up}{währung}',
    'wrong-form',
    /nothing replaces \{währung\} {2}\(write one of \{down\}, \{up\}, \{currency\}, \{symbol\}, \{name\}\)/,
  ],
  ['/labels/tooLate', 'At least {Wochen} weeks.', 'wrong-form', /\(write \{weeks\}\)/],
  ['/labels/validity', '{単価}での計算です。', 'wrong-form', /nothing replaces \{単価\}/],
  ['/labels/date', 'Of {day}', 'wrong-form', /nothing replaces \{day\}/],
])
testRightValues('estimate.json', [
  ['/labels/budgeted', 'We budget {price}.'],
  ['/labels/driver', '{down} to {up} {symbol} ({name}, {currency})'],
])
testWrongValues('ui-text.json', [
  ['/priceText', '{amount} {waehrung}', 'wrong-form', /nothing replaces \{waehrung\} .*\{name\}\)/],
  ['/priceText', '{amount} {Symbol}', 'wrong-form', /nothing replaces \{Symbol\}/],
  ['/priceRange', '{from}～{to}{通貨}', 'wrong-form', /nothing replaces \{通貨\}/],
  ['/weeksRange', '{from} to {to} {weeks}', 'wrong-form', /nothing replaces \{weeks\}/],
  ['/typicalPriceText', 'A day costs {price}.', 'wrong-form', /\(write \{rate\}\)/],
  ['/readingTime', '{minuten} Minuten', 'wrong-form', /write one of \{minutes\}, \{duration\}/],
])
testRightValues('ui-text.json', [
  ['/priceText', '{symbol} {amount}'],
  ['/priceRange', '{from}～{to}{name}'],
  ['/address', '{postalCode} {locality}, {region}, {street}, {country}, {place}'],
])

/** Labels name their values. */
testWrongValues('ui-text.json', [
  ['/position', 'of', 'wrong-form', /\{number\} and \{total\}/],
  ['/pair', '{first}、', 'wrong-form', /\{first\} and \{second\}/],
  ['/measuredChange', 'to', 'wrong-form', /\{before\} and \{after\}/],
])
testRightValues('ui-text.json', [
  ['/position', '{total}件中{number}件'],
  ['/pair', '{first}、{second}'],
  ['/measuredChange', '{what}が{before}から{after}に'],
])

/** Markdown in a field has the messages of a Markdown file. */
testWrongValues('services/design.json', [
  [answer, 'A <b>word</b>.', 'wrong-form', /contains "<b>".*\\</],
  [answer, 'A **"b"**c.', 'wrong-form', /would show "\*\*".*next to letters/],
  [answer, '**50 %**netto', 'wrong-form', /would show "\*\*"/],
  [answer, '**Wichtig: ** A', 'wrong-form', /would show "\*\*"/],
  [answer, 'A `b', 'wrong-form', /would show "`".*after the code/],
  [
    answer,
    'See [our terms] (https://a.example/b).',
    'wrong-form',
    /write \[our terms\]\(https:.*\\\[/,
  ],
  [answer, 'これは_強調_です', 'wrong-form', /write \* in place of _/],
  [answer, '[A [b](/notes/) c](/notes/)', 'wrong-form', /inside the text of a link/],
  [answer, '![A](/notes/)', 'wrong-form', /inside a text/],
  [answer, 'A [](/notes/).', 'wrong-form', /has no text/],
  [answer, 'See [the notes][n].', 'wrong-form', /no address \[n\].*\(write \[the notes\]\(/],
  [answer, 'See [us](tel:+49 30 1234)', 'wrong-form', /write \[us\]\(tel:\+49-30-1234\)/],
  [answer, 'A[^1].', 'wrong-form', /no footnote.*only a Markdown file/],
  [answer, 'A^[b].', 'wrong-form', /no footnote \^\[b\].*only a Markdown file/],
  [answer, 'A {note:title=b}', 'wrong-form', /"\{note:title=b\}"/],
  [answer, 'A ==b==.', 'wrong-form', /"==b=="/],
  [answer, '[A](optional)', 'wrong-form', /"\/optional\/", or a backslash before "\["/],
])
testRightValues('services/design.json', [
  [
    answer,
    'A ~~b~~ <https://c.example><br/>**50&nbsp;%** netto \\[d\\]'.replace('&nbsp;', '\u00a0'),
  ],
])
