import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { buildSpeculationRules, prefetchHeaders } from './speculation-rules'

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    excluded: Joi.array()
      .items(Joi.string())
      .default([])
      .description('The paths of pages that are fetched only when they are opened'),
  })

export const onPostBuild: GatsbyNode['onPostBuild'] = (_args, options) => {
  const { excluded } = options as unknown as { excluded: string[] }
  const rules = buildSpeculationRules(excluded)
  writeFileSync(join('public', prefetchHeaders.file.path), JSON.stringify(rules))
}
