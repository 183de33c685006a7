import { createInterface } from 'node:readline/promises'
import { planRemoval, toPath } from './plan-removal'
import { loadContent } from '../../files/load'
import { readSlugSettings } from '../../site/read-slug-settings'
import { fail, readArguments, type Command } from '../command-line'
import { applyPlan, isRejection } from './apply-plan'
import { firstList } from './first-list'

const usageFor = (list: string): string => `npm run remove -- <path>
  <path>            the address of a page: ${list}rail-freight/, or of a list: ${list}
  --with-sub-pages  also deletes the pages under it, without asking
  --dry-run         shows what would change, and changes nothing`

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(?:es)?$/i.test(answer.trim())
}

/** Deletes a page and every reference to it: `npm run remove -- /articles/`. */
export const removePage: Command = async (args, root, site) => {
  const options = { 'with-sub-pages': { type: 'boolean' }, 'dry-run': { type: 'boolean' } } as const
  const parsed = readArguments(args, options)
  const [typed, ...rest] = parsed?.positionals ?? []
  if (!parsed || typed === undefined || rest.length > 0) return fail(usageFor(firstList(site)))
  const { 'with-sub-pages': withSubPages = false, 'dry-run': isDryRun } = parsed.values
  const source = await loadContent(root, site)
  const request = { path: toPath(site.kinds, typed, readSlugSettings(root)), withSubPages }
  const plan = planRemoval(source, request)
  if (!isRejection(plan) || !plan.subPages) return applyPlan(root, plan, { isDryRun })

  plan.subPages.forEach((file) => console.log(`  data/${file}`))
  if (await confirm(`${plan.refused.join(' ')} Delete them?`))
    return applyPlan(root, planRemoval(source, { ...request, withSubPages: true }), { isDryRun })
  return fail(...plan.refused, 'Run it again with --with-sub-pages to delete them.')
}
