import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { GatsbyNode } from 'gatsby'
import { LockFilePlugin } from './lock-file-plugin'

/** The key for which .cache and public were made, or that a build is changing them. */
const stateFile = '.cache/build-state'
const unfinished = 'unfinished'

/** The key, with the folder of the project, because the files in .cache have its path. */
const keyOf = (options: object): string => `${process.cwd()} ${(options as { key: string }).key}`

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    key: Joi.string()
      .allow('')
      .default('')
      .description('What all pages depend on, as a text; if it changes, everything is built again'),
  })

/** Clears .cache and public before Gatsby reads them, if they were made for another key. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }, options) => {
  const state = existsSync(stateFile) ? readFileSync(stateFile, 'utf8') : undefined
  if (state === undefined || state === keyOf(options)) return
  const reason =
    state === unfinished
      ? 'The last build was not completed.'
      : 'The folder of the project, or settings or schemas on which all pages depend, have changed.'
  reporter.warn(`${reason} .cache and public are cleared, and everything is built again.`)
  for (const path of ['public', '.cache/redux', '.cache/webpack', stateFile])
    rmSync(path, { recursive: true, force: true })
  // Gatsby has already read its state. It drops the state and the rest of .cache if this folder
  // exists without public.
  mkdirSync('.cache/caches-lmdb', { recursive: true })
}

/** Marks a build as unfinished: only a build changes public in a way that the next could publish. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (_args, options) => {
  const isBuild = process.env.gatsby_executing_command === 'build'
  writeFileSync(stateFile, isBuild ? unfinished : keyOf(options))
}

/** Marks the build as finished: what follows, such as the files for Netlify, each build writes. */
export const onPostBuild: GatsbyNode['onPostBuild'] = (_args, options) =>
  writeFileSync(stateFile, keyOf(options))

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions }) =>
  actions.setWebpackConfig({ plugins: [new LockFilePlugin(process.cwd())] })
