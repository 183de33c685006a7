import type { GatsbyNode, Node } from 'gatsby'
import { generateImageData } from 'gatsby-plugin-sharp'
import sharp, { type Sharp } from 'sharp'
import { withoutHiddenColor } from './hidden-color'

/**
 * Defaults of sharp's encoders for which gatsby-plugin-sharp has no options.
 *
 * AVIF: an effort (0 to 9) of 2. sharp's default of 4 takes about six times as long for files of the
 * same size (https://github.com/vercel/next.js/pull/73030). An effort of 3 takes twice as long, for a
 * difference that cannot be seen in screens of text; one of 1 takes half as long, but letters have
 * visible shadows. The quality metric is "ssim": sharp's default, "iq", gives larger files here, and
 * worse screens of text.
 *
 * WebP, for the few browsers without AVIF: an effort (0 to 6) of 2 takes half as long as the default
 * of 4, for files that are 5 % larger.
 */
const defaults = {
  avif: { effort: 2, tune: 'ssim' },
  webp: { effort: 2 },
} as const

/** Changes sharp's defaults. */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  const prototype = sharp.prototype as Record<
    keyof typeof defaults,
    (this: Sharp, options?: object) => Sharp
  >
  for (const format of ['avif', 'webp'] as const) {
    const encode = prototype[format]
    prototype[format] = function (this: Sharp, options?: object) {
      return encode.call(this, { ...defaults[format], ...options })
    }
  }
}

/** The part of a node that says from which file it was made. */
interface ImageNode {
  parent: string
}

interface Context {
  nodeModel: { getNodeById: (query: { id: string }) => (Node & { absolutePath: string }) | null }
}

/**
 * gatsby-plugin-sharp takes a query for AVIF alone for a page without another format. The one in
 * WebP has a query of its own, because fewer of its sizes are used.
 */
const isMistaken = (warning: string): boolean => warning.includes('specified only AVIF format')

/** Replaces the resolver of gatsby-transformer-sharp, which does nothing else. */
export const createResolvers: GatsbyNode['createResolvers'] = (gatsby) => {
  const { cache, pathPrefix } = gatsby
  const reporter = {
    error: (text: string): void => {
      gatsby.reporter.error(text)
    },
    warn: (text: string): void => {
      if (!isMistaken(text)) gatsby.reporter.warn(text)
    },
  }
  const resolve = async ({ parent }: ImageNode, args: object, { nodeModel }: Context) => {
    const file = nodeModel.getNodeById({ id: parent })
    if (!file) return null
    const data = await generateImageData({ file, args, pathPrefix, reporter, cache })
    return data && withoutHiddenColor(data, file.absolutePath)
  }
  const add = gatsby.createResolvers as (resolvers: object) => void
  add({ ImageSharp: { gatsbyImageData: { resolve } } })
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => Joi.object({})
