import type { GatsbyNode } from 'gatsby'
import sharp, { type Sharp } from 'sharp'
import { type ImageData, withoutHiddenColor } from './hidden-color'

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

interface FileNode {
  absolutePath: string
}

interface NodeModel {
  getNodeById: (query: { id: string }) => FileNode | null
}

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  const add = createResolvers as (resolvers: object) => void
  add({
    ImageSharp: {
      gatsbyImageData: {
        resolve: async (
          source: ImageNode,
          args: object,
          context: { nodeModel: NodeModel },
          info: { originalResolver: (...values: unknown[]) => Promise<ImageData | null> },
        ) => {
          const data = await info.originalResolver(source, args, context, info)
          const file = context.nodeModel.getNodeById({ id: source.parent })
          return data && file ? withoutHiddenColor(data, file.absolutePath) : data
        },
      },
    },
  })
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => Joi.object({})
