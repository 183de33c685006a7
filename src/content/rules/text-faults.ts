import type { RuleId } from './rule-ids'

/** What is wrong with a value, in words. */
export interface Fault {
  rule: RuleId
  message: string
  hint?: string
}

/** What is wrong with a text that should be one plain line. */
export function textFault(text: string): Fault | undefined {
  const rule = 'text-form'
  if (/[\r\n\u2028\u2029]/.test(text)) return { rule, message: 'holds a line break' }
  // The letters after \p{C} are blank.
  const invisible = /[\p{C}\u115f\u1160\u2800\u3164\uffa0]/u.exec(text)?.[0]
  if (invisible !== undefined) {
    const code = (invisible.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    return { rule, message: `holds an invisible character (U+${code})` }
  }
  if (/^\s/u.test(text)) return { rule, message: 'begins with a space' }
  return /\s$/u.test(text) ? { rule, message: 'ends with a space' } : undefined
}

const pathForm = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*$/

/** What is wrong with a link; `wants` is the definition in common.json that it does not meet. */
export function linkFault(link: string, wants: string): Fault {
  const rule = 'link-form'
  const shown = `"${link.slice(0, 80)}"`
  const forms: Record<string, string> = {
    path: 'write the path of a page of this site, with a slash at both ends',
    webUrl: 'write a complete address that begins with https://',
  }
  const hint = forms[wants] ?? 'write the path of a page, "/contact-us/", or an https:// address'
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase()
  const hidden = textFault(link)
  if (hidden) return { rule, message: `${shown} ${hidden.message}`, hint }
  if (link.startsWith('//')) return { rule, message: `${shown} leaves out https:`, hint }
  if (scheme === 'http') return { rule, message: `${shown} is not https`, hint }
  if (scheme === 'https') {
    return wants === 'path'
      ? { rule, message: `${shown} is no page of this site`, hint }
      : { rule, message: `${shown} is no complete https address`, hint }
  }
  if (scheme) return { rule, message: `a link cannot begin with "${scheme}:"`, hint }
  if (wants === 'webUrl') return { rule, message: `${shown} is no https address`, hint }

  const [path = ''] = link.split(/[?#]/)
  const tail = link.slice(path.length)
  const mended = `/${path.toLowerCase()}/`.replace(/\/+/g, '/')
  const message =
    link.startsWith('/') && !path.endsWith('/')
      ? `${shown} lacks the slash at its end`
      : `${shown} is no path of a page`
  return { rule, message, hint: pathForm.test(mended) ? `write "${mended}${tail}"` : hint }
}

/** What is wrong with the way a picture is named. */
export function picturePathFault(path: string): Fault {
  const rule = 'picture-path'
  const hint = 'write "./<name of this file>/<picture>.png"; lower case, also jpg, webp or avif'
  const shown = `"${path.slice(0, 80)}"`
  if (/(?:^|[\\/])\.\.(?:[\\/]|$)/.test(path)) {
    return { rule, message: `${shown} leaves the folder of this file`, hint }
  }
  if (/^(?:[a-z]+:|[\\/])/i.test(path)) {
    return { rule, message: `${shown} is not relative to this file`, hint }
  }
  if (!/\.(?:png|jpe?g|webp|avif)$/i.test(path)) {
    return { rule, message: `${shown} is no picture the site can show`, hint }
  }
  return { rule, message: `${shown} is not named as pictures are`, hint }
}
