import { spotsThat, type Damage } from '../damage'
import { replace, splice, topSpot, type Document, type Spot } from '../document'
import { isCopy, isString, mayBeEmpty, said } from '../roles'
import type { RuleId } from '../../../src/content/validation/rule-ids'

/** What a string of any kind may be refused for, when characters in it are wrong. */
const anyForm: RuleId[] = [
  'text-form',
  'wrong-form',
  'link-form',
  'picture-path',
  'not-allowed',
  'schema-reference',
]

/** Characters that nobody sees, that end a line, or that turn the text around them. */
const invisible = [
  ...['\u0000', '\u0007', '\b', '\t', '\n', '\r', '\u001b', '\u007f', '\u0085', '\u200c', '\u200d'],
  ...['\u061c', '\u180e', '\u200b', '\u200e', '\u2028', '\u2029', '\u202e', '\u2060', '\u2066'],
  ...['\ufeff', '\ufff9', '\ud800', '\udfff', '\ue000', '\u{e0041}', '\u{10ffff}'],
]

/** Letters that look like a space. */
const blanks = ['\u115f', '\u1160', '\u2800', '\u3164', '\uffa0']

const spaces = [' ', '\u00a0', '\u2003', '\u3000']

/** Strings that have a form of their own, and yet take almost any character. */
const takesAnything = ({ key, value }: Spot): boolean =>
  ['visit', 'symbol', 'industries', 'services'].includes(key) && !String(value).startsWith('/')

const hasForm = (spot: Spot): boolean =>
  isString(spot) &&
  !isCopy(spot) &&
  !takesAnything(spot) &&
  [...said(spot, 'pattern'), ...said(spot, 'format')].length > 0

const isDuration = ({ path }: Spot, { kind }: Document): boolean =>
  kind.type === 'CaseStudy' && path.join('/') === 'duration'

const shortest = (spot: Spot): number => Math.max(0, ...said(spot, 'minLength').map(Number))

/** Texts that say nothing, too much, or what cannot be seen. */
export const textDamages: Damage[] = [
  {
    name: 'an empty text',
    rules: ['empty-text', 'schema-reference'],
    spots: spotsThat((spot) => isString(spot) && !mayBeEmpty(spot)),
    strike: (document, spot) => ({ edit: replace(document, spot, '') }),
  },
  {
    name: 'a text of blanks',
    rules: ['empty-text', 'schema-reference', 'text-form'],
    spots: spotsThat(isString),
    strike: (document, spot, random) => ({
      edit: replace(document, spot, random.pick(spaces).repeat(1 + random.below(100))),
    }),
  },
  {
    name: 'a text that only looks empty',
    rules: anyForm,
    spots: spotsThat(isString),
    strike: (document, spot, random) => ({
      edit: replace(document, spot, random.pick(blanks).repeat(1 + random.below(60))),
    }),
  },
  {
    name: 'a text that never ends',
    rules: ['text-too-long', ...anyForm],
    spots: spotsThat(isString),
    strike: (document, spot, random) => {
      const piece = random.pick(['x', 'word ', '/', '-', 'é', '🙂', '"', '<', '0'])
      const long = String(spot.value) + piece.repeat(1_000 + random.below(20_000)) + 'end'
      return { edit: replace(document, spot, long) }
    },
  },
  {
    name: 'a text that is too short for its place',
    rules: ['text-too-short'],
    spots: spotsThat((spot) => isCopy(spot) && shortest(spot) > 1),
    strike: (document, spot, random) => ({
      edit: replace(document, spot, 'x'.repeat(1 + random.below(shortest(spot) - 1))),
    }),
  },
  {
    name: 'a character that nobody sees',
    rules: anyForm,
    spots: spotsThat((spot) => isString(spot) && String(spot.value).length > 0),
    strike: (document, spot, random) => {
      const value = String(spot.value)
      const at = random.below(value.length + 1)
      return { edit: replace(document, spot, splice(value, at, 0, random.pick(invisible)).text) }
    },
  },
  {
    name: 'markup in a plain text',
    rules: ['markup', 'text-too-long'],
    spots: spotsThat(
      (spot) => isCopy(spot) && !said(spot, 'maxLength').some((most) => Number(most) < 60),
    ),
    strike: (document, spot, random) => {
      const marks = ['<b>b</b>', '<br/>', '&nbsp;', '&#8211;', '**bold**', '[a](/b/)', '`code`']
      return { edit: replace(document, spot, `${random.pick(marks)} ${String(spot.value)}`) }
    },
  },
  {
    name: 'a space at an end',
    rules: ['text-form'],
    spots: spotsThat(isCopy),
    strike: (document, spot, random) => {
      const [value, space] = [String(spot.value), random.pick(spaces)]
      return { edit: replace(document, spot, random.pick([space + value, value + space])) }
    },
  },
  {
    name: 'a value in no form',
    rules: anyForm,
    spots: spotsThat(hasForm),
    strike: (document, spot, random) => {
      const slips = ['?! ', '<b>', '../..', '\\', '"', '\u0660', '😀']
      // An email address may begin with these.
      const signs = said(spot, 'format').includes('email') ? [] : ['#', '%', '{}', '$&', "'"]
      return {
        edit: replace(document, spot, random.pick([...slips, ...signs]) + String(spot.value)),
      }
    },
  },
  {
    name: 'a duration that is no date',
    rules: ['wrong-form'],
    spots: spotsThat(isDuration),
    strike: (document, spot, random) => {
      const dates = ['13/2023 - 02/2024', '2023-08 - 2024-02', 'Aug 2023', 'Aug 23 - Feb 24']
      const slips = ['Agu 2023 - Feb 2024', 'Aug 2023 – Feb 2024', 'Aug 2023 - now', 'WIP - WIP']
      const years = [
        'Aug 0001 - Sep 9999',
        'Aug 20233 - Feb 2024',
        'Aug 0000 - WIP',
        'Aug -1 - WIP',
      ]
      const value = random.pick([...dates, ...slips, ...years])
      return { edit: replace(document, spot, value) }
    },
  },
  {
    name: 'a duration that runs backwards',
    rules: ['reversed-duration'],
    spots: (document) =>
      topSpot(document, 'inProgress')?.value === true
        ? []
        : document.spots.filter((spot) => isDuration(spot, document)),
    strike: (document, spot, random) => {
      const year = 1990 + random.below(30)
      const value = random.pick([`Feb ${year} - Jan ${year}`, `May ${year} - June ${year - 1}`])
      return { edit: replace(document, spot, value) }
    },
  },
  {
    name: 'a duration that contradicts the progress',
    rules: ['progress-mismatch'],
    spots: spotsThat(isDuration),
    strike: (document, spot) => {
      const value = String(spot.value)
      const begin = value.split(' - ')[0] ?? ''
      return {
        edit: replace(document, spot, `${begin} - ${value.endsWith('WIP') ? begin : 'WIP'}`),
      }
    },
  },
  {
    name: 'words that cannot be read on their ground',
    rules: ['low-contrast'],
    spots: spotsThat(({ path }) => path.join('/') === 'badge/textColor'),
    strike: (document, spot, random) => {
      const ground = document.spots.find(({ path }) => path.join('/') === 'badge/color')
      const value = String(ground?.value)
      return { edit: replace(document, spot, random.pick([value, value.toUpperCase()])) }
    },
  },
]
