import type { Rule } from './rule'
import { address } from './rules/address'
import { body } from './rules/body'
import { danglingLink } from './rules/dangling-link'
import { distantDate } from './rules/distant-date'
import { expiringLink } from './rules/expiring-link'
import { fileName } from './rules/file-name'
import { listAddress } from './rules/list-address'
import { logoFile } from './rules/logo-file'
import { markup } from './rules/markup'
import { missingFile } from './rules/missing-file'
import { missingKey } from './rules/missing-key'
import { missingPicture } from './rules/missing-picture'
import { notAllowed } from './rules/not-allowed'
import { outOfRange } from './rules/out-of-range'
import { pictureLocation } from './rules/picture-location'
import { pictureSize } from './rules/picture-size'
import { publishedLocation } from './rules/published-location'
import { publishedName } from './rules/published-name'
import { repeatedName } from './rules/repeated-name'
import { reversedRange } from './rules/reversed-range'
import { schemaPath } from './rules/schema-path'
import { staticFile } from './rules/static-file'
import { syntax } from './rules/syntax'
import { translation } from './rules/translation'
import { unknownFile } from './rules/unknown-file'
import { unknownIcon } from './rules/unknown-icon'
import { unknownKey } from './rules/unknown-key'
import { unknownName } from './rules/unknown-name'
import { unpublishedLink } from './rules/unpublished-link'
import { unpublishedTag } from './rules/unpublished-tag'
import { unreadablePicture } from './rules/unreadable-picture'
import { wrongForm } from './rules/wrong-form'
import { wrongPage } from './rules/wrong-page'
import { wrongType } from './rules/wrong-type'

/** The rules that every site has; its features have more. */
export const rules: readonly Rule[] = [
  // Files
  ...[unknownFile, missingFile, staticFile, publishedName, fileName, syntax],
  // The values of a file
  ...[unknownKey, missingKey, wrongType, notAllowed, outOfRange, wrongForm],
  ...[body, markup, schemaPath],
  // Pages
  ...[address, listAddress],
  // Links and other references
  ...[danglingLink, wrongPage, unpublishedLink, unpublishedTag, expiringLink],
  ...[unknownName, repeatedName, unknownIcon, logoFile, translation],
  // Dates and numbers that belong together
  ...[distantDate, reversedRange],
  // Pictures
  ...[missingPicture, unreadablePicture, pictureLocation, publishedLocation, pictureSize],
]

/** What a rule requires; `requirements` has that of the rules of the site's features. */
export const requirementOf = (id: string, requirements: Readonly<Record<string, string>>): string =>
  requirements[id] ?? rules.find((rule) => rule.id === id)?.requirement ?? ''
