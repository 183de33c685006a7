import { invisibleCharacters, invisibleProblems, nameOfCharacter } from '../text/invisible'
import { normalAddress } from '../text/normal-form'
import { parseUrl } from '../text/parse-url'
import { decode, encodeLoosePercents, loosePercent } from '../text/percent-encoding'
import { suggest } from '../text/suggest'
import { codePoint, dashIn, withHyphens } from '../text/tell-apart'
import { readContact } from './read-contact'
import { type FoundProblem, htmlAmpersand, isDomain, refusedSigns } from './link-signs'
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

/** Why a link has no right form. */
export interface LinkProblem extends Problem {
  /** The link as it is to be written, which has a right form; the remedy names it. */
  fixed?: string
}

export const isProblem = <Wrong extends Problem>(target: LinkTarget | Wrong): target is Wrong =>
  'problem' in target

const forms = 'write a path such as "/contact-us/", or an https:, mailto: or tel: address'

/** A link as a message shows it. */
export const shownLink = (link: string): string => `"${link.slice(0, 80)}"`

/** The problem of characters that are in no address, if there is one. */
function signProblem(link: string): FoundProblem | undefined {
  if (/^\s|\s$/.test(link))
    return { problem: `${/^\s/.test(link) ? 'begins' : 'ends'} with a space`, remedy: 'delete it' }
  const space = /\s/.exec(link)?.[0]
  if (space !== undefined)
    return {
      problem: space === ' ' ? 'has a space' : `has a space (${codePoint(space)})`,
      remedy: 'delete it',
      attempt: link.replaceAll(/\s/g, encodeURIComponent),
    }
  const sign = refusedSigns.exec(link)?.[0]
  if (sign === undefined) return undefined
  const attempt =
    sign === '\\' ? link.replaceAll(sign, '/') : link.replaceAll(sign, encodeURIComponent(sign))
  return { problem: `has the sign ${sign}`, remedy: 'delete it', attempt }
}

/** A "#" or "?" in the name of a file, which begins another part of an address there. */
const signInName = /(?<=^\/(?:[^?#]*\/)?[^/?#.]+)[?#](?=[^/?#=&]*\.[a-z][a-z\d]{1,4}(?:[?#]|$))/i

function readSiteLink(link: string): SiteTarget | FoundProblem {
  if (loosePercent.test(link))
    return { problem: 'has a "%" that encodes nothing', attempt: encodeLoosePercents(link) }
  if (link.includes('&amp;')) return htmlAmpersand(link)
  const sign = signInName.exec(link)?.[0]
  if (sign !== undefined)
    return {
      problem: `has a "${sign}" in a name`,
      attempt: link.replace(signInName, encodeURIComponent),
    }
  const [beforeHash = '', anchor = '', ...more] = normalAddress(link).split('#')
  const path = beforeHash.replace(/\?.*/s, '')
  if (decode(path) === undefined || decode(anchor) === undefined)
    return {
      problem: 'has letters that are not encoded in UTF-8',
      remedy: 'write them as they are',
    }
  if (more.length > 0)
    return { problem: 'has two "#"', attempt: link.replaceAll(/#(?=.*#)/gs, '%23') }
  if (/%2F|%5C/.test(path))
    return { problem: 'has an encoded slash', attempt: link.replaceAll(/%2F|%5C/gi, '/') }
  const parts = path.split('/').slice(1)
  if (parts.slice(0, -1).includes(''))
    return { problem: 'has two slashes in a row', attempt: link.replace(/\/{2,}/g, '/') }
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

/** The first invisible character of an address that no script needs to be shown as it is meant. */
const hiddenIn = (link: string): string | undefined =>
  invisibleCharacters(link).find(
    ({ character }) =>
      !/^(?:\p{Variation_Selector}|\p{Join_Control}|[\u{e0020}-\u{e007f}])$/u.test(character),
  )?.character

/** A domain with one point between its parts, and without signs that none has. */
const correctedDomain = (domain: string): string =>
  domain
    .replaceAll(',', '.')
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]/gu, '')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/^\.|\.$/g, '')

/** A complete address on the computer of the person who writes it, and what is after its domain. */
const ownComputer =
  /^https?:\/\/(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?::\d+)?(?=[/?#]|$)(.*)$/is

const schemes = ['https', 'http', 'mailto', 'tel']

/** The beginning of a complete address with signs of full width. */
const wideStart = /^\s*(https?|mailto|tel)(?=[:：][/／]*)(?=[:/]*[：／])[:：][/／]*/i

function readWebAddress(link: string): LinkTarget | (FoundProblem & LinkProblem) {
  const host = /^https:\/\/([^/?#]*)/i.exec(link)?.[1]
  if (host === undefined)
    return {
      problem: 'has no "//" after "https:"',
      remedy: 'write https://, and the domain',
      attempt: link.replace(/^https:\/*/i, 'https://'),
    }
  const second = /^https:\/\/[^/?#]*?https?(?::\/+|\/\/)/i.exec(link)?.[0]
  if (second !== undefined)
    return { problem: 'has "https://" twice', attempt: `https://${link.slice(second.length)}` }
  if (host.includes('@'))
    return { problem: 'has a name or a password before "@"', remedy: 'leave it out' }
  const dash = dashIn(host)
  if (dash !== undefined)
    return {
      problem: `has a dash (${codePoint(dash)}) in place of a hyphen in its domain`,
      attempt: link.replace(host, withHyphens(host)),
    }
  const hidden = hiddenIn(link)
  if (hidden !== undefined)
    return {
      problem: `contains an invisible character (${nameOfCharacter(hidden)})`,
      attempt: link.replaceAll(hidden, ''),
    }
  if (link.includes('&amp;')) return htmlAmpersand(link)
  const port = /:(\d+)$/.exec(host)?.[1]
  if (port !== undefined && Number(port) > 65_535)
    return { problem: `has a port above 65535`, remedy: 'correct it, or leave it out' }
  const url = parseUrl(link)
  if (!url)
    return {
      problem: 'is not a complete https address',
      remedy: 'write one such as https://agency.example/page',
    }
  if (!isDomain(url.hostname)) {
    const domain = host.replace(/:\d*$/, '')
    return {
      problem: `has a domain that no browser finds: "${domain}"`,
      remedy: 'correct it',
      attempt: link.replace(domain, correctedDomain(domain)),
    }
  }
  const mixed = mixedLabel(host)
  if (mixed !== undefined) {
    const letters = Array.from(mixed).filter((letter) => letter > '\x7f')
    return {
      problem: `has a domain of letters that look like others: "${mixed}" with ${letters.map(codePoint).join(' ')}`,
      remedy: `type it again, or write "${url.href}" if it is meant`,
      fixed: url.href,
    }
  }
  return { type: 'web', url }
}

/** A link that is not complete: what it may be. */
function readIncomplete(link: string): FoundProblem {
  if (link === '') return { problem: 'is empty', remedy: forms }
  const web = /^https?[:;]?\/{2,}(.+)$|^www\..+$/is.exec(link)
  if (web)
    return {
      problem: 'does not begin with "https://"',
      remedy: forms,
      attempt: `https://${web[1] ?? web[0]}`,
    }
  const [path = '', rest = ''] = link
    .replace(/^(?:\.{1,2}\/)+/, '')
    .replace(/^static\/(?=.)/, '')
    .split(/(?=[?#])(.*)/s)
  const isPath =
    /^[\p{L}\p{N}][^:]*$/u.test(path) &&
    (link.startsWith('static/') || !/^[^/]+\.[a-z]{2,}(?:\/|$)/i.test(path))
  const isFolder = !path.endsWith('/') && !/\.[^/.\s]+$/.test(path)
  return {
    problem: 'is not the path of a page or file of this site',
    remedy: forms,
    ...(isPath && { attempt: `/${path}${isFolder ? '/' : ''}${rest}` }),
  }
}

function readOnce(link: string): LinkTarget | (FoundProblem & LinkProblem) {
  const [start, wideScheme] = wideStart.exec(link) ?? []
  if (start !== undefined && wideScheme !== undefined) {
    const signs = Array.from(start).filter((sign) => /[：／]/.test(sign))
    return {
      problem: `has "${[...new Set(signs)].map((sign) => `${sign}" (${codePoint(sign)})`).join(', "')}, of full width`,
      remedy: `write ":" and "/" as they are on a keyboard for English`,
      attempt:
        wideScheme +
        start.slice(start.indexOf(wideScheme) + wideScheme.length).normalize('NFKC') +
        link.slice(start.length),
    }
  }
  const scheme = /^\s*([a-z][a-z\d+.-]*):/i.exec(link)?.[1]?.toLowerCase()
  if (scheme !== undefined && !schemes.includes(scheme)) {
    const meant = suggest(scheme, schemes)
    return {
      problem: `begins with "${scheme}:"`,
      remedy: forms,
      ...(meant && { attempt: link.trim().replace(/^[^:]+/, meant) }),
    }
  }
  const address = /^\/+((?:https?|mailto|tel):.*)$/is.exec(link)?.[1]
  if (address !== undefined)
    return { problem: 'has a slash before a complete address', attempt: address }
  const [hidden] = invisibleProblems(link)
  if (hidden)
    return { problem: `contains an invisible character (${hidden.name})`, remedy: hidden.remedy }
  const contact = readContact(link)
  if (contact) return contact
  const wrong = signProblem(link)
  if (wrong) return wrong
  const onOwnComputer = ownComputer.exec(link)?.[1]
  if (onOwnComputer !== undefined)
    return {
      problem: 'is an address of one computer alone',
      remedy: forms,
      attempt: onOwnComputer.startsWith('/') ? onOwnComputer : `/${onOwnComputer}`,
    }
  if (scheme === 'https') return readWebAddress(link)
  if (scheme === 'http')
    return {
      problem: 'is not https',
      remedy: 'write an https address',
      attempt: `https${link.slice('http'.length)}`,
    }
  if (link.startsWith('//'))
    return { problem: 'leaves out https:', remedy: forms, attempt: `https:${link}` }
  if (link.startsWith('/')) return readSiteLink(link)
  if (link.startsWith('#')) {
    const anchor = decode(normalAddress(link.slice(1)))
    return anchor
      ? { type: 'anchor', anchor }
      : { problem: 'names no heading', remedy: 'write its address after "#"' }
  }
  return readIncomplete(link)
}

/**
 * Reads the target of a link, or says what is wrong with it: the same for JSON, Markdown and
 * redirects. Whether a page, an anchor or a file exists is another question.
 */
export function readLink(link: string): LinkTarget | LinkProblem {
  const target = readOnce(link)
  if (!isProblem(target)) return target
  const { attempt = link, ...problem } = target
  if (attempt === link) return problem
  const next = readLink(attempt)
  const { fixed, remedy } = isProblem(next)
    ? next
    : { fixed: attempt, remedy: `write "${attempt}"` }
  return fixed === undefined ? problem : { ...problem, fixed, remedy }
}
