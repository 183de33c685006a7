import { memoize } from '../memoize'
import type { ContentSource } from '../model'
import { withoutQuery } from '../site/addresses'
import { slugForm, slugLetters } from '../site/slugs'
import {
  invisibleCharacters,
  invisibleProblems,
  nameOfCharacter,
  withoutInvisible,
} from '../text/invisible'
import { comparisonKey, toLowerCase, withoutIgnorable } from '../text/normal-form'
import { codePoint, latinLook, quoteUnlike, withHyphens } from '../text/tell-apart'
import { hasLinkFormat, type LinkFormat } from './link-format'
import { isProblem, readLink, shownLink } from './link-target'
import type { Problem } from './rule'

/**
 * Why a value is not one plain line.
 * @param form the pattern of its schema, which may allow some invisible characters within words
 */
export function textProblem(text: string, form?: RegExp): Problem | undefined {
  const lineBreak = /[\r\n\u2028\u2029]/.exec(text)
  if (lineBreak) {
    const problem = `contains a line break${positionIn(text, lineBreak.index)}`
    return { problem, remedy: 'write one line; a new paragraph is a new entry of its list' }
  }
  const hidden = invisibleIn(text, form)
  if (hidden) {
    const { name, index, remedy } = hidden
    const problem = `contains an invisible character (${name})${positionIn(text, index)}`
    return { problem, remedy }
  }
  if (/^\s/u.test(text)) return { problem: 'begins with a space', remedy: 'delete it' }
  return /\s$/u.test(text) ? { problem: 'ends with a space', remedy: 'delete it' } : undefined
}

/** The first invisible character that a text cannot have, or that its form does not allow. */
function invisibleIn(
  text: string,
  form?: RegExp,
): { name: string; index: number; remedy: string } | undefined {
  const refused = invisibleCharacters(text).find(({ character, index }) => {
    const before = Array.from(text.slice(0, index)).at(-1) ?? ''
    const [after = ''] = Array.from(text.slice(index + character.length))
    return !form?.test((before + character + after).trim())
  })
  if (refused) {
    const { character, index } = refused
    const remedy = 'delete it: this value cannot have it'
    return { name: nameOfCharacter(character), index, remedy }
  }
  // Its file may have words from right to left in other values.
  return invisibleProblems(text, { isRightToLeft: true })[0]
}

/** The position of an invisible character in a text, and the text before it. */
function positionIn(text: string, index: number): string {
  const before = Array.from(text.slice(0, index))
  if (before.length === 0) return ' as its first character'
  const shown = withoutInvisible(before.slice(-20).join(''))
  return ` as character ${before.length + 1}, after "${shown}"`
}

const pathForm = new RegExp(`^/(?:${slugForm}/)*$`, 'u')

const remedies: Readonly<Record<LinkFormat | 'path', string>> = {
  link: 'write the path of a page, "/contact-us/", or an https:// address',
  path: 'write the path of a page of this site, with a slash at both ends',
  'web-address': 'write a complete address that begins with https://',
  'redirect-target':
    'write the path of a page, "/contact-us/", or of a list with ":splat", or an https:// address',
}

/** A sign that no path of a page has. */
const otherSign = new RegExp(`[^${slugLetters}\\p{Lu}\\p{Lt}/-]`, 'u')
const isAscii = (sign: string): boolean => /^[ -~]$/.test(sign)

/** Why a text is no link of a form, and what to write. */
export function linkProblem(link: string, form: LinkFormat | 'path'): Problem {
  const shown = shownLink(link)
  const target = readLink(link)
  const remedy = remedies[form]
  if (isProblem(target)) {
    const isPath = form !== 'web-address' && !link.startsWith('/') && /[/／]$/.test(link)
    const problem = `${shown} ${target.problem}`
    const { fixed } = target
    const isAllowed =
      fixed === undefined || (form === 'path' ? pathForm.test(fixed) : hasLinkFormat(fixed, form))
    const found = (isPath ? fixedPath(link) : undefined) ?? (isAllowed ? target.remedy : undefined)
    return { problem, remedy: found ?? remedy }
  }
  if (form === 'web-address') return { problem: `${shown} is not an https address`, remedy }
  if (form === 'link' && target.type !== 'site')
    return { problem: `${shown} names no page`, remedy }
  const isOfSite = target.type === 'site'
  const sign = isOfSite ? otherSign.exec(withoutQuery(link))?.[0] : undefined
  if (sign !== undefined) {
    const problem = `${shown} has ${shownSign(sign)}${isAscii(sign) ? '' : ` (${codePoint(sign)})`}`
    return {
      problem: `${problem}, which is in no address of a page`,
      remedy: fixedPath(link) ?? remedy,
    }
  }
  const problem = !isOfSite
    ? 'is not a page of this site'
    : withoutQuery(link).endsWith('/')
      ? 'is not the path of a page'
      : 'has no slash at its end'
  return { problem: `${shown} ${problem}`, remedy: (isOfSite && fixedPath(link)) || remedy }
}

/** What to write for a path that is almost right. */
function fixedPath(link: string): string | undefined {
  const path = withoutQuery(link)
  const fixed = [path, withHyphens(path), latinLook(path)]
    .map((other) =>
      `/${toLowerCase(other)}/`.replace(/\/+/g, '/').replace(/\/index\.html?\/$/, '/'),
    )
    .find((other) => pathForm.test(other))
  return fixed && `write ${quoteUnlike(fixed + link.slice(path.length), link)}`
}

const pictureForm = new RegExp(
  String.raw`^\./[${slugLetters}]+(?:[-_/][${slugLetters}]+)*\.(?:png|jpe?g|webp|avif)$`,
  'u',
)

const otherSigns = new RegExp(`[^${slugLetters}_]+`, 'gu')

/** The valid name for a picture's file: "my-cover.png" for "My Cover.PNG", with its letters. */
function pictureName(name: string): string {
  const ending = /\.[a-z]+$/i.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - ending.length)
  return (
    withoutIgnorable(toLowerCase(stem))
      .replace(otherSigns, '-')
      .replace(/^[-_]+|[-_]+$/g, '') + ending.toLowerCase()
  )
}

/** The path of a picture in folders with valid names. */
export const validPicturePath = (path: string): string => path.split('/').map(pictureName).join('/')

const pictureKey = (path: string): string => comparisonKey(validPicturePath(path))

const picturesByKey = memoize(
  (pictures: ContentSource['pictures']): ReadonlyMap<string, string> =>
    new Map([...pictures.keys()].map((path) => [pictureKey(path), path])),
)

/**
 * The picture that would be at a path, where there is none, if its folders and its file had valid
 * names in the same spelling.
 */
export const misnamedPicture = (
  path: string,
  pictures: ContentSource['pictures'],
): string | undefined =>
  pictures.has(path) ? undefined : picturesByKey(pictures).get(pictureKey(path))

/** What is wrong with the way a picture is named. */
export function picturePathProblem(path: string): Problem {
  const remedy = 'write "./<name of this file>/<picture>.png"; lower case, also jpg, webp or avif'
  const shown = `"${path.slice(0, 80)}"`
  if (/(?:^|[\\/])\.\.(?:[\\/]|$)/.test(path)) {
    return { problem: `${shown} is outside the folder of this file`, remedy }
  }
  if (/^(?:[a-z]+:|[\\/])/i.test(path)) {
    return { problem: `${shown} is not relative to this file`, remedy }
  }
  if (!/\.(?:png|jpe?g|webp|avif)$/i.test(path)) {
    const problem = `${shown} is not a picture that browsers can show`
    return { problem, remedy: 'save it as JPEG, PNG, WebP or AVIF' }
  }
  const name = path.split('/').at(-1) ?? ''
  const renamed = pictureName(name)
  const written = path.startsWith('./') ? `./${validPicturePath(path.slice(2))}` : path
  if (!pictureForm.test(written)) {
    return { problem: `${shown} is not a valid picture path`, remedy }
  }
  const problem = `${shown} has characters other than lower-case letters, digits and hyphens`
  const renaming = name === renamed ? '' : `rename the file to ${quoteUnlike(renamed, name)} and `
  return { problem, remedy: `${renaming}write ${quoteUnlike(written, path)}` }
}

/** How a message names a sign in the name of a file. */
const shownSign = (sign: string): string => {
  if (/\s/.test(sign)) return 'a space'
  return /\p{Lu}/u.test(sign) ? `the capital letter "${sign}"` : `the sign "${sign}"`
}

/** Why the path of an SVG file in static/ does not have the form of its field, if its name is the reason. */
export function svgPathProblem(path: string, form: RegExp): Problem | undefined {
  const [, folder = '', stem = '', ending = ''] = /^(.*\/)?([^/]*?)(\.[^./]*)?$/.exec(path) ?? []
  if (!form.test(`${folder}a.svg`)) return undefined
  const shown = `"${path.slice(0, 80)}"`
  const name = stem
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
  const fixed = `${folder}${name}.svg`
  if (ending.toLowerCase() !== '.svg') {
    const remedy = `save the logo as an SVG${form.test(fixed) ? `, and write "${fixed}"` : ''}`
    return { problem: `${shown} is not an SVG file`, remedy }
  }
  const sign = Array.from(stem).find((other) => !form.test(`${folder}a${other}a.svg`))
  const wrong = sign ?? (ending === '.svg' ? undefined : ending)
  if (wrong === undefined || !form.test(fixed)) return undefined
  const remedy = `rename static${path} to ${quoteUnlike(`${name}.svg`, `${stem}${ending}`)}, and write "${fixed}"`
  return { problem: `${shown} has ${shownSign(wrong)} in the name of the file`, remedy }
}
