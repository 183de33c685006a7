import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadContent } from '../../content/files/load'
import {
  readAddressSettings,
  readAllAddressSettings,
} from '../../content/site/read-address-settings'
import {
  type Command,
  exampleList,
  fail,
  readArguments,
  reportRejection,
  section,
} from '../command-line'
import { removeEmptyFolders } from '../remove-empty-folders'
import { toComparable } from '../../content/text/normal-form'
import type { ChangeSet } from './change-set'
import { planRename } from './plan-rename'
import { isAddress, missingFileNamed, toPath } from './typed-address'

const usageFor = (list: string): string => `npm run rename -- <path> <new>
  <path>     a page: ${list}retail/, a list: ${list}, or a file: data/people/jo-doe.json
  <new>      its new title or name, "Shops", or its new address or file, ${list}shops/
  --dry-run  shows what would change, and changes nothing`

/** Gives a page, tag or person another title or address: `npm run rename -- /articles/first/ "Shops"`. */
export const rename: Command = async (args, root, site) => {
  const parsed = readArguments(args, { 'dry-run': { type: 'boolean' } })
  const [typed, to, ...rest] = parsed?.positionals ?? []
  if (!parsed || typed === undefined || to === undefined || rest.length > 0)
    return fail(usageFor(exampleList(site)))
  const languages = readAllAddressSettings(root)
  const [settings = readAddressSettings(root)] = languages
  const source = await loadContent(root, site)
  const missing = missingFileNamed(
    typed,
    source.files.map(({ path }) => path),
  )
  if (missing.length > 0) return fail(...missing)
  const planned = planRename(source, {
    path: toPath(site.collections, typed, languages),
    to: isAddress(to, source, settings)
      ? toPath(site.collections, to, languages)
      : toComparable(to),
  })
  if ('refused' in planned) return reportRejection(planned)
  linesOf(planned).forEach((line) => console.log(line))
  if (!parsed.values['dry-run']) writeChanges(root, planned)
  console.log(parsed.values['dry-run'] ? 'Nothing was changed.' : 'Done. The content is valid.')
  return 0
}

/** Changes as lines for a terminal. */
const linesOf = ({ moved, redirects, changes }: ChangeSet): string[] => [
  ...section(
    'Move',
    [...moved].map(([from, to]) => `data/${from} to data/${to}`),
  ),
  ...section(
    'Redirect',
    [...redirects].map(([from, to]) => `${from} to ${to}`),
  ),
  ...section('Change', changes),
]

/** Makes the changes in the data folder, and removes folders that become empty. */
function writeChanges(root: string, { texts, moved }: ChangeSet): void {
  const at = (path: string): string => join(root, 'data', path)
  for (const [path, text] of texts) writeFileSync(at(path), text)
  for (const [from, to] of moved) {
    mkdirSync(dirname(at(to)), { recursive: true })
    renameSync(at(from), at(to))
  }
  for (const path of moved.keys()) removeEmptyFolders(dirname(at(path)), at(''))
}
