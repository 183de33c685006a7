import { buildDraft, draftKinds } from '../../src/content/drafts/build-draft'
import { loadContent } from '../../src/content/load'
import { fail, readArguments, type Command } from '../command-line'
import { writeDraft } from './write-draft'

const usage = `npm run new -- <kind> "Title"
  <kind>        ${draftKinds.join(', ')}
  --in <group>  of a sub-page, where it belongs: --in industries/retail
  --slug <name> the last part of the address, if it should not be made of the title`

/** Creates the file of a new page: `npm run new -- case-study "Rail Freight Planning"`. */
export const newPage: Command = async (args, root) => {
  const parsed = readArguments(args, { in: { type: 'string' }, slug: { type: 'string' } })
  const [wanted, title, ...rest] = parsed?.positionals ?? []
  const kind = draftKinds.find((each) => each === wanted)
  if (!parsed || !kind || title === undefined || rest.length > 0) return fail(usage)
  const { in: group, slug } = parsed.values
  const month = new Date().toISOString().slice(0, 7)
  const draft = buildDraft({ kind, title, group, slug, month }, await loadContent(root))
  if ('refused' in draft) return fail(...draft.refused)

  const [file, ...pictures] = await writeDraft(root, draft)
  console.log(`Written: ${file}`)
  pictures.forEach((path) => console.log(`Picture: ${path}  (put your own in its place)`))
  console.log(`Page:    ${draft.address}  (http://localhost:8000${draft.address} in develop)`)
  console.log('Replace what begins with TODO; `npm run launch:check` lists what is left.')
  if (kind === 'case-study')
    console.log('With "inProgress" lists say Coming Soon; delete it once the work is done.')
  else if (kind === 'page')
    console.log('Link to it from data/navigation.json, "legal" in data/site.json, or any text.')
  else if (kind !== 'product')
    console.log('"related" is a first guess; the menus are in data/navigation.json.')
  return 0
}
