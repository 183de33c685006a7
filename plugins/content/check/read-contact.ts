import { parseUrl } from '../text/parse-url'
import { decode, encodeLoosePercents, loosePercent } from '../text/percent-encoding'
import { codePoint, dashIn, withHyphens } from '../text/tell-apart'
import { type FoundProblem, htmlAmpersand, isDomain, refusedSigns } from './link-signs'

/** Email addresses and telephone numbers in links. */

const isMailAddress = (address: string): boolean => {
  const [, domain] = /^[^\s@<>()[\],;:"/?#]+@([^\s@/?#:]+)$/.exec(decode(address) ?? '') ?? []
  return (
    domain !== undefined &&
    /[^.]\.[^.]/.test(domain) &&
    isDomain(parseUrl(`https://${domain}/`)?.hostname ?? '')
  )
}

/** A "&" before the first field, where a "?" is meant. */
const fieldAfterAmpersand = /&(?:amp;)?((?:subject|body|cc|bcc|to)=)/i

/** What is wrong with the addresses of a mailto: link, and how they are to be. */
function addressesProblem(addresses: string): FoundProblem | undefined {
  const written = decode(addresses) ?? addresses
  if (/<[^<>]*>/.test(written)) {
    const attempt = written.replaceAll(/[^<>,;]*<\s*([^<>]*?)\s*>/g, '$1')
    return {
      problem: 'has a name with the email address',
      remedy: 'write only the address',
      attempt,
    }
  }
  if (fieldAfterAmpersand.test(written))
    return {
      problem: 'has a "&" in place of "?" before its fields',
      attempt: addresses.replace(fieldAfterAmpersand, '?$1'),
    }
  if (/\s/.test(written)) {
    const attempt = written.trim().replaceAll(/\s*([,;@])\s*/g, '$1')
    return { problem: 'has a space', remedy: 'write only the address', attempt }
  }
  if (written.includes(';'))
    return { problem: 'has a ";" between addresses', attempt: written.replaceAll(';', ',') }
  const dash = dashIn(written)
  if (dash !== undefined)
    return {
      problem: `has a dash (${codePoint(dash)}) in place of a hyphen`,
      attempt: withHyphens(written),
    }
  const [end] = /[.,;:!?]+$/.exec(addresses) ?? []
  if (end !== undefined)
    return { problem: `ends with "${end}"`, attempt: addresses.slice(0, -end.length) }
  return addresses.split(',').every(isMailAddress)
    ? undefined
    : {
        problem: 'is not a complete email address',
        remedy: 'write one such as mailto:hello@agency.example, perhaps with ?subject=Hello',
      }
}

/** The fields that mail programs know, such as that of the subject. */
const mailField = /^(?:subject|body|cc|bcc|to)$/i

/** What is wrong with the fields of a mailto: link after "?", and how they are to be. */
function fieldsProblem(fields: string): FoundProblem | undefined {
  if (fields === '') return { problem: 'has nothing after "?"', attempt: '' }
  if (loosePercent.test(fields))
    return { problem: 'has a "%" that encodes nothing', attempt: encodeLoosePercents(fields) }
  if (decode(fields) === undefined)
    return {
      problem: 'has letters that are not encoded in UTF-8',
      remedy: 'write them as they are',
    }
  const sign = /[?#\s]/.exec(fields)?.[0] ?? refusedSigns.exec(fields)?.[0]
  if (sign !== undefined)
    return {
      problem: /\s/.test(sign) ? 'has a space' : `has a "${sign}" in its fields`,
      attempt: fields.replaceAll(sign, encodeURIComponent(sign)),
    }
  if (fields.includes('&amp;')) return htmlAmpersand(fields)
  const parts = fields.split('&')
  const empty = parts.find((part) => mailField.test(part))
  if (empty !== undefined)
    return {
      problem: `has "${empty}" without "=" after "&"`,
      remedy: `write its text, "${empty}=Hello", or "%26" for a "&" of the text before it`,
    }
  const loose = parts.findIndex((part) => !/^[^=]+=/.test(part))
  if (loose < 0) return undefined
  return {
    problem: loose > 0 ? 'has a "&" that begins no field' : 'has a field without "="',
    remedy: 'write ?subject= and the text',
    ...(loose > 0 && {
      attempt: `${parts.slice(0, loose).join('&')}%26${parts.slice(loose).join('&')}`,
    }),
  }
}

const withAttempt = (
  { attempt, ...problem }: FoundProblem,
  toLink: (attempt: string) => string,
): FoundProblem => ({ ...problem, ...(attempt !== undefined && { attempt: toLink(attempt) }) })

function readMail(link: string): { type: 'mail' } | FoundProblem {
  const [, addresses = '', fields] = /^mailto:([^?]*)(?:\?(.*))?$/is.exec(link) ?? []
  const inAddresses = addressesProblem(addresses)
  const rest = fields === undefined ? '' : `?${fields}`
  if (inAddresses) return withAttempt(inAddresses, (attempt) => `mailto:${attempt}${rest}`)
  const inFields = fields === undefined ? undefined : fieldsProblem(fields)
  if (inFields)
    return withAttempt(inFields, (attempt) => `mailto:${addresses}${attempt && `?${attempt}`}`)
  return { type: 'mail' }
}

/**
 * RFC 3966: digits, "*" and "#" of codes, separators that readers see, and parameters such as
 * ";ext=12"; and what phones dial after a pause: ",,123".
 */
const phoneForm =
  /^tel:\+?[\d().*-]*\d[\d().*-]*(?:%23)?(?:,+[\d*]+(?:%23)?)*(?:;[a-z\d-]+(?:=[^\s;]+)?)*$/i

/** The country of a number, and a "0" that is dialed within the country alone. */
const nationalZero = /^(tel:\s*(?:\+|00)\s*\d{1,3})[\s.-]*\(0\)[\s.-]*/i

/** Countries in which it is dialed: Italy and the Vatican. */
const keepsZero = /(?:\+|00)\s*3(?:9|79)$/

/** A telephone number as it is to be written. */
const tidyPhone = (link: string): string =>
  withHyphens(decode(link) ?? link)
    .replace(
      nationalZero,
      (_, country: string) => `${country}-${keepsZero.test(country) ? '0' : ''}`,
    )
    .replace(/^tel:\s+/i, 'tel:')
    .replace(/[\s,;]*(?:ext(?:ension)?\.?|x|#)\s*(\d+)\s*$/i, ';ext=$1')
    .trim()
    .replaceAll('#', '%23')
    .replaceAll(/[\s/-]+/g, '-')

function readPhone(link: string): { type: 'phone' } | FoundProblem {
  const attempt = tidyPhone(link)
  if (nationalZero.test(decode(link) ?? link))
    return {
      problem: 'has "(0)" after the number of the country',
      remedy: 'write it as it is dialed from another country',
      attempt,
    }
  if (phoneForm.test(link)) return { type: 'phone' }
  if (/^[^;#]*[\d*]#/.test(link))
    return { problem: 'has a "#", which begins the anchor of an address', attempt }
  return {
    problem: /\s/.test(link) ? 'has a space' : 'is not a telephone number',
    remedy: 'write its digits 0 to 9, such as tel:+1-555-0100',
    attempt,
  }
}

/** A telephone number as people write it: with its country, or with "0" or parentheses first. */
const isPhone = (link: string): boolean => /^(?:\+|\(|0)[\d\s().-]{5,}$/.test(withHyphens(link))

/** Reads a link to an email address or a telephone number; undefined if it is neither. */
export function readContact(link: string): { type: 'mail' | 'phone' } | FoundProblem | undefined {
  const [, scheme] = /^\s*(mailto:|tel:)/i.exec(link) ?? []
  if (scheme === undefined) {
    const [, name, rest] = /^(mailto|tel)[;/]+(?=.)(.*)$/is.exec(link) ?? []
    if (name !== undefined)
      return { problem: `has no ":" after "${name}"`, attempt: `${name}:${rest}` }
    if (isMailAddress(link))
      return { problem: 'does not begin with "mailto:"', attempt: `mailto:${link}` }
    if (isPhone(link)) return { problem: 'does not begin with "tel:"', attempt: `tel:${link}` }
    return undefined
  }
  if (/^\s|\s$/.test(link))
    return { problem: `${/^\s/.test(link) ? 'begins' : 'ends'} with a space`, remedy: 'delete it' }
  const [, rest] = /^(?:mailto:|tel:)\s*((?:mailto:|tel:).*)$/is.exec(link) ?? []
  if (rest !== undefined) return { problem: `has "${scheme}" twice`, attempt: rest }
  if (/^\w+:\s*\/\//.test(link))
    return { problem: `has "//" after "${scheme}"`, attempt: link.replace(/:\s*\/+/, ':') }
  return scheme.toLowerCase() === 'tel:' ? readPhone(link) : readMail(link)
}
