import { unescapeAll } from '../text/character-references'
import { normalAddress } from '../text/normal-form'
import { parseUrl } from '../text/parse-url'

const letter = String.raw`(?:[\p{L}\p{M}\p{N}-]|%(?!2f)[\da-f]{2}|&#?\w+;|\\-)`

/** A slash may be encoded in a query, in which Markdown may have "&" as a character reference. */
const inQuery = String.raw`(?<=(?:[?&]|&amp;)about=)(?:\/|%2f)(?:${letter}+(?:\/|%2f))*`

const inLink = String.raw`(?<=^|\]\(\s*<?|^[ >]*\[[^\]]+\]: *<?)(?<domain>https?:\/\/[^\s/?#()<>]+)?\/(?:${letter}+\/)*`

/**
 * The addresses of pages in a text: it is a path, perhaps with a domain, has one in "?about=", or
 * contains Markdown links, in which letters may be character references.
 */
const pathPattern = RegExp(String.raw`(?:${inQuery}|${inLink})(?=[?#&)>\s]|$)`, 'gimu')

/**
 * A text with other addresses of pages in place of those in it; `newPath` gets them in one spelling.
 * @param origin of complete addresses whose path is replaced too
 */
export const replacePaths = (
  text: string,
  newPath: (path: string) => string,
  origin?: string,
): string =>
  text.replace(pathPattern, (written: string, domain: string | undefined) => {
    if (domain !== undefined && parseUrl(domain)?.origin !== origin) return written
    const writtenPath = written.slice(domain?.length).replace(/%2f/gi, '/')
    const path = normalAddress(unescapeAll(writtenPath))
    const newAddress = newPath(path)
    return newAddress === path ? written : (domain ?? '') + newAddress
  })
