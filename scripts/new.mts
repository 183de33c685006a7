import { parseArgs } from 'node:util'
import { draftKinds, buildDraft } from '../src/content/drafts/build-draft'
import { loadContent } from '../src/content/load'
import { writeDraft } from './new/write-draft'

/** Creates the file of a new page: `npm run new -- case-study "Rail Freight Planning"`. */
const usage = `npm run new -- <kind> "Title"
  <kind>        ${draftKinds.join(', ')}
  --in <group>  of a sub-page, where it belongs: --in industries/retail
  --slug <name> the last part of the address, if it should not be made of the title`

const fail = (...lines: string[]): never => {
  lines.forEach((line) => console.error(line))
  process.exit(1)
}

const parse = () => {
  try {
    const options = { in: { type: 'string' }, slug: { type: 'string' } } as const
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    return fail(String(error instanceof Error ? error.message : error), usage)
  }
}

const { positionals, values } = parse()
const [wanted, title, ...rest] = positionals
const kind = draftKinds.find((each) => each === wanted)
if (!kind || title === undefined || rest.length > 0) fail(usage)
else {
  const month = new Date().toISOString().slice(0, 7)
  const request = { kind, title, group: values.in, slug: values.slug, month }
  const draft = buildDraft(request, await loadContent(process.cwd()))
  if ('refused' in draft) fail(...draft.refused)
  else {
    const [file, ...pictures] = await writeDraft(process.cwd(), draft)
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
  }
}
