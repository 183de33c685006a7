import { parseArgs } from 'node:util'
import { planRename } from '../src/content/changes/plan-rename'
import { toAddress } from '../src/content/changes/plan-removal'
import { loadContent } from '../src/content/load'
import { doneLine, isRefusal, planLines } from './changes/print-plan'
import { writePlan } from './changes/write-plan'

/** Changes the title or address of a page: `npm run rename -- /industries/retail/ "Shops"`. */
const usage = `npm run rename -- <path> <new>
  <path>     the address of a page: /industries/retail/
  <new>      its new title, "Shops", or its new address, /industries/shops/
  --dry-run  shows what would change, and changes nothing`

const fail = (...lines: readonly string[]): never => {
  lines.forEach((line) => console.error(line))
  process.exit(1)
}

const parse = () => {
  try {
    return parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } })
  } catch (error) {
    return fail(String(error instanceof Error ? error.message : error), usage)
  }
}

const { positionals, values } = parse()
const [typed, to, ...rest] = positionals
if (typed === undefined || to === undefined || rest.length > 0) fail(usage)
else {
  const root = process.cwd()
  const wanted = to.startsWith('/') ? toAddress(to) : to
  const plan = planRename(await loadContent(root), { path: toAddress(typed), to: wanted })
  if (isRefusal(plan)) fail(...plan.refused)
  else {
    planLines(plan).forEach((line) => console.log(line))
    if (values['dry-run']) console.log('Nothing was changed.')
    else {
      writePlan(root, plan)
      console.log(doneLine(plan))
    }
    process.exitCode = plan.left.length > 0 ? 1 : 0
  }
}
