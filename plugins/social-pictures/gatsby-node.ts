import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { GatsbyNode } from 'gatsby'
import { listFiles, listLetters, notoPackages } from '../content/node'
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
  for (const { brand, pictures: ofLanguage } of plans) {
    const letters = [...new Set(ofLanguage.flatMap(({ missingLetters }) => missingLetters))]
    if (letters.length === 0) continue
    const packages = notoPackages(letters, brand.language)
    const remedy =
      packages.length > 0
        ? `npm install --save-exact ${packages.join(' ')}`
        : 'Install the package of Noto Sans for their script.'
    reporter.warn(
      `Social pictures (${brand.language}) leave out titles and names with letters that no font has: ${listLetters(letters)}. ${remedy}`,
    )
  }
}
