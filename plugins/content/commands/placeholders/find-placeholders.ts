import { compareIssues, fileIssue } from '../../core/issue'
import { entriesOf, issueAt, textAt, type JsonFile } from '../../core/json/json-file'
import { pointerTo } from '../../core/json/json-tree'
import { parseFiles } from '../../core/json/parse'
import type { ContentSource } from '../../model'
import { unpublishedFiles } from '../../core/publication'
import { findersByType, findersForAll, type PlaceholderMatch } from './finders'
import { placeholderKinds, shippedName, type Placeholder } from './placeholder-kinds'

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
 * @param otherFiles the texts of files outside data/ that name the agency, by path
 */
export function findPlaceholders(
  source: ContentSource,
  otherFiles: ReadonlyMap<string, string> = new Map(),
): Placeholders {
  const { files } = parseFiles(source.site.kinds, source.files)
  const all = [
    ...files.flatMap((file) => inFile(file)),
    ...templatePictures(source),
    ...[...otherFiles].flatMap(([file, text]) => nameIn(file, text)),
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
function draftFinder({
  site,
  files,
  now = new Date(),
}: ContentSource): (found: Placeholder) => boolean {
  const names = [...unpublishedFiles(site.kinds, files, now)]
    .filter(([, { state }]) => state === 'draft')
    .map(([path]) => `data/${path.replace(/\.json$/, '')}`)
  return ({ file }) => names.some((name) => file === `${name}.json` || file.startsWith(`${name}/`))
}

/** The first line of a file outside data/ with the name of the shipped site, also in a package name. */
function nameIn(file: string, text: string): Placeholder[] {
  const lines = text.toLowerCase().split('\n')
  const line = lines.findIndex((each) => each.includes(shippedName.toLowerCase())) + 1
  const message = 'contains the name of the shipped site'
  const issue = { file, line, column: 1, pointer: '', rule: 'brand' as const, message }
  return line > 0 ? [{ ...issue, hint: placeholderKinds.brand }] : []
}

const acceptedKinds = (files: JsonFile[]): Set<string | undefined> =>
  new Set(
    files
      .filter(({ kind }) => kind.type === 'SiteSettings')
      .flatMap((site) =>
        entriesOf(site, '/acceptedPlaceholders').map((at) => textAt(site, pointerTo(at, 'kind'))),
      ),
  )

function inFile(file: JsonFile): Placeholder[] {
  const found = new Map<string, PlaceholderMatch>()
  for (const finder of [...(findersByType[file.kind.type] ?? []), ...findersForAll]) {
    // The first finder is the most specific.
    for (const each of finder(file)) if (!found.has(each.pointer)) found.set(each.pointer, each)
  }
  return [...found.values()].map(({ pointer, kind, message }) =>
    issueAt(file, pointer, kind, message, placeholderKinds[kind]),
  )
}

const templatePictures = ({ pictures }: ContentSource): Placeholder[] =>
  [...pictures]
    .filter(([, facts]) => 'isPlaceholder' in facts && facts.isPlaceholder)
    .map(([path]) =>
      fileIssue(path, 'template', 'is the picture of a template', placeholderKinds.template),
    )
