/**
 * All rules for content. The ids must not change: people search for them and the documentation
 * lists them.
 */
export const rules = {
  // Which files there are
  'unknown-file': 'The folder data/ contains only content files and their pictures.',
  'missing-file': 'Every single page has its file.',
  'missing-parent':
    'A folder of sub-pages has a file of the same name next to it, for their parent page.',
  'file-name': 'A file name is lower-case letters, digits and hyphens: it becomes an address.',

  // Whether a file can be read
  'not-utf-8': 'A file is saved as UTF-8.',
  'byte-order-mark': 'A file has no byte order mark.',
  syntax: 'A file is strict JSON: double quotes, no comments, no comma after the last entry.',
  'duplicate-key': 'A key occurs only once in an object.',
  'forbidden-key': "No key is one of JavaScript's own: __proto__, constructor, toString and so on.",

  // The values of a file
  'schema-reference': 'A file names its schema in "$schema", so that editors can help.',
  'unknown-key': "A key is one of those in the file's schema.",
  'missing-key': 'An object has all required keys.',
  'wrong-type': 'A value has the type in the schema: text, number, list and so on.',
  'not-allowed': 'A value is one of the allowed values.',
  'out-of-range': 'A number is within its limits.',
  'empty-text': 'A text is not empty; leave an optional key out.',
  'text-form': 'A text is one line, without spaces at its ends or invisible characters.',
  markup: 'A text has no HTML, and Markdown only if its field takes it. (A warning.)',
  'text-too-short': 'A text has its minimum length.',
  'text-too-long':
    'A text has its maximum length; for search results, page titles have 60 characters and descriptions 160.',
  'wrong-form': 'A value has its required form, for example a date or a color.',
  'too-few': 'A list has its minimum number of entries.',
  'too-many': 'A list has at most its maximum number of entries.',
  'repeated-entry': 'A list has no duplicate entries.',
  'repeated-order': 'Each page of a list has its own position. (A warning.)',
  'link-form': 'A link is a path with a slash at both ends or a complete https address.',
  'picture-path':
    'The path of a picture is "./<name of this file>/<picture>.png", or jpg, webp or avif.',

  // Titles and the addresses made of them
  'empty-slug': "A case study's title has letters or digits for its address.",
  'reserved-slug': "A case study's address is not one that the site itself uses.",
  'repeated-link': 'A page of data/pages/ with a place is not also listed there by hand.',
  'header-entry': 'A page of data/pages/ with the place "menu" fits into the header.',
  'slug-letters': 'A slug has letters other than a to z only if data/site.json keeps them.',
  'reserved-address': 'A page of data/pages/ does not take the address of another page.',
  'duplicate-slug': 'Two case studies, by present or former title, never share an address.',
  'duplicate-title':
    'Case studies, products and the pages of one parent each have their own title.',
  'repeated-description': 'Each page has its own description for search results. (A warning.)',
  'unknown-region': 'The language, locale and time zone of data/site.json exist.',
  'look-alike': 'A word of a title is written in the letters of one script.',
  'former-path':
    'A former path is not the path of an existing page, and redirects to only one page.',

  // Links and other references
  'dangling-link': 'A link within the site points to an existing page.',
  'wrong-page': 'A reference points to a page of the right kind.',
  'unpublished-link': 'Published content links only to published pages and people.',
  'unpublished-tag': 'A tag of a published case study names a published page. (A warning.)',
  'expiring-link':
    'A linked page is published for as long as the page with the link. (A warning; an error from the date on.)',
  'link-to-itself': 'A page does not link to itself.',
  'unfinished-proof': 'Only finished case studies are cited as proof.',
  'nothing-to-show': 'A case study that is on the home page for its figure or quote has one.',
  'missing-section': 'A section that the home page lists has its content in the same file.',
  'tag-has-page': 'A tag that is the title of a page is written as the path of that page.',
  'unknown-icon':
    'Icons are from Lucide; logos of brands are from Simple Icons or static/brand/logos/.',
  'logo-file':
    'A logo in static/brand/logos/ is an SVG of one color with a viewBox that needs no other file.',
  'missing-static-file': 'A file under static/ that the content refers to exists.',
  'repeated-name':
    'Names of technologies, clients and people are unique, and so are the anchors of a page.',
  'unknown-person': 'The contact person of data/contact.json is in data/people/.',
  'receiver-fields':
    'The receiver in data/contact.json has the keys of its type, and field names that the form does not use.',
  'unknown-legal-link': 'The privacy policy that the form names is one of the legal links.',
  'technology-name': 'A technology is spelled as in data/technologies.json.',

  // Numbers that belong together
  'drawing-mismatch':
    'The parts of a drawing agree: a cell for each column, values within the scale, a known choice.',
  'reversed-range': 'A range does not end before it begins; "done" is at most "total".',

  // Estimates and prices
  'missing-estimate': 'data/estimate.json has every service that is not a sub-page. (A warning.)',
  'estimate-key': 'Keys in data/estimate.json are unique, and references to them exist.',
  'unordered-choices': 'The choices of a question go from the least effort to the most.',
  'other-currency': 'The estimate is in the currency of data/site.json.',
  'other-price': 'A typical price agrees with data/estimate.json.',
  'price-in-text': 'An answer about a price takes it from the service, by placeholders.',

  // Colors
  'low-contrast':
    'Text has a contrast of at least 4.5:1; buttons and fields, derived from data/theme.json, of 3:1.',

  // The typeface
  'unknown-typeface':
    'The typeface of data/theme.json is an installed package with a variable weight.',

  // Publication
  'publication-date':
    'Publication dates exist in the calendar, and "unpublishAt" is after "publishAt".',

  // Durations of case studies
  'progress-mismatch': 'A duration has an end unless "inProgress" is true.',
  'reversed-duration': 'A duration does not end before it begins.',

  // Pictures
  'missing-picture': 'A picture that the content refers to exists.',
  'foreign-picture': 'A picture is in the folder that is named like its content file.',
  'unreadable-picture': 'A picture can be read.',
  'picture-format': 'A picture has the format of its extension.',
  'turned-picture': 'A picture is saved upright, without an Exif orientation.',
  'picture-location': 'A picture contains no location.',
  'small-picture':
    'A picture is at least 1600 pixels wide, one for phones at least 300 in both directions.',
  'heavy-picture': 'A picture has at most 10 MB and 100 million pixels.',
  'unused-picture': 'A picture in the folder of a content file is used by it. (A warning.)',
} as const

/** The name of a rule. */
export type RuleId = keyof typeof rules

/** Rules that may be broken on purpose: an issue is a warning and does not stop a build. */
export const warningRules: ReadonlySet<string> = new Set<RuleId>([
  'markup',
  'repeated-description',
  'repeated-order',
  'missing-estimate',
  'unpublished-tag',
  'unused-picture',
  'expiring-link',
])
