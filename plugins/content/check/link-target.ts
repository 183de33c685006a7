import { invisibleProblems } from '../text/invisible'
import { normalAddress } from '../text/normal-form'
import { parseUrl } from '../text/parse-url'
import { codePoint } from '../text/tell-apart'
import type { Problem } from './rule'

/** What a link of the content leads to. */
export type LinkTarget =
  | SiteTarget
  /** A heading of the same text: "#costs". */
  | { type: 'anchor'; anchor: string }
  /** An https address, as browsers read it. */
  | { type: 'web'; url: URL }
  | { type: 'mail' | 'phone' }

/** A page or a file of this site. */
export interface SiteTarget {
  type: 'site'
  /** Its path, with its letters as they are: "/bn/সেবা/", "/press%20kit.pdf". */
  path: string
  /** What is after "#"; "" if nothing is. */
  anchor: string
}

export const isProblem = (target: LinkTarget | Problem): target is Problem => 'problem' in target

const forms = 'write a path such as "/contact-us/", or an https:, mailto: or tel: address'

/** A link as a message shows it. */
export const shownLink = (link: string): string => `"${link.slice(0, 80)}"`

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** What no address has as it is. */
const refusedSigns = /["<>\\`]/

/** The problem of signs that are in no address, if there is one. */
function signProblem(link: string): Problem | undefined {
  const [first] = invisibleProblems(link)
  if (first)
    return { problem: `contains an invisible character (${first.name})`, remedy: first.remedy }
  if (/^\s|\s$/.test(link))
    return { problem: `${/^\s/.test(link) ? 'begins' : 'ends'} with a space`, remedy: 'delete it' }
  const space = /\s/.exec(link)?.[0]
  if (space !== undefined) {
    const remedy = link.startsWith('tel:')
      ? `write "${link.replaceAll(/\s/g, '-')}"`
      : `write "${link.replaceAll(/\s/g, encodeURIComponent)}"`
    return { problem: space === ' ' ? 'has a space' : `has a space (${codePoint(space)})`, remedy }
  }
  const sign = refusedSigns.exec(link)?.[0]
  if (sign === undefined) return undefined
  const remedy = sign === '\\' ? 'write "/" for it' : `write "${encodeURIComponent(sign)}" for it`
  return { problem: `has the sign ${sign}`, remedy }
}

function readSiteLink(link: string): SiteTarget | Problem {
  const loose = /%(?![\da-f]{2})/i.test(link)
  if (loose)
    return {
      problem: 'has a "%" that encodes nothing',
      remedy: `write "${link.replace(/%(?![\da-f]{2})/gi, '%25')}"`,
    }
  const [beforeHash = '', anchor = '', ...more] = normalAddress(link).split('#')
  const path = beforeHash.replace(/\?.*/s, '')
  if (decode(path) === undefined || decode(anchor) === undefined)
    return {
      problem: 'has letters that are not encoded in UTF-8',
      remedy: 'write them as they are',
    }
  if (more.length > 0)
    return { problem: 'has two "#"', remedy: 'write "%23" for the one in a name' }
  if (/%2F|%5C/.test(path)) return { problem: 'has an encoded slash', remedy: 'write "/" for it' }
  const parts = path.split('/').slice(1)
  if (parts.slice(0, -1).includes(''))
    return {
      problem: 'has two slashes in a row',
      remedy: `write "${link.replace(/\/{2,}/g, '/')}"`,
    }
  if (parts.some((part) => /^\.{1,2}$/.test(part)))
    return { problem: 'has a part of points alone', remedy: 'write the whole path without it' }
  return { type: 'site', path, anchor: decode(anchor) ?? anchor }
}

/** Scripts whose letters look like those of others; no registry mixes them in a name. */
const likeScripts = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Cherokee']

/** The first label of a host with letters of two such scripts, of which readers see one. */
const mixedLabel = (host: string): string | undefined =>
  host
    .split('.')
    .find(
      (label) =>
        likeScripts.filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(label))
          .length > 1,
    )

function readWebAddress(link: string): LinkTarget | Problem {
  const host = /^https:\/\/([^/?#]*)/i.exec(link)?.[1]
  if (host === undefined)
    return { problem: 'has no "//" after "https:"', remedy: 'write https://, and the domain' }
  if (host.includes('@'))
    return { problem: 'has a name or a password before "@"', remedy: 'leave it out' }
  const port = /:(\d+)$/.exec(host)?.[1]
  if (port !== undefined && Number(port) > 65_535)
    return { problem: `has a port above 65535`, remedy: 'correct it, or leave it out' }
  const url = parseUrl(link)
  if (!url)
    return {
      problem: 'is not a complete https address',
      remedy: 'write one such as https://agency.example/page',
    }
  const mixed = mixedLabel(host)
  if (mixed !== undefined) {
    const letters = Array.from(mixed).filter((letter) => letter > '\x7f')
    return {
      problem: `has a domain of letters that look like others: "${mixed}" with ${letters.map(codePoint).join(' ')}`,
      remedy: `type it again, or write "${url.host}" if it is meant`,
    }
  }
  return { type: 'web', url }
}

const isMailAddress = (address: string): boolean => {
  const [, domain] = /^[^\s@<>()[\],;:"/?#]+@([^\s@/?#:]+)$/.exec(decode(address) ?? '') ?? []
  return (
    domain !== undefined &&
    /[^.]\.[^.]/.test(domain) &&
    parseUrl(`https://${domain}/`) !== undefined
  )
}

function readMail(link: string): LinkTarget | Problem {
  const [addresses = '', ...fields] = link.replace(/^mailto:/i, '').split('?')
  const isRight =
    addresses.split(',').every(isMailAddress) &&
    fields.length < 2 &&
    (fields[0] ?? '=').split('&').every((field) => /^[^=]*=/.test(field)) &&
    decode(link) !== undefined
  return isRight
    ? { type: 'mail' }
    : {
        problem: 'is not a complete email address',
        remedy: 'write one such as mailto:hello@agency.example, perhaps with ?subject=Hello',
      }
}

/** RFC 3966: digits, separators that readers see, and parameters such as ";ext=12". */
const phoneForm = /^tel:\+?[\d().-]*\d[\d().-]*(?:;[a-z\d-]+(?:=[^\s;]+)?)*$/i

const readPhone = (link: string): LinkTarget | Problem =>
  phoneForm.test(link)
    ? { type: 'phone' }
    : {
        problem: 'is not a telephone number',
        remedy: 'write its digits 0 to 9, such as tel:+1-555-0100',
      }

/**
 * Reads the target of a link, or says what is wrong with it: the same for JSON, Markdown and
 * redirects. Whether a page, an anchor or a file exists is another question.
 */
export function readLink(link: string): LinkTarget | Problem {
  const scheme = /^\s*([a-z][a-z\d+.-]*):/i.exec(link)?.[1]?.toLowerCase()
  if (scheme !== undefined && !['http', 'https', 'mailto', 'tel'].includes(scheme))
    return { problem: `begins with "${scheme}:"`, remedy: forms }
  const wrong = signProblem(link)
  if (wrong) return wrong
  switch (scheme) {
    case 'https':
      return readWebAddress(link)
    case 'http':
      return { problem: 'is not https', remedy: `write "https${link.slice('http'.length)}"` }
    case 'mailto':
      return readMail(link)
    case 'tel':
      return readPhone(link)
    default:
  }
  if (link.startsWith('//'))
    return { problem: 'leaves out https:', remedy: `write "https:${link}"` }
  if (link.startsWith('/')) return readSiteLink(link)
  if (link.startsWith('#')) {
    const anchor = decode(normalAddress(link.slice(1)))
    return anchor
      ? { type: 'anchor', anchor }
      : { problem: 'names no heading', remedy: 'write its address after "#"' }
  }
  const path = link.replace(/^(?:\.{1,2}\/)+/, '')
  const isPath = /^[\p{L}\p{N}][^:]*$/u.test(path) && !/^[^/]+\.[a-z]{2,}(?:\/|$)/i.test(path)
  return {
    problem: link === '' ? 'is empty' : 'is not the path of a page or file of this site',
    remedy: isPath ? `write it from the beginning, "/${path}"` : forms,
  }
}
