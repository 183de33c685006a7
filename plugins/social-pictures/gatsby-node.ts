import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { GatsbyNode } from 'gatsby'
import { listFiles } from '../content/node'
import { type Plan, planFile } from './plan-pictures'

/** The plan that is being drawn. */
const drawnFile = '.cache/social-pictures-drawn.json'

/** Draws the planned pictures that do not exist, and removes those of earlier builds. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }) => {
  const plans = JSON.parse(readFileSync(planFile, 'utf8')) as Plan[]
  // One language after the other, because each has its own fonts.
  for (const plan of plans) {
    if (plan.pictures.every(({ exists }) => exists)) continue
    writeFileSync(drawnFile, JSON.stringify(plan))
    const script = ['--import', 'tsx', 'plugins/social-pictures/draw-pictures.mts', drawnFile]
    await promisify(execFile)(process.execPath, script)
  }
  const pictures = plans.flatMap((plan) => plan.pictures)
  const paths = new Set(pictures.map(({ path }) => path))
  for (const file of listFiles('public/social'))
    if (!paths.has(`/social/${file}`)) rmSync(`public/social/${file}`)
  const letters = new Set(pictures.flatMap(({ missingLetters }) => missingLetters))
  if (letters.size > 0) {
    reporter.warn(
      `No font has the letters ${[...letters].join(' ')}, so social pictures show the agency's name in place of titles with them. Install the package of Noto Sans for their script, such as @fontsource/noto-sans-bengali.`,
    )
  }
}
