import { single, type Outcome } from './outcome'
import type { Step } from './steps'

const timed = async (step: Step): Promise<Outcome> => {
  const start = performance.now()
  console.log(`\n== ${step.title}`)
  const outcome = await step.run().catch((error: unknown) => {
    console.error(error)
    return single(false)
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const verdict = outcome.failed ? `FAILED (${outcome.failed})` : 'ok'
  console.log(`-- ${step.title}: ${verdict}, ${outcome.passed} passed, ${seconds} s`)
  return outcome
}

/** Runs the steps in their order; one whose need has failed is not run and counts as failed. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const broken = new Set<string>()
  const outcomes: Outcome[] = []
  for (const step of steps) {
    const hindered = step.needs !== undefined && broken.has(step.needs)
    if (hindered) console.log(`\n== ${step.title}: FAILED, not run for want of "${step.needs}"`)
    const outcome = hindered ? single(false) : await timed(step)
    if (outcome.failed) broken.add(step.name)
    outcomes.push(outcome)
  }
  return outcomes
}
