import type { RuleId } from '../../../src/content/validation/rule-ids'
import { takesMarkdown, isString, isText, keyword, limits, type Target } from '../content-tree'
import { replaceBy, type Mutation } from '../mutation'

/** The rules that a string may break when a character in it is wrong. */
const formRules: RuleId[] = [
  ...([
    'empty-text',
    'text-form',
    'text-too-long',
    'wrong-form',
    'link-form',
    'estimate-key',
  ] as const),
  ...(['picture-path', 'not-allowed', 'schema-reference'] as const),
]

/** Characters that are not visible, end a line, or turn the text around them. */
const invisible = [
  ...['\u0000', '\u0007', '\b', '\t', '\n', '\r', '\u001b', '\u007f', '\u0085', '\u200c', '\u200d'],
  ...['\u061c', '\u180e', '\u200b', '\u200e', '\u2028', '\u2029', '\u202e', '\u2060', '\u2066'],
  ...['\ufeff', '\ufff9', '\ud800', '\udfff', '\ue000', '\u{e0041}', '\u{10ffff}'],
]

const spaces = [' ', '\u00a0', '\u2003', '\u3000']
/** Letters that look like a space. */
const blanks = ['\u115f', '\u1160', '\u2800', '\u3164', '\uffa0']

const html = ['<b>b</b>', '<br/>', '&nbsp;', '&#8211;']
const markdown = ['**bold**', '[a](/b/)', '`code`']

/** Strings with a form of their own that still take almost any character. */
const takesAnything = ({ key, value }: Target): boolean =>
  ['visit', 'symbol', 'industries', 'services'].includes(key) && !String(value).startsWith('/')

const hasForm = (target: Target): boolean =>
  isString(target) &&
  !isText(target) &&
  !takesAnything(target) &&
  [...keyword(target, 'pattern'), ...keyword(target, 'format')].length > 0

/** Texts that are empty, endless, or hold what cannot be read. */
export const textMutations: Mutation[] = [
  replaceBy(
    'a text that is empty or looks so',
    formRules,
    (target) => isString(target) && !keyword(target, 'const').includes(''),
    ['', ...[...spaces, ...blanks].flatMap((blank) => [blank, blank.repeat(60)])],
  ),
  replaceBy('a text without end', formRules, isString, ({ value }) =>
    ['x', 'word ', '/', '-', 'é', '🙂', '"', '<', '0'].map(
      (piece) => `${String(value)}${piece.repeat(10_000)}end`,
    ),
  ),
  replaceBy(
    'an invisible character',
    formRules,
    ({ value }) => typeof value === 'string' && value !== '',
    ({ value }) =>
      invisible.map((character, index) => {
        // At the beginning, in the middle or at the end.
        const at = Math.floor((String(value).length * (index % 3)) / 2)
        return String(value).slice(0, at) + character + String(value).slice(at)
      }),
  ),
  replaceBy('a space at either end', ['text-form'], isText, ({ value }) =>
    spaces.flatMap((space) => [space + String(value), String(value) + space]),
  ),
  replaceBy(
    'markup that a text does not take',
    ['markup', 'text-too-long'],
    (target) => isText(target) && limits(target, 'maxLength').min >= 60,
    (target) =>
      (takesMarkdown(target) ? html : [...html, ...markdown]).map(
        (tag) => `${tag} ${String(target.value)}`,
      ),
  ),
  replaceBy('a value that does not have its form', formRules, hasForm, (target) => {
    // An email address may begin with these.
    const signs = keyword(target, 'format').includes('email') ? [] : ['#', '%', '{}', '$&', "'"]
    return ['?! ', '<b>', '../..', '\\', '"', '\u0660', '😀', ...signs].map(
      (sign) => sign + String(target.value),
    )
  }),
]
