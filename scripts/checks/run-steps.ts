import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { single, type Outcome } from './outcome'
import { results, type Output } from './run'
import type { Step } from './steps'

/**
 * The number of steps that run at the same time. Each keeps at most one processor core busy, and
 * often waits for files or for another process: with two steps more than cores, no core is idle.
 */
const maxRunning = availableParallelism() + 2

const runTimed = async (step: Step, output: Output): Promise<[Outcome, verdict: string]> => {
  const start = performance.now()
  const outcome = await step.run(output).catch((error: unknown) => {
    console.error(error)
    return single(false)
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const result = outcome.failed ? `FAILED (${outcome.failed})` : 'ok'
  return [outcome, `-- ${step.title}: ${result}, ${outcome.passed} passed, ${seconds} s`]
}

/** Runs a step whose output is printed as it is written. */
async function runShown(step: Step): Promise<Outcome> {
  console.log(`\n== ${step.title}`)
  const [outcome, verdict] = await runTimed(step, 'inherit')
  console.log(verdict)
  return outcome
}

/**
 * Runs a step whose output is printed when it ends, so that it does not mix with that of another
 * step.
 */
async function runBuffered(step: Step, logs: string): Promise<Outcome> {
  console.log(`.. ${step.title}: started`)
  mkdirSync(logs, { recursive: true })
  const log = join(logs, `${step.name}.log`)
  const output = openSync(log, 'w')
  const [outcome, verdict] = await runTimed(step, output)
  closeSync(output)
  console.log(`\n== ${step.title}\n${readFileSync(log, 'utf8')}\n${verdict}`)
  return outcome
}

/**
 * Runs the steps, in parallel if they do not depend on each other. A step is not run and counts as
 * failed if the step that it needs has failed. The output of each is kept as <name>.log in `logs`.
 */
export async function runSteps(steps: readonly Step[], logs = results): Promise<Outcome[]> {
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()
  const outcomes = new Map<string, Outcome>()
  const isReady = ({ needs, isAlone }: Step): boolean => {
    if (isAlone && running.size > 0) return false
    return [...waiting, ...running.keys()].every(({ name }) => name !== needs)
  }
  const start = (step: Step): Promise<Outcome> => {
    if (step.needs !== undefined && outcomes.get(step.needs)?.failed) {
      console.log(`\n== ${step.title}: FAILED, not run because "${step.needs}" failed`)
      return Promise.resolve(single(false))
    }
    return step.isAlone || steps.length === 1 ? runShown(step) : runBuffered(step, logs)
  }
  while (waiting.length + running.size > 0) {
    const isFull = running.size === maxRunning || [...running.keys()].some(({ isAlone }) => isAlone)
    const step = isFull ? undefined : waiting.find(isReady)
    if (step) {
      waiting.splice(waiting.indexOf(step), 1)
      const ended = start(step).then((outcome) => {
        outcomes.set(step.name, outcome)
        running.delete(step)
      })
      running.set(step, ended)
    } else {
      await Promise.race(running.values())
    }
  }
  return steps.map(({ name }) => outcomes.get(name) ?? single(false))
}
