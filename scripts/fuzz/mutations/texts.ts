import type { RuleId } from '../../../src/content/validation/rule-ids'
import { isString, isText, keyword, type Document, type Target } from '../document'
import { replaceBy, type Mutation } from '../mutation'

/** The rules that a string of any kind may break when a character in it is wrong. */
const anyForm: RuleId[] = [
  ...(['text-form', 'wrong-form', 'link-form', 'picture-path'] as const),
  ...(['not-allowed', 'schema-reference'] as const),
]

/** Characters that are not visible, end a line, or turn the text around them. */
const invisible = [
  ...['\u0000', '\u0007', '\b', '\t', '\n', '\r', '\u001b', '\u007f', '\u0085', '\u200c', '\u200d'],
  ...['\u061c', '\u180e', '\u200b', '\u200e', '\u2028', '\u2029', '\u202e', '\u2060', '\u2066'],
  ...['\ufeff', '\ufff9', '\ud800', '\udfff', '\ue000', '\u{e0041}', '\u{10ffff}'],
]

/** Letters that look like a space. */
const blanks = ['\u115f', '\u1160', '\u2800', '\u3164', '\uffa0']

const spaces = [' ', '\u00a0', '\u2003', '\u3000']

const markup = ['<b>b</b>', '<br/>', '&nbsp;', '&#8211;', '**bold**', '[a](/b/)', '`code`']

const durations = [
  ...['13/2023 - 02/2024', '2023-08 - 2024-02', 'Aug 2023', 'Aug 23 - Feb 24', 'WIP - WIP'],
  ...['Agu 2023 - Feb 2024', 'Aug 2023 – Feb 2024', 'Aug 2023 - now', 'Aug -1 - WIP'],
  ...['Aug 0001 - Sep 9999', 'Aug 20233 - Feb 2024', 'Aug 0000 - WIP'],
]

/** Strings with a form of their own that still take almost any character. */
const takesAnything = ({ key, value }: Target): boolean =>
  ['visit', 'symbol', 'industries', 'services'].includes(key) && !String(value).startsWith('/')

const hasForm = (target: Target): boolean =>
  isString(target) &&
  !isText(target) &&
  !takesAnything(target) &&
  [...keyword(target, 'pattern'), ...keyword(target, 'format')].length > 0

const isDuration = ({ path }: Target, { kind }: Document): boolean =>
  kind.type === 'CaseStudy' && path.join('/') === 'duration'

const minLength = (target: Target): number =>
  Math.max(0, ...keyword(target, 'minLength').map(Number))

/** Texts that are empty, too long, or hold what cannot be read. */
export const textMutations: Mutation[] = [
  replaceBy(
    'an empty text',
    ['empty-text', 'schema-reference'],
    (target) => isString(target) && !keyword(target, 'const').includes(''),
    [''],
  ),
  replaceBy(
    'a text of spaces',
    ['empty-text', 'schema-reference', 'text-form'],
    isString,
    spaces.flatMap((space) => [space, space.repeat(100)]),
  ),
  replaceBy(
    'a text that only looks empty',
    anyForm,
    isString,
    blanks.flatMap((blank) => [blank, blank.repeat(60)]),
  ),
  replaceBy('a text without end', ['text-too-long', ...anyForm], isString, ({ value }) =>
    ['x', 'word ', '/', '-', 'é', '🙂', '"', '<', '0'].map(
      (piece) => `${String(value)}${piece.repeat(10_000)}end`,
    ),
  ),
  replaceBy(
    'a text that is too short',
    ['text-too-short'],
    (target) => isText(target) && minLength(target) > 1,
    (target) => ['x', 'x'.repeat(minLength(target) - 1)],
  ),
  replaceBy(
    'an invisible character',
    anyForm,
    ({ value, ...target }) => isString({ value, ...target }) && value !== '',
    ({ value }) => {
      const text = String(value)
      return [0, Math.floor(text.length / 2), text.length].flatMap((at) =>
        invisible.map((character) => text.slice(0, at) + character + text.slice(at)),
      )
    },
  ),
  replaceBy(
    'markup in a plain text',
    ['markup', 'text-too-long'],
    (target) => isText(target) && keyword(target, 'maxLength').every((max) => Number(max) >= 60),
    ({ value }) => markup.map((tag) => `${tag} ${String(value)}`),
  ),
  replaceBy('a space at either end', ['text-form'], isText, ({ value }) =>
    spaces.flatMap((space) => [space + String(value), String(value) + space]),
  ),
  replaceBy('a value that does not have its form', anyForm, hasForm, (target) => {
    // An email address may begin with these.
    const signs = keyword(target, 'format').includes('email') ? [] : ['#', '%', '{}', '$&', "'"]
    return ['?! ', '<b>', '../..', '\\', '"', '\u0660', '😀', ...signs].map(
      (sign) => sign + String(target.value),
    )
  }),
  replaceBy('a duration that is not a date', ['wrong-form'], isDuration, durations),
]
