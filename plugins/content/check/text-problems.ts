import { withoutQuery } from '../site/addresses'
import { slugForm, slugLetters } from '../site/slugs'
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
  if (hidden !== undefined) {
    const code = text.codePointAt(hidden) ?? 0
    const name = invisibleNames[code]
    const shown = `U+${code.toString(16).toUpperCase().padStart(4, '0')}${name ? `, ${name}` : ''}`
    const problem = `contains an invisible character (${shown})${positionIn(text, hidden)}`
    return { problem, remedy: 'delete it: type the text around it again' }
  }
  if (/^\s/u.test(text)) return { problem: 'begins with a space', remedy: 'delete it' }
  return /\s$/u.test(text) ? { problem: 'ends with a space', remedy: 'delete it' } : undefined
}

/** The characters that are copied along with text most often. */
const invisibleNames: Record<number, string> = {
  0x00ad: 'soft hyphen',
  0x200b: 'zero width space',
  0x200c: 'zero width non-joiner',
  0x200d: 'zero width joiner',
  0x200e: 'left-to-right mark',
  0x200f: 'right-to-left mark',
  0x202e: 'right-to-left override',
  0x2060: 'word joiner',
  0xfeff: 'byte order mark',
}

// The letters after \\p{C} are blank.
const invisible = /[\p{C}\u115f\u1160\u2800\u3164\uffa0]/gu

/** The first invisible character that the form of a text does not allow between the characters around it. */
const invisibleIn = (text: string, form?: RegExp): number | undefined =>
  [...text.matchAll(invisible)].find(({ 0: found, index }) => {
    const before = Array.from(text.slice(0, index)).at(-1) ?? ''
    const [after = ''] = Array.from(text.slice(index + found.length))
    return !form?.test(before + found + after)
  })?.index

/** The position of an invisible character in a text, and the text before it. */
function positionIn(text: string, index: number): string {
  const before = Array.from(text.slice(0, index))
  if (before.length === 0) return ' as its first character'
  const shown = before.slice(-20).join('').replace(invisible, '')
  return ` as character ${before.length + 1}, after "${shown}"`
}

const pathForm = new RegExp(`^/(?:${slugForm}/)*$`, 'u')

/**
 * Why a link is not valid.
 * @param definition the name of the definition in the schemas that it does not satisfy
 */
export function linkProblem(link: string, definition: string): Problem {
  const shown = `"${link.slice(0, 80)}"`
  const forms: Record<string, string> = {
    path: 'write the path of a page of this site, with a slash at both ends',
    webUrl: 'write a complete address that begins with https://',
  }
  const remedy =
    forms[definition] ?? 'write the path of a page, "/contact-us/", or an https:// address'
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase()
  const hidden = textProblem(link)
  if (hidden) return { problem: `${shown} ${hidden.problem}`, remedy: hidden.remedy ?? remedy }
  if (link.startsWith('//')) return { problem: `${shown} leaves out https:`, remedy }
  if (scheme === 'http') return { problem: `${shown} is not https`, remedy }
  if (scheme === 'https') {
    return definition === 'path'
      ? { problem: `${shown} is not a page of this site`, remedy }
      : { problem: `${shown} is not a complete https address`, remedy }
  }
  if (scheme) return { problem: `a link cannot begin with "${scheme}:"`, remedy }
  if (definition === 'webUrl') return { problem: `${shown} is not an https address`, remedy }

  const path = withoutQuery(link)
  const tail = link.slice(path.length)
  const fixed = `/${path.toLowerCase()}/`.replace(/\/+/g, '/')
  const problem =
    link.startsWith('/') && !path.endsWith('/')
      ? `${shown} has no slash at its end`
      : `${shown} is not the path of a page`
  return { problem, remedy: pathForm.test(fixed) ? `write "${fixed}${tail}"` : remedy }
}

const pictureForm = new RegExp(
  String.raw`^\./[${slugLetters}]+(?:[-_/][${slugLetters}]+)*\.(?:png|jpe?g|webp|avif)$`,
  'u',
)

const otherSigns = new RegExp(`[^${slugLetters}_]+`, 'gu')

/** The valid name for a picture's file: "my-cover.png" for "My Cover.PNG", with its letters. */
export function pictureName(name: string): string {
  const ending = /\.[a-z]+$/i.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - ending.length).toLowerCase()
  return (
    stem
      .normalize('NFC')
      .replace(otherSigns, '-')
      .replace(/^[-_]+|[-_]+$/g, '') + ending.toLowerCase()
  )
}

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
  const written = path.toLowerCase().replace(name.toLowerCase(), renamed)
  if (!pictureForm.test(written)) {
    return { problem: `${shown} is not a valid picture path`, remedy }
  }
  const problem = `${shown} has characters other than lower-case letters, digits and hyphens`
  const renaming = name === renamed ? '' : `rename the file to "${renamed}" and `
  return { problem, remedy: `${renaming}write "${written}"` }
}
