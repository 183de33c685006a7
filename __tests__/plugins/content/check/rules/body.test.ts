import { all, set } from '../../../../fixtures/changes'
import { testAccepted, testMistakes } from '../../../../fixtures/issues'

const file = 'pages/notes.md'

/** The text of a custom page. */
const body = (text: string) => set(file, '/body', text)

testMistakes([
  ['a title in the text', body('# Notes'), 'body /body', /begin with two/],
  ['a title with a line below', body('Text\n==='), 'body /body', /:25:1 .*the line of "=" below/],
  [
    'a line below a text',
    body('A\nb.\n---\n\nC'),
    'body /body',
    /:25:1 .*an empty line before it, or.*"## "/,
  ],
  ['a title with dashes below', body('Text\n-----'), 'body /body', /the line of "-" below/],
  ['spaces after a number', body('1.      First'), 'body /body', /:25:1 .*spaces after the mark/],
  ['spaces after a star', body('- A\n  *     B'), 'body /body', /:26:1 .*spaces after the mark/],
  ['an item without a space below a list', body('- A\n-B'), 'body /body', /:25:1 .*a list/],
  ['an item without a space above a list', body('-A\n- B'), 'body /body', /:25:1 .*a list/],
  ['a number without a space in a quote', body('> 1. A\n> 2.B'), 'body /body', /:25:1 .*a list/],
  ...[
    '[our terms] (https://example.com/terms)',
    '[x] (/services/)',
    '[x]\n(mailto:a@b.example)',
    '[x] (#a)',
  ].map(
    (text) =>
      [
        `a space before an address: ${JSON.stringify(text)}`,
        body(text),
        'body /body',
        /a space follows it.*write \[[^\]]+\]\(\S+\), or \\\[/,
      ] as const,
  ),
  [
    'a space before a picture',
    body('![A] (./notes/office.png)'),
    'body /body',
    /not a picture.*!\[A\]\(\.\//,
  ],
  [
    'a space before a name',
    body('[our terms] [b]\n\n[b]: /notes/'),
    'body /body',
    /write \[our terms\]\[b\]/,
  ],
  ['a skipped level', body('## A\n\n#### B'), 'body /body', /4 "#" cannot follow one with 2/],
  ['a heading in a list', body('- ## A'), 'body /body', /in a list, a quote/],
  ['one anchor twice', body('## A\n\n## B {#a}'), 'body /body', /another heading.*#a.*\{#costs\}/],
  ['the anchor of the page', body('## Content'), 'body /body', /#content cannot be/],
  ['the anchor of the footnotes', body('## Footnotes'), 'body /body', /#footnotes cannot be/],
  ['a block of HTML', body('<div>\nA\n</div>'), 'body /body', /contains "<div>/],
  ['HTML in a line', body('A <b>word</b>.'), 'body /body', /contains "<b>"/],
  [
    'a heading that is missing',
    body('## A\n\n[A](#b)'),
    'body /body',
    /no heading.*#b.*has #content, #a/,
  ],
  [
    'a link with Arabic letters in place of Persian ones',
    body('## کتابی-یکی-کی\n\n[A](#كتابي-يكي-كي)'),
    'body /body',
    /did you mean "کتابی-یکی-کی" \(U\+06A9 in place of U\+0643, U\+06CC in place of U\+064A\)/,
  ],
  [
    'a link with a Thai vowel that is typed as two',
    body('## แผนและแบบ\n\n[A](#เเผนเเละเเบบ)'),
    'body /body',
    /did you mean "แผนและแบบ" \(U\+0E41 in place of U\+0E40 U\+0E40\)/,
  ],
  ['a heading with dashes below in a list', body('- A\n  ---'), 'body /body', /makes it a heading/],
  [
    'a link with a space before its wide parentheses',
    body('[A] （https://a.example/）'),
    'body /body',
    /parentheses are of full width/,
  ],
  [
    'a link with an invisible character, which no address has',
    body('## کتاب\u200cها\n\n[A](#کتاب\u200cها)'),
    'body /body',
    /no heading.*did you mean "کتابها" \(nothing in place of U\+200C\)/,
  ],
  [
    'headings that look alike',
    body('## A {#a}\n\n## B {#а}\n\n[C](#d-e-f)'),
    'body /body',
    /#a, #а \(U\+0430 in place of U\+0061\)/,
  ],
  [
    'the name of an address with another hyphen',
    body('[AGB][agb\u20112024]\n\n[agb-2024]: /notes/'),
    'body /body',
    /no address \[agb‑2024\].*did you mean \[agb-2024\] \(U\+002D in place of U\+2011\)/,
  ],
  [
    'the name of an address in capital letters of other scripts',
    body('[Text][\u0391GB]\n\n[\u0430gb]: /notes/'),
    'body /body body',
    /no address \[\u0391GB\].*did you mean \[\u0430gb\] \(U\+0430 in place of U\+0391\)/,
  ],
  [
    'the label of a footnote in another script',
    body('A[^с].\n\n[^c]: B.'),
    'body /body',
    /did you mean \[\^c\] \(U\+0063 in place of U\+0441\)/,
  ],
  [
    'the label of a footnote of full width',
    body('A[^１].\n\n[^1]: B.'),
    'body /body',
    /did you mean \[\^1\] \(U\+0031 in place of U\+FF11\)/,
  ],
  ['a picture in a line', body('A ![B](./notes/office.png)'), 'body /body', /own/],
  [
    'a picture that is in the text',
    body(`![A][image1]\n\n[image1]: <data:image/png;base64,${'A'.repeat(2000)}>`),
    'body /body',
    /^.{0,200}in the text itself .*save it as a file/,
  ],
  [
    'a picture with a very long address',
    body(`![A](./${'a'.repeat(2000)}.png)`),
    'missing-picture /body',
    /^.{0,400}$/,
  ],
  ['a picture without words', body('![](./notes/office.png)'), 'body /body', /no alternative text/],
  ['a missing footnote', body('A[^1].'), 'body /body', /no footnote \[\^1\]/],
  ['an unused footnote', body('A.\n\n[^1]: B.'), 'body /body', /no text refers/],
  ['a footnote for two', body('A[^1] B[^1].\n\n[^1]: C.'), 'body /body', /two texts/],
])

const footnoted = (text: string) => body(`A[^a].\n\n[^a]: ${text}`)

/** What a page cannot show as it is meant. */
testMistakes(
  (
    [
      ['a heading in a quote', '> ## A', /in a list, a quote/],
      ['a heading in a list in a list', '- A\n  - ## B', /in a list, a quote/],
      [
        'a footnote with a label of two words',
        'A[^one two].\n\n[^one two]: B c.',
        /no footnote \[\^one two\]/,
      ],
      ['a footnote without a label', 'A[^] b.', /no footnote \[\^\]/],
      ['a footnote in another writing', 'A[^Note].\n\n[^note]: B.', /no footnote \[\^Note\]/],
      ['a footnote that is read as a link', 'A[^1](/notes/).', /\[\^1\] is read as a link/],
      [
        'two footnotes with one label',
        'A[^1].\n\n[^1]: B.\n\n[^1]: C.',
        /another footnote.*\[\^1\]/,
      ],
      ['a footnote without a text', 'A[^1].\n\n[^1]:\n\nB.', /\[\^1\] has no text/],
      ['a link without an address', 'See [the terms][t].', /no address \[t\].*"\[t\]: /],
      ['a link by its own name without an address', 'See [terms][].', /no address \[terms\]/],
      ['a link without an address in a cell', '| [a][b] |\n|---|\n| c |', /no address \[b\]/],
      [
        'an address with a space',
        '[A](/our notes/)',
        /\[A\] is not a link.*\[A\]\(\/our%20notes\/\)/,
      ],
      ['words in parentheses', '[A](our notes)', /\[A\] is not a link.*write %20 for/],
      ['a number with spaces', '[A](tel:+1 555 0100)', /write \[A\]\(tel:\+1-555-0100\)/],
      ['a number with "(0)"', '[A](tel:+49 (0) 30 12)', /write \[A\]\(tel:\+49-30-12\)/],
      ['an email address with a space', '[A](mailto: a@b.example)', /\[A\]\(mailto:a@b\.example\)/],
      ['a link without a text', 'A [](/notes/).', /link to "\/notes\/" has no text/],
      ['a link with a title', '[A](/notes/ "All notes")', /title "All notes"/],
      ['a name with a title', '[A][b]\n\n[b]: /notes/ "All"', /title "All"/],
      [
        'a line that is read as an address',
        'A.\n\n[Note]: Important.',
        /:27:1 .*no link has the name \[Note\]/,
      ],
      [
        'two addresses with one name',
        '[a]\n\n[a]: /notes/\n[a]: /contact-us/',
        /another address.*\[a\]/,
      ],
      ['a comment', 'A.\n\n[//]: # (Do not publish)', /no link has the name/],
      ['a row with too many cells', '| a |\n|---|\n| b | c |', /:27:1 .*2 cells.*1 column\b/],
      ['code with a line in a cell', '| a | b |\n|---|---|\n| `c|d` | e |', /3 cells.*\\\|/],
      ['a row with too many cells in a quote', '> | a |\n> |---|\n> | b | c |', /2 cells/],
      ['a table with too few headings', '| a |\n|---|---|\n| b | c |', /not read as a table/],
      [
        'a simple table of Pandoc',
        'A    B\n---  ----\nc    d',
        /:26:1 .*a table.*"\| --- \| --- \|"/,
      ],
      ['a simple table in a quote', '> A B C\n> -- -- --\n> d e f', /"\| --- \| --- \| --- \|"/],
      [
        'rows without a line of dashes',
        'A.\n\n| a | b |\n| c | d |',
        /:27:1 .*a table.*"\| --- \|/,
      ],
      ['a table without headings', '|---|---|\n| b | c |', /not read as a table/],
      ['a picture in a cell', '| ![A](./notes/office.png) |\n|---|\n| b |', /inside a text/],
      ['a picture in a heading', '## ![A](./notes/office.png) {#a}', /inside a text/],
      ['a picture in a link', '[![A](./notes/office.png)](/contact-us/)', /inside a text/],
      ['a link with wide parentheses', '[A]（/notes/）', /full width/],
      ['a picture with a size', '![A](./notes/office.png =300x)', /!\[A\] is not a picture/],
      [
        'a footnote in an alternative text',
        '![A[^1]](./notes/office.png)\n\n[^1]: B.',
        /has a footnote/,
      ],
      [
        'a paragraph that a footnote does not get',
        'A[^1].\n\n[^1]: B.\n\n  C.',
        /:29:1 .*four spaces/,
      ],
      ['stars in an alternative text', '![A **"b"**c](./notes/office.png)', /would show "\*\*"/],
      ['a heading without a space', '##A', /a heading.*space after/],
      ['a wrong address of a heading', '## A {#two words}', /"\{#two words\}" is not the address/],
      ['a class of a heading', '## A {.wide}', /"\{\.wide\}" is not the address/],
      ['a caption below its table', '| a |\n|---|\n| b |\n\n: C', /caption of no table/],
      ['a list of definitions', 'A\n: B', /caption of no table/],
      ['code without an end', '```js\na\n\nB.', /no end/],
      ['an alert', '> [!NOTE]\n> A.', /\[!NOTE\].*\*\*bold\*\*/],
      ['stars next to a quote and a letter', 'A **"b"**s.', /would show "\*\*"/],
      ['stars with spaces', 'A ** b ** c.', /would show "\*\*"/],
      ['a star too many', '***A** b.', /would show "\*"/],
      ['a star without a letter', 'A *"b"*s.', /would show "\*"/],
      ['marks of Japanese that need stars', '日本__語__です', /would show "__"/],
      ['marks of deleted text that is open', 'A ~~b.', /would show "~~"/],
      ['HTML in a cell', '| <b>a</b> |\n|---|\n| c |', /contains "<b>"/],
      ['a comment of HTML', 'A.\n\n<!-- B -->', /contains "<!-- B -->".*\(delete it\)/],
      ['a comment of HTML in a line', 'A <!-- B -->.', /contains "<!-- B -->".*\(delete it\)/],
      [
        'a footnote in a link',
        'See [the law[^4]](https://x.example/).\n\n[^4]: A.',
        /cannot be inside the text of a link .*after the link/,
      ],
      ['a link in a link', '[Link [innen](/notes/) x](/notes/)', /cannot be inside the text/],
      ['a missing footnote in a link', '[A[^1]](/notes/)', /cannot be inside the text/],
      ['a link in a link by name', '[A [b](/notes/)][c]\n\n[c]: /notes/', /cannot be inside/],
      [
        'a table of dashes',
        'A.\n\n| a |\n| — |\n| b |',
        /:28:1 .*table.*U\+002D in place of U\+2014/,
      ],
      [
        'a row with wide bars',
        '| a | b |\n|---|---|\n｜ c ｜ d ｜',
        /:27:1 .*U\+007C in place of U\+FF5C/,
      ],
      ['a wide caption', '：料金表\n\n| a |\n|---|\n| b |', /caption.*U\+003A in place of U\+FF1A/],
      ['wide stars', 'A ＊＊重要＊＊ b', /"＊＊重要＊＊".*U\+002A in place of U\+FF0A/],
      ['wide stars in a heading', '## ＊＊重要＊＊ {#a}', /"＊＊重要＊＊"/],
      ['a task without a space', '- [ ] A\n- [x]Logo', /:26:1 .*not read as a task.*"\[x\] "/],
      ['a task without a mark', '1. [] A', /not read as a task/],
      ['code without its end in a line', 'A `b.', /code after "`" has no end.*\\`/],
      ['two marks of code, and one', '- A ``b` c', /code after "``" has no end/],
      ['code without its end in a caption', '![A](./notes/office.png "B `c")', /no end/],
      [
        'a list that is not inside',
        '1. A\n  - B\n2. C\n  - D',
        /:26:1 .*indent it by three spaces/,
      ],
      ['a list that is not inside the tenth', '10. A\n\n   - B', /indent it by four spaces/],
      ['numbers that are not inside', '- A\n 1. B', /indent it by two spaces/],
      ['an item that is not inside', '- A\n - B', /indent it by two spaces/],
      ['a list in a quote that is not inside', '> 1. A\n>   - B', /indent it by/],
      ['emphasis in Thai that needs stars', 'นี่_เน้น_ครับ', /would show "_"/],
      ['emphasis that needs stars', 'これは_強調_です', /would show "_"/],
      [
        'attributes of a link',
        '[x](/contact-us/){:target="_blank"}',
        /"\{:target="_blank"\}".*delete/,
      ],
      ['a class of a link', '[x](/contact-us/){.button}', /"\{\.button\}"/],
      ['a class of a paragraph', 'A.\n{: .note}', /"\{: \.note\}"/],
      ['a shortcode', '{{< figure >}}', /"\{\{< figure >\}\}"/],
      ['a tag of Liquid', 'A {% include b %}', /"\{% include b %\}"/],
      ['a class of emphasis', '**A**{.b}', /"\{\.b\}"/],
      ['a link of a wiki', 'A [[page|text]] b', /"\[\[page\|text\]\]".*\[text\]\(\/contact-us\/\)/],
      ['a link of a wiki to a part', 'A [[page#part]]', /"\[\[page#part\]\]"/],
      ['a picture of a wiki', '![[form.png]]', /"!\[\[form\.png\]\]".*!\[A map\]/],
      ['marked text', 'A ==mark== b', /"==mark==".*\\=/],
      ['marked text in Chinese', '这是==重点 内容==的', /"==重点 内容=="/],
      ['strong text of MediaWiki', "A '''b''' c", /"'''b'''".*\*\*strong\*\*/],
      [
        'a link of MediaWiki',
        'A [https://x.example b c] d',
        /"\[https:\/\/x\.example b c\]".*\[b c\]\(https:\/\/x\.example\)/,
      ],
      ['strong text of BBCode', '[b]A[/b]', /"\[b\]A\[\/b\]".*in Markdown/],
      ['a link of BBCode', '[url=https://x.example]A[/url]', /"\[url=.*in Markdown/],
      ['a shortcode of WordPress', 'A [gallery ids="1,2"]', /"\[gallery ids/],
      ['a link of Slack', 'A <https://x.example|b c>', /\[b c\]\(https:\/\/x\.example\)/],
      ['an address of Slack', '<mailto:a@b.example|c>', /\[c\]\(mailto:a@b\.example\)/],
      ['an emoji of Slack', 'A :tada:', /":tada:"/],
      ['a link of reStructuredText', '`A <https://x.example>`_', /\[A\]\(https:/],
      ['a link of Textile', '"A":https://x.example', /\[A\]\(https:\/\/x\.example\)/],
      ['a link of Jira', '[A|https://x.example]', /\[A\]\(https:\/\/x\.example\)/],
      ['a low digit of Pandoc', 'H~2~O', /"~2~".*₂.*\\~/],
      ['a high digit of Pandoc', 'x^2^', /"\^2\^".*²/],
      ['inserted text', 'A ++b c++.', /"\+\+b c\+\+"/],
      ['a formula in parentheses', 'So \\(a = b\\).', /"\\\(a = b\\\)".*in words/],
      ['a formula in brackets', '\\[ \\frac{a}{b} \\]', /"\\\[ \\frac.*in words/],
      ['a source of ChatGPT', 'A【4:0†source】.', /"【4:0†source】".*delete it/],
      [
        'a picture with a size and a height',
        '![x](./notes/office.png =300x200)',
        /!\[x\] is not a picture.*write !\[x\]\(\.\/notes\/office\.png\)/,
      ],
      ['a line of waves below a heading', 'Title\n~~~~~~\n\nA.', /:26:1 .*make a heading.*"## "/],
      ['two lines of waves', 'A b\n~~~~\n\nC.\n\nD\n~~~~', /:26:1 .*make a heading/],
      ['signs of less and more', 'a<b und c>d', /"<b und c>".*\\</],
      ['code by spaces', 'A.\n\n    B.', /:27:1 .*make it code.*```/],
      ['code by a tab', 'A.\n\n\tB.', /make it code.*delete them/],
      ['a comment of Obsidian', 'A %%comment%% b', /"%%comment%%"/],
      ['a comment that is a paragraph', '%% to do %%', /"%% to do %%"/],
      ['a value of a template', 'It costs {{ price }}.', /"\{\{ price \}\}".*\\\{/],
      ['a value of Handlebars', '{{{html}}}', /"\{\{\{html\}\}/],
      [
        'a class of a text',
        '[Subrayado]{.underline}',
        /"\[Subrayado\]\{\.underline\}".*delete the brackets/,
      ],
      ['a language of a text', 'A [mot]{lang=fr} b', /"\[mot\]\{lang=fr\}"/],
      ['a command of LaTeX', '\\newpage', /"\\newpage".*\\\\/],
      ['a command of LaTeX in a line', 'A \\textbf{b} c', /"\\textbf"/],
      ['a formula', '$$ a = b $$', /"\$\$ a = b \$\$".*\\\$/],
      ['a formula in a line', 'So $$a^2$$.', /"\$\$a\^2\$\$"/],
      [
        'emphasis with underscores in Japanese',
        '\u3053\u308c\u306f_斜体_です',
        /write \* in place of _/,
      ],
      ['a quote with underscores in Japanese', 'これは_「重要」_です', /write \* in place of _/],
      ['strong text with underscores in Japanese', '日本__語__です', /write \*\* in place of __/],
      ['a link with wide brackets', '［A］(/notes/)', /no link.*U\+005B in place of U\+FF3B/],
      ['a footnote with wide brackets', 'A［^1］', /no footnote.*\[\^1\]/],
      ['a wide address of a heading', '## A ｛#b｝', /"｛#b｝" is not the address/],
      ['a macro of Jira', 'A {info}b{info}', /"\{info\}".*\\\{/],
      ['a macro of Jira with a value', '{note:title=A b}\nC', /"\{note:title=A b\}"/],
      ['a name in braces in a heading', '## {Firma}', /"\{Firma\}"/],
      ['a picture of Jira', 'See !shelf.png|thumbnail! b', /write !\[A map\]\(\.\/shelf\.png\)/],
      ['a person of Jira', 'Ask [~mueller].', /\[~mueller\] is no mark/],
      ['a source of Pandoc', 'See [@smith, p. 33].', /\[@smith, p\. 33\] is no mark/],
      ['a table of contents', '[TOC]', /\[TOC\] is no mark.*delete it/],
      [
        'an anchor of Pandoc',
        '## []{#_Toc1 .anchor}A',
        /delete the brackets and \{#_Toc1 \.anchor\}/,
      ],
      ['the name of a block of Obsidian', 'A b. ^kuehl', /"\^kuehl".*delete it/],
      ['deleted text with one mark', 'A ~b c~ d', /"~b c~".*~~deleted~~/],
      ['a formula in dollars', 'So $E = mc^2$ b', /"\$E = mc\^2\$"/],
      ...['„B c“', '« B c »', '“B c”', '‘B c’'].map(
        (caption) =>
          [
            `the caption ${caption}`,
            `![A](./notes/office.png ${caption})`,
            /not in straight quotes.*write !\[A\]\(\.\/notes\/office\.png "B c"\)/,
          ] as const,
      ),
      [
        'a link with a title in quotes',
        '[A](/notes/ “B”)',
        /has a title.*write \[A\]\(\/notes\/\)/,
      ],
      ['a line below a table', '| a | b |\n|---|---|\n| c | d |\nQuelle: E', /:28:1 .*empty line/],
      [
        'a number in a text',
        'Die Frist endet am\n1. Januar 2026.\n\n3. Oktober: B.',
        /:26:1 .*list.*1\\\. in/,
      ],
      ['a hyphen in a text', '> a range of 3\n> - 5 days', /read as a list.*\\- in/],
      ['a plus in a text', 'The fee is\n+ VAT', /read as a list/],
      ['a footnote with a space', 'A[^1], b[^2].\n\n[^1]\u00a0: C.\n\n[^2]: D.', /without a space/],
      ['a text that is one block of code', '```markdown\n## A\n```', /the whole text is code/],
      ['a box', '::: warning\nA\n:::', /no mark that a page can show/],
      ['marks at the end of a heading', '## A ## {#x}', /the "#" at the end.*delete/],
    ] as const
  ).map(([what, text, line]) => [what, body(text), 'body /body', line] as const),
)

testMistakes([
  ['a heading in a footnote', footnoted('B.\n\n    ## C'), 'body /body', /a quote or a footnote/],
  ['a missing page in a footnote', footnoted('B.\n\n    - [C](/d/)'), 'dangling-link /body'],
  [
    'a missing page in a caption',
    body('![A](./notes/office.png "[B](/c/)")'),
    'dangling-link /body',
  ],
  ['a missing page by its name', body('[A][b]\n\n[b]: /c/'), 'dangling-link /body'],
])

testMistakes([
  [
    'the second of two equal texts at its own place',
    body('One <b>two.\n\nThree <b>four.'),
    'body /body',
    /notes\.md:\d+:7 /,
  ],
])

/** Addresses of headings follow the language of their site. */
const turkish = all(set('site.json', '/language', 'tr'), set('site.json', '/locale', 'tr-TR'))
const turkishText = '## İletişim\n\n## Işık\n\n[A](#iletişim) [B](#ışık) [C](/notes/#ışık)'
testAccepted([['links to headings in Turkish', all(turkish, body(turkishText))]])
testMistakes([
  [
    'a link to a heading in Turkish',
    body('## Işık\n\n[A](#ışık)'),
    'body /body',
    /has #content, #işık/,
  ],
  [
    'a link to a heading of a page in Turkish',
    all(turkish, body('## Işık\n\n[A](/notes/#işık)')),
    'dangling-link /body',
    /did you mean "ışık"/,
  ],
])

testAccepted([
  [
    'CommonMark',
    body('*A* **b** `c` <https://d.example> \\\n[e][f]\n\n> g\n\n---\n\n- - -\n\n[f]: /notes/'),
  ],
  ['brackets before a parenthesis', body('\\[a] (/notes/), \\[b] (and/or)')],
  ['a link to a heading of the text', body('## A\n\n[A](#a)')],
  [
    'a link to a footnote',
    all(
      body('A[^a] [B](#footnote-1) [C](#footnotes)\n\n[^a]: D.'),
      set('services/design.json', '/questions/0/answer', '[A](/notes/#footnote-1)'),
    ),
  ],
  ['a link to a heading with marks', body('## A [b](/notes/) `c`[^d]\n\n[A](#a-b-c)\n\n[^d]: E.')],
  [
    'addresses of headings without invisible characters',
    body(
      '## Daten\u00adschutz\n\n[A](#datenschutz) [B](#کتابها) [C](#রব)\n\n## کتاب\u200cها\n\n## র\u200dব',
    ),
  ],
  [
    'marks after a backslash, and names with an underscore',
    body(
      '\\`a \\{: b} snake_case_name 請求書_2026 [a](/notes/) {b} `＊＊c＊＊` `{{< d >}}` \\==e== \\%%f%% \\$$g$$ \\\\newpage \\{{ h }}',
    ),
  ],
  [
    'lists of all kinds',
    body('1. A\n   - B\n2. C\n\n---\n\n 9. D\n10. E\n\n---\n\n- [ ] F\n- [x](/notes/) G\n- [x] H'),
  ],
  [
    'signs in a text',
    body(
      "C++ and C++ code; ~5~10 days, 5~10~20 km, 서울~부산~대구; a^b; 10:30:15; \\[name\\] (++) or (++), \\(optional\\), 5'' and 6'', \"A\": https a == b, b == c; 5 %% of 6 %; from $$ to $$$; C:\\Users\\kim; [1](/notes/) {2}",
    ),
  ],
  [
    'lists below a text, and a table below which there is one',
    body(
      'We do:\n- A\n\nOur offer\n- B\n- C\n\n- D\n  - E\n\n| a | b |\n|---|---|\n| c | d |\n\nF',
    ),
  ],
  ['prices, paths and braces', body('$5 and $10, $a_b/$c, US$5 = $6; {x}, {2}, \\{info}')],
  ['a heading of a sign', body('## C\\# {#c}')],
  ['lists in lists', body('- A\n  - B\n    - C\n      > D')],
  [
    'code and characters that look like marks',
    body('`a[^1] **b` \\*\\*c\\*\\* 2 * 3 snake__case ____ &#91;d&#93;'),
  ],
])
