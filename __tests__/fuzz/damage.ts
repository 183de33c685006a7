import type { ContentFile, PictureFacts } from '../../src/content/validation/validate'
import type { RuleId } from '../../src/content/validation/rule-ids'
import type { Document, Edit, Site, Spot } from './document'
import type { Random } from './random'

/** What a damage changes, and what must be said of it. */
export interface Blow {
  /** The text of the document, and where in it the mistake is. */
  edit?: Edit | { text: string; at?: undefined }
  /** Files added; one without text is taken away. */
  files?: (ContentFile | { path: string; text?: undefined })[]
  /** Pictures added or changed; one without facts is taken away. */
  picture?: { path: string; facts?: PictureFacts }
  /** A file of static/brand/logos/ that is added, with its text. */
  logo?: [name: string, text: string]
  /** A file below static/ that is taken away. */
  staticFile?: string
  /** The file to be blamed, below data/, where it is not the document. */
  blames?: string
  /** Where in the blamed file, if that is not the text of the edit. */
  at?: number
  /** The rules of which one must be named, where they are not those of the damage. */
  rules?: RuleId[]
}

/** A way to spoil valid content so that it is certainly not valid any more. */
export interface Damage {
  name: string
  /** The rules of which one must be named. */
  rules: RuleId[]
  /** Where in a document it can be done; nowhere means that it cannot befall this document. */
  spots: (document: Document, site: Site) => Spot[]
  /** Does it in one of these places. */
  strike: (document: Document, spot: Spot, random: Random, site: Site) => Blow
}

/** The whole document as the only place, if it is one that the damage can befall. */
export const wholeFile =
  (fits: (document: Document, site: Site) => boolean = () => true): Damage['spots'] =>
  (document, site) =>
    fits(document, site) ? [document.root] : []

/** Every value that is as wanted. */
export const spotsThat =
  (fits: (spot: Spot, document: Document, site: Site) => boolean): Damage['spots'] =>
  (document, site) =>
    document.spots.filter((spot) => fits(spot, document, site))
