import { checkFormerPaths } from '../address/former-paths'
import { checkRedirects } from '../address/redirects'
import { checkReservedPaths } from '../address/reserved-paths'
import { checkSegments } from '../address/segments'
import { checkTitles } from '../address/titles'
import type { Rule } from '../rule'

/** The folder check/address/ has its parts. */
export const address: Rule = {
  id: 'address',
  requirement:
    'A page, by its name, title or slug, and a former path have an address of their own.',
  checkContent: (content) => [
    ...checkTitles(content),
    ...checkSegments(content),
    ...checkReservedPaths(content),
    ...checkFormerPaths(content),
    ...checkRedirects(content),
  ],
}
