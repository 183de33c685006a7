import { planRename } from './plan-rename'
import { isAddress, toPath } from './plan-removal'
import { loadContent } from '../../files/load'
import { readSlugSettings } from '../../site/read-slug-settings'
import { fail, readArguments, type Command } from '../command-line'
import { applyPlan } from './apply-plan'
import { firstList } from './first-list'

const usageFor = (list: string): string => `npm run rename -- <path> <new>
  <path>     the address of a page: ${list}retail/, or of a list: ${list}
  <new>      its new title, "Shops", or its new address, ${list}shops/
  --dry-run  shows what would change, and changes nothing`

/** Gives a page another title or address: `npm run rename -- /articles/first/ "Shops"`. */
export const renamePage: Command = async (args, root, site) => {
  const parsed = readArguments(args, { 'dry-run': { type: 'boolean' } })
  const [typed, to, ...rest] = parsed?.positionals ?? []
  if (!parsed || typed === undefined || to === undefined || rest.length > 0)
    return fail(usageFor(firstList(site)))
  const settings = readSlugSettings(root)
  const source = await loadContent(root, site)
  const wanted = isAddress(to, source, settings) ? toPath(site.kinds, to, settings) : to
  const plan = planRename(source, { path: toPath(site.kinds, typed, settings), to: wanted })
  return applyPlan(root, plan, { isDryRun: parsed.values['dry-run'] })
}
