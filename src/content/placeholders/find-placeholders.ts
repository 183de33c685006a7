import type { ContentSource } from '../content-source'
import { unpublishedFiles } from '../publication/unpublished'
import { compareIssues, fileIssue, type Issue } from '../validation/issue'
import { entriesOf, issueAt, textAt, type JsonFile } from '../validation/json/json-file'
import { pointerTo } from '../validation/json/json-tree'
import { parseFiles } from '../validation/json/parse'
import { wrongCounts } from './counts-in-texts'
import { findersByType, findersForAll, type Finder, type PlaceholderMatch } from './finders'
import { languageIn, nameIn } from './fingerprints'
import { formsWithoutReceiver } from './form-host'
import { placeholderKinds, type PlaceholderKind } from './placeholder-kinds'
import shipped from './shipped-content.json'
import {
  namesOfPlaces,
  shippedPictures,
  shippedTexts,
  untranslatedLabels,
  type OwnNames,
} from './find-shipped-content'

/** Something that must not be published, and where it is. */
export type Placeholder = Issue<PlaceholderKind>

/**
 * The placeholders that remain, except those that `acceptedPlaceholders` in data/site.json accepts.
 */
export interface Placeholders {
  left: Placeholder[]
  accepted: Placeholder[]
  /** The placeholders in drafts, which are not published. */
  inDrafts: Placeholder[]
}

/**
 * Finds all placeholders in the content, sorted by file, line and column. Skips files that cannot
 * be parsed, so validate the content first. Does not access the disk.
 */
export function findPlaceholders(source: ContentSource): Placeholders {
  const { files } = parseFiles(source.files)
  const finders = [
    ...findersForAll,
    wrongCounts(files),
    namesOfPlaces(ownNames(files)),
    shippedTexts(nameIn(files)),
    untranslatedLabels(nameIn(files), languageIn(files)),
  ]
  const all = [
    ...files.flatMap((file) => inFile(file, finders)),
    ...draftPictures(source),
    ...shippedPictures(source),
    ...formsWithoutReceiver(files),
  ].sort(compareIssues)
  const accepted = acceptedKinds(files)
  const isInDraft = draftFinder(source)
  const open = all.filter(({ rule }) => !accepted.has(rule))
  return {
    left: open.filter((placeholder) => !isInDraft(placeholder)),
    accepted: all.filter(({ rule }) => accepted.has(rule)),
    inDrafts: open.filter(isInDraft),
  }
}

/**
 * Returns whether a file or picture belongs to a draft. A page with a publication date is not a
 * draft.
 */
function draftFinder({ files, now = new Date() }: ContentSource): (found: Placeholder) => boolean {
  const names = [...unpublishedFiles(files, now)]
    .filter(([, { state }]) => state === 'draft')
    .map(([path]) => `data/${path.replace(/\.json$/, '')}`)
  return ({ file }) => names.some((name) => file === `${name}.json` || file.startsWith(`${name}/`))
}

/** The agency's address, if it is no longer the shipped one, and its currency. */
function ownNames(files: JsonFile[]): OwnNames {
  const site = files.find(({ kind }) => kind.type === 'SiteSettings')
  if (!site) return { address: '', currency: undefined }
  const isShipped = textAt(site, '/address/street') === shipped.street
  const address = `${textAt(site, '/address/locality')} ${textAt(site, '/address/country')}`
  return { address: isShipped ? '' : address, currency: textAt(site, '/currency') }
}

const acceptedKinds = (files: JsonFile[]): Set<string | undefined> =>
  new Set(
    files
      .filter(({ kind }) => kind.type === 'SiteSettings')
      .flatMap((site) =>
        entriesOf(site, '/acceptedPlaceholders').map((at) => textAt(site, pointerTo(at, 'kind'))),
      ),
  )

function inFile(file: JsonFile, finders: readonly Finder[]): Placeholder[] {
  const found = new Map<string, PlaceholderMatch>()
  for (const finder of [...(findersByType[file.kind.type] ?? []), ...finders]) {
    // The first finder is the most specific.
    for (const each of finder(file)) if (!found.has(each.pointer)) found.set(each.pointer, each)
  }
  return [...found.values()].map(({ pointer, kind, message }) =>
    issueAt(file, pointer, kind, message, placeholderKinds[kind]),
  )
}

const draftPictures = ({ pictures }: ContentSource): Placeholder[] =>
  [...pictures]
    .filter(([, facts]) => 'isPlaceholder' in facts && facts.isPlaceholder)
    .map(([path]) => fileIssue(path, 'draft', 'is the picture of a draft', placeholderKinds.draft))
