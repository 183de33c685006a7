/** The rules that every site has, with what each requires. */
export const rules = {
  // Files
  'unknown-file': 'The folder data/ contains only content files and their pictures.',
  'missing-file':
    'Single pages, lists of pages, parents of sub-pages, and files under static/ that the content names, exist.',
  'static-file':
    'static/ contains only files, with their own content, at addresses that no page has.',
  'file-name': 'A file name is lower-case letters, digits and hyphens: it becomes an address.',
  syntax:
    'A file is UTF-8 and strict JSON: double quotes, no comments, each key once; the facts of a Markdown file are YAML between lines "---".',

  // The values of a file
  'unknown-key': "A key is one of those in the file's schema.",
  'missing-key':
    'An object has all required keys, and the home page the content of each section that it lists.',
  'wrong-type': 'A value has the type in the schema: text, number, list and so on.',
  'not-allowed': 'A value is one of the allowed values; language, locale and time zone exist.',
  'out-of-range': 'Numbers, lengths of texts and numbers of entries are within their limits.',
  'wrong-form':
    'A value has its required form: a date in the calendar, a color, one line, the path of a picture, a link with a slash at both ends.',
  body: 'The text of a Markdown file has headings in order with addresses of their own, pictures with alternative text in paragraphs of their own, one reference for each footnote, valid links, and no HTML.',
  markup: 'A text has no HTML, and Markdown only if its field takes it. (A warning.)',
  'schema-path':
    '"$schema", if a file has it, is the path to the schema of its collection. (A warning.)',

  // Pages
  address: 'A page, by its name, title or slug, and a former path have an address of their own.',
  'list-address': 'The pages of a list are under its address. (A warning.)',

  // Links and other references
  'dangling-link': 'A link within the site points to an existing page.',
  'wrong-page': 'A reference points to a page of the right kind, which has what is shown of it.',
  'unpublished-link': 'Published content links only to published pages and people.',
  'unpublished-tag': 'A tag of a published page names a published page. (A warning.)',
  'expiring-link': 'A linked page is published for as long as the page with the link. (A warning.)',
  'unknown-name':
    'What content refers to by a name, such as a file, a legal link or an installed typeface, has that name.',
  'repeated-name':
    'Titles of the pages of a list, names and keys in a list, and anchors of a page are unique.',
  'unknown-icon':
    'Icons are from Lucide; logos of brands are from Simple Icons or static/brand/logos/.',
  'logo-file':
    'A logo in static/brand/logos/ is an SVG of one color with a viewBox that needs no other file.',

  translation:
    'A file in the folder of a language translates one of the first language, which no other translates. (A warning if it names none.)',

  // What belongs together
  'distant-date':
    'A publication date is at most 60 days ahead, or something else builds the site then. (A warning.)',
  'reversed-range':
    'A range, a duration and a publication do not end before they begin; a date is not before one that it follows.',
  'low-contrast':
    'Text has a contrast of at least 4.5:1; buttons and fields, derived from data/theme.json, of 3:1.',

  // Pictures
  'missing-picture': 'A picture is in the folder that is named like the content file.',
  'unreadable-picture':
    'A picture can be read, is upright, is not animated and has the format of its extension.',
  'picture-location':
    'A picture contains no location. (A warning: the published copies have none.)',
  'published-location':
    'A picture or video in static/, which is published as it is, contains no location.',
  'picture-size':
    'A picture is at least 1600 pixels wide, one for phones 300, and has at most 10 MB, 100 million pixels and 16383 either way.',
} as const

/**
 * What a rule requires.
 * @param requirements what the rules of the site's features require
 */
export const requirementOf = (
  rule: string,
  requirements: Readonly<Record<string, string>>,
): string => requirements[rule] ?? (rules as Readonly<Record<string, string>>)[rule] ?? ''

/** The name of a rule. */
export type RuleId = keyof typeof rules

/** Rules that may be broken on purpose: each of their issues is a warning. */
export const warningRules: ReadonlySet<string> = new Set<RuleId>([
  'markup',
  'schema-path',
  'list-address',
  'unpublished-tag',
  'expiring-link',
  'distant-date',
  'picture-location',
])
