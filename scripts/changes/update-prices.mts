import { planPrices } from '../../src/content/changes/plan-prices'
import { loadContent } from '../../src/content/load'
import { doneLine, planLines } from './print-plan'
import { writePlan } from './write-plan'

/**
 * Updates the typical prices of services after a change of the rate, the currency or the days in
 * data/estimate.json: `npm run prices`; with `--dry-run` it only shows them.
 */
const root = process.cwd()
const plan = planPrices(await loadContent(root))
planLines(plan).forEach((line) => console.log(line))
if (process.argv.includes('--dry-run')) console.log('Nothing was changed.')
else {
  writePlan(root, plan)
  console.log(plan.changes.length > 0 ? doneLine(plan) : 'All prices agree with the estimate.')
}
process.exitCode = plan.left.length > 0 ? 1 : 0
