import { loadContent } from '../../content/files/load'
import type { SiteConfig } from '../../content/model'
import { readAddressSettings } from '../../content/site/read-address-settings'
import { type Command, fail, readArguments, reportRejection } from '../command-line'
import { buildNeededFiles, buildNewPage } from './build-new-page'
import { missingListFile } from './build-new-site'
import { listNewPage } from './list-new-page'
import { withNewFiles } from './new-file'
import { readLabelsOfLanguage } from './read-labels-of-language'
import { writeNewPage } from './write-new-files'

function usageOf(templates: SiteConfig['templates']): string {
  const parent = templates.flatMap(({ parents = [] }) => parents).at(0)
  return [
    'npm run new -- <kind> "Title"',
    `  <kind>         ${templates.map(({ name }) => name).join(', ')};`,
    '                 "site" starts afresh, "language" and "translation" translate',
    ...(parent === undefined
      ? []
      : [`  --in <parent>  the parent page of a sub-page: --in ${parent}retail`]),
    '  --slug <name>  the last part of the address; by default derived from the title',
    '  --dry-run      shows what would be written, and writes nothing',
  ].join('\n')
}

/** Creates the file of a new page: `npm run new -- article "Title"`. */
export const newPage: Command = async (args, root, site) => {
  const parsed = readArguments(args, {
    in: { type: 'string' },
    slug: { type: 'string' },
    'dry-run': { type: 'boolean' },
  })
  const [wanted, title, ...rest] = parsed?.positionals ?? []
  const template = site.templates.find(({ name }) => name === wanted)
  if (!parsed || !template || title === undefined || rest.length > 0)
    return fail(usageOf(site.templates))
  const { in: parent, slug } = parsed.values
  const month = new Date().toISOString().slice(0, 7)
  const loaded = await loadContent(root, site)
  const labels = readLabelsOfLanguage(root, readAddressSettings(root).language)
  const list = missingListFile(loaded, template.folder ?? '', labels)
  const needed = buildNeededFiles(template, month, loaded)
  if ('refused' in needed) return reportRejection(needed)
  const source = withNewFiles(loaded, list ? [list, ...needed] : needed)
  const page = buildNewPage({ kind: template.name, title, parent, slug, month }, source)
  if ('refused' in page) return reportRejection(page)
  const listing = listNewPage(page, withNewFiles(source, [page]))
  const isDryRun = parsed.values['dry-run']
  await writeNewPage(root, site, { page, list, needed, listing, isDryRun })
  if (isDryRun) return 0
  console.log(
    'Replace the texts that start with TODO; `npm run launch:check` lists those that remain.',
  )
  if (template.advice !== undefined) console.log(template.advice)
  return 0
}
