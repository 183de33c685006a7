import { loadContent } from '../../content/files/load'
import { folderOf } from '../../content/collections'
import { readAddressSettings } from '../../content/site/read-address-settings'
import { type Command, fail, readArguments, reportRejection } from '../command-line'
import { contentIn } from '../content-in'
import { buildNewLanguage } from './build-new-language'
import { missingListFile } from './build-new-site'
import { buildTranslation, findOriginal } from './build-translation'
import { listNewPage } from './list-new-page'
import { inFolder, withNewFiles } from './new-file'
import {
  describeMissingLabels,
  labelsByText,
  readLabelsOfLanguage,
} from './read-labels-of-language'
import { reportNewErrors } from './report-new-errors'
import { writeNewFile, writeNewPage } from './write-new-files'

/** Creates the files that another language needs: `npm run new -- language nb`. */
export const newLanguage: Command = async (args, root, site) => {
  const parsed = readArguments(args, { 'dry-run': { type: 'boolean' } })
  const [, language, ...rest] = parsed?.positionals ?? []
  if (!parsed || language === undefined || rest.length > 0)
    return fail('npm run new -- language <tag>', '  <tag>  nb or pt-BR, for example')
  const labels = readLabelsOfLanguage(root, language)
  const source = await loadContent(root, site)
  const files = buildNewLanguage(language, labels, source)
  if ('refused' in files) return reportRejection(files)
  describeMissingLabels(root, language).forEach((line) => console.log(line))
  files.forEach(({ path }) => console.log(`Write:  data/${language}/${path}`))
  if (parsed.values['dry-run']) {
    console.log('Nothing was changed.')
    return 0
  }
  for (const file of files) await writeNewFile(root, site, inFolder(file, language))
  const status = reportNewErrors(source, await loadContent(root, site))
  console.log(
    `Done. \`npm run launch:check\` lists what you have to write, and \`npm run content:check -- --missing ${language}\``,
    'the pages to translate.',
  )
  return status
}

const usage = `npm run new -- translation <path> "Title" --language <tag>
  <path>         the file in the first language: data/services/web.json, or the address of its page
  --slug <name>  the last part of the address; by default derived from the title
  --dry-run      shows what would be written, and writes nothing`

/** Creates the translation of a page: `npm run new -- translation /services/web/ "Nett" --language nb`. */
export const newTranslation: Command = async (args, root, site) => {
  const text = { type: 'string' } as const
  const options = { language: text, slug: text, 'dry-run': { type: 'boolean' } } as const
  const parsed = readArguments(args, options)
  const [, typed, title, ...rest] = parsed?.positionals ?? []
  const { language, slug, 'dry-run': isDryRun } = parsed?.values ?? {}
  if (typed === undefined || language === undefined || rest.length > 0) return fail(usage)
  const loaded = await loadContent(root, site)
  const before = contentIn(loaded, language)
  if ('refused' in before) return reportRejection(before)
  const original = findOriginal(typed, before)
  const labels = readLabelsOfLanguage(root, language)
  const list = missingListFile(before, folderOf(original), labels)
  const source = withNewFiles(loaded, list ? [inFolder(list, language)] : [])
  const first = readLabelsOfLanguage(root, readAddressSettings(root).language)
  const byText = labelsByText(labels, first)
  const page = buildTranslation({ original, title, slug, language, labels: byText }, source)
  if ('refused' in page) return reportRejection(page)
  const after = contentIn(withNewFiles(source, [inFolder(page, language)]), language)
  if ('refused' in after) return reportRejection(after)
  const listing = listNewPage(page, after)
  await writeNewPage(root, site, { page, list, listing, language, isDryRun })
  if (isDryRun) return 0
  const status = reportNewErrors(loaded, await loadContent(root, site))
  console.log(
    page.content.draft === true
      ? 'Translate its texts, then delete "draft", which keeps it from being published.'
      : 'Translate its texts: it is published as it is.',
  )
  return status
}
