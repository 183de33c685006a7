import { buildNewPage, templateKinds } from '../../src/content/templates/build-new-page'
import { loadContent } from '../../src/content/load'
import { fail, readArguments, type Command } from '../command-line'
import { writeNewPage } from './write-new-page'

const usage = `npm run new -- <kind> "Title"
  <kind>         ${templateKinds.join(', ')}
  --in <parent>  the parent page of a sub-page: --in industries/retail
  --slug <name>  the last part of the address; by default derived from the title`

/** Creates the file of a new page: `npm run new -- case-study "Rail Freight Planning"`. */
export const newPage: Command = async (args, root) => {
  const parsed = readArguments(args, { in: { type: 'string' }, slug: { type: 'string' } })
  const [wanted, title, ...rest] = parsed?.positionals ?? []
  const kind = templateKinds.find((each) => each === wanted)
  if (!parsed || !kind || title === undefined || rest.length > 0) return fail(usage)
  const { in: parent, slug } = parsed.values
  const month = new Date().toISOString().slice(0, 7)
  const page = buildNewPage({ kind, title, parent, slug, month }, await loadContent(root))
  if ('refused' in page) return fail(...page.refused)

  const [file, ...pictures] = await writeNewPage(root, page)
  console.log(`Written: ${file}`)
  pictures.forEach((path) => console.log(`Picture: ${path}  (a placeholder: replace it)`))
  console.log(
    `Page:    ${page.pagePath}  (http://localhost:8000${page.pagePath} while npm run develop runs)`,
  )
  console.log(
    'Replace the texts that start with TODO; `npm run launch:check` lists those that remain.',
  )
  if (kind === 'case-study')
    console.log('Lists show it as Coming Soon until you delete "inProgress".')
  else if (kind === 'page')
    console.log('Link to it from data/navigation.json, "legal" in data/site.json, or any text.')
  else if (kind !== 'product')
    console.log('"related" is a suggestion. To add the page to a menu, edit data/navigation.json.')
  return 0
}
