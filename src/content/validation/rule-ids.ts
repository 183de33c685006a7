/**
 * Every rule that content must keep, and what it asks for. The ids stay as they are: people search
 * for them and the documentation lists them.
 */
export const rules = {
  // Which files there are
  'unknown-file': 'Below data/ stand only content files and the pictures beside them.',
  'missing-file': 'The files of the single pages are all there.',
  'missing-group': 'A folder of sub-pages has a file of the same name beside it, the group.',
  'file-name': 'A file name is lower-case letters, digits and hyphens: it becomes an address.',

  // Whether a file can be read
  'not-utf-8': 'A file is saved as UTF-8.',
  'byte-order-mark': 'A file begins with its text, not with a byte order mark.',
  syntax: 'A file is strict JSON: double quotes, no comments, no comma after the last entry.',
  'duplicate-key': 'A key stands once in its object.',
  'forbidden-key': "No key is one of JavaScript's own: __proto__, constructor, toString and so on.",

  // What a file says, one by one
  'schema-reference': 'A file names its schema under "$schema", so that editors can help.',
  'unknown-key': "A key is one that the file's schema knows.",
  'missing-key': 'The keys a page cannot do without are there.',
  'wrong-type': 'A value is of the kind the schema asks for: text, number, list and so on.',
  'not-allowed': 'A value is one of those to choose from.',
  'out-of-range': 'A number lies within its limits.',
  'empty-text': 'A text says something; leave the key out where it may be missing.',
  'text-form': 'A text is one line, without spaces at its ends or invisible characters.',
  markup: 'A text is plain: no HTML, no Markdown. (A warning.)',
  'text-too-short': 'A text is as long as its place needs.',
  'text-too-long':
    'A text fits its place; titles of pages and descriptions also search results: 60 and 160 characters.',
  'wrong-form': 'A value is written as its place needs, for example a date or a colour.',
  'too-few': 'A list has as many entries as its place needs.',
  'too-many': 'A list has no more entries than its place holds.',
  'repeated-entry': 'A list holds each entry once.',
  'repeated-order': 'Each page of a list has a position of its own. (A warning.)',
  'link-form': 'A link is a path with a slash at both ends or a complete https address.',
  'picture-path': 'A picture is named as "./<name of this file>/<picture>.png", jpg, webp or avif.',

  // Titles and the addresses made of them
  'empty-slug': "A case study's title leaves something to make an address of.",
  'reserved-slug': "A case study's address is not one that the site itself uses.",
  'duplicate-slug': 'Two case studies, by present or former title, never share an address.',
  'duplicate-title': 'Case studies, products and the pages of one group each have their own title.',
  'look-alike': 'A word of a title is written in the letters of one script.',

  // Links and other references
  'dangling-link': 'A link within the site leads to a page that exists.',
  'wrong-page': 'A reference leads to a page of the right kind.',
  'link-to-itself': 'A page is not related to itself.',
  'unfinished-proof': 'A case study is cited as proof only when its work is done.',
  'tag-has-page': 'A tag that is the title of a page is written as the path of that page.',
  'unknown-icon':
    'An icon exists: in Lucide for content, in Simple Icons or static/brand/logos/ for brands.',
  'logo-file':
    'A logo in static/brand/logos/ is an SVG of one colour with a viewBox that needs no other file.',
  'missing-static-file': 'A file that content expects below static/ is there.',
  'repeated-name': 'A technology or client stands once in its list.',
  'unknown-legal-link': 'The privacy policy that the form names is one of the legal links.',
  'technology-name': 'A technology is spelled as in data/technologies.json.',

  // Figures that belong together
  'reversed-range': 'A span ends no earlier than it begins; no more is done than there is in all.',

  // Colours
  'low-contrast': 'Words can be read on their ground: at least 4.5:1.',

  // Durations of case studies
  'progress-mismatch': 'A duration ends in "WIP" exactly when "inProgress" is true.',
  'reversed-duration': 'A duration ends no earlier than it begins.',

  // Pictures
  'missing-picture': 'A picture that content names is there.',
  'foreign-picture': 'A picture stands in the folder named as the file that shows it.',
  'unreadable-picture': 'A picture can be read.',
  'picture-format': 'A picture is of the format that its name says.',
  'small-picture':
    'A picture is at least 1600 pixels wide, one for phones only at least 300 either way.',
  'heavy-picture': 'A picture has at most 10 MB and 100 million pixels.',
  'unused-picture': 'A picture beside a content file is shown by it.',
} as const

/** The name of a rule. */
export type RuleId = keyof typeof rules

/** Rules that may be broken on purpose: what breaks them is reported and stops nothing. */
export const warningRules: ReadonlySet<string> = new Set<RuleId>(['markup', 'repeated-order'])
