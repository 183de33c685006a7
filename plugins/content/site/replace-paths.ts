import { unescapeAll } from '../text/character-references'
import { normalAddress } from '../text/normal-form'
import { parseUrl } from '../text/parse-url'

/**
 * The addresses of pages in a text: it is a path, perhaps with a domain, has one in "?about=", or
 * contains Markdown links, in which letters may be character references.
 */
const pathPattern =
  /(?<=(?:^|[?&]about=|\]\(\s*<?|^[ >]*\[[^\]]+\]: *<?))(https?:\/\/[^\s/?#()<>]+)?(\/(?:(?:[\p{L}\p{M}\p{N}-]|%[\da-fA-F]{2}|&#?\w+;|\\-)+\/)*)(?=[?#&)>\s]|$)/gimu

/**
 * A text with other addresses of pages in place of those in it; `newPath` gets them in one spelling.
 * @param origin of complete addresses whose path is replaced too
 */
export const replacePaths = (
  text: string,
  newPath: (path: string) => string,
  origin?: string,
): string =>
  text.replace(pathPattern, (written: string, domain: string | undefined, writtenPath: string) => {
    if (domain !== undefined && parseUrl(domain)?.origin !== origin) return written
    const path = normalAddress(unescapeAll(writtenPath))
    const newAddress = newPath(path)
    return newAddress === path ? written : (domain ?? '') + newAddress
  })
