import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { planRemoval, toAddress } from '../src/content/changes/plan-removal'
import { loadContent } from '../src/content/load'
import { doneLine, isRefusal, planLines } from './changes/print-plan'
import { writePlan } from './changes/write-plan'

/** Deletes a page and all references to it: `npm run remove -- /products/`. */
const usage = `npm run remove -- <path>
  <path>            the address of a page: /case-studies/rail-freight/, or of a list: /products/
  --with-sub-pages  also deletes the pages under it, without asking
  --dry-run         shows what would change, and changes nothing`

const fail = (...lines: readonly string[]): never => {
  lines.forEach((line) => console.error(line))
  process.exit(1)
}

const parse = () => {
  try {
    const options = {
      'with-sub-pages': { type: 'boolean' },
      'dry-run': { type: 'boolean' },
    } as const
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    return fail(String(error instanceof Error ? error.message : error), usage)
  }
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(?:es)?$/i.test(answer.trim())
}

const { positionals, values } = parse()
const [typed, ...rest] = positionals
if (typed === undefined || rest.length > 0) fail(usage)
else {
  const root = process.cwd()
  const source = await loadContent(root)
  const request = { path: toAddress(typed), withSubPages: values['with-sub-pages'] ?? false }
  let plan = planRemoval(source, request)
  if (isRefusal(plan) && plan.subPages) {
    plan.subPages.forEach((file) => console.log(`  data/${file}`))
    const agreed = await confirm(`${plan.refused.join(' ')} Delete them?`)
    if (!agreed) fail(...plan.refused, 'Run it again with --with-sub-pages to delete them.')
    plan = planRemoval(source, { ...request, withSubPages: true })
  }
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
