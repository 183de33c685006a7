import type { AddressSettings } from '../site/address-settings'
import { isSlug, slugOf } from '../site/slugs'
import { withoutIgnorable } from '../text/normal-form'

/** The name most like a part of a path that can be part of an address; "" if nothing is left. */
export const slugLike = (part: string, settings: AddressSettings): string =>
  slugOf(withoutIgnorable(part).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '), settings)

/** The path of a content file with valid names: its own if it has them. */
export const validPath = (path: string, settings: AddressSettings): string =>
  path.replace(/[^/]+?(?=\/|\.(?:json|md)$)/g, (part) =>
    isSlug(part, settings) ? part : slugLike(part, settings),
  )
