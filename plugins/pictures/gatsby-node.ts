import type { GatsbyNode } from 'gatsby'
import sharp, { type AvifOptions, type Sharp } from 'sharp'

/**
 * The effort of the AVIF encoder, from 0 to 9. gatsby-plugin-sharp has no option for it and uses
 * sharp's default of 4, which takes about six times as long for files of the same size
 * (https://github.com/vercel/next.js/pull/73030). An effort of 3 gains 1.4 dB, which cannot be seen in
 * screens of text, and takes twice as long; one of 1 makes files 4 % larger.
 */
const effort = 2

/**
 * The quality metric for which the encoder optimizes. sharp's default, "iq", gives larger files
 * here, and worse screens of text.
 */
const tune = 'ssim'

/** Changes sharp's defaults for AVIF. */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  const prototype = sharp.prototype as {
    avif: (this: Sharp, options?: AvifOptions) => Sharp
  }
  const { avif } = prototype
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort, tune, ...options })
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

interface ImageData {
  backgroundColor?: string
}

/** Without the color behind a picture that one sees through, of which transparent pixels are black. */
export async function withoutHiddenColor<Data extends ImageData>(
  data: Data,
  path: string,
): Promise<Data> {
  if (data.backgroundColor === undefined || (await sharp(path).stats()).isOpaque) return data
  return { ...data, backgroundColor: undefined }
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
