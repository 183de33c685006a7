import type { GatsbyNode } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { generateImageData, type ImageFile } from 'gatsby-plugin-sharp'
import sharp, { type AvifOptions, type Sharp } from 'sharp'

/**
 * The effort of the AVIF encoder, from 0 to 9. gatsby-plugin-sharp has no option for it and uses
 * sharp's default of 4, which takes three times as long for files of the same size and a gain of
 * half a decibel (https://github.com/vercel/next.js/pull/73030).
 */
const effort = 3

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

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => Joi.object({})

interface ImageNode {
  id: string
  /** The id of its file's node. */
  parent: string
  internal: { contentDigest: string }
}
interface Context {
  nodeModel: { getNodeById: (args: { id: string }) => ImageFile | null }
}
interface ImageArgs {
  width?: number
  outputPixelDensities?: readonly number[]
  formats?: readonly string[]
}
type Resolve<Result = unknown> = (
  image: ImageNode,
  args: ImageArgs,
  context: Context,
  info: Info,
) => Result
interface Info {
  originalResolver: Resolve<Promise<IGatsbyImageData | undefined>>
}

/**
 * Computes the image data of a picture only once: gatsby-plugin-sharp reads and hashes the file
 * twice for each use (https://github.com/gatsbyjs/gatsby/issues/11122). Beside AVIF, it has one size,
 * the largest, because a `<picture>` gives browsers without AVIF only one.
 */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  pathPrefix,
  reporter,
  cache,
  ...rest
}) => {
  const known = new Map<string, unknown>()
  // gatsby-plugin-sharp warns of AVIF without another format.
  const quiet = Object.create(reporter, { warn: { value: () => undefined } }) as typeof reporter
  const compute: Resolve = async (image, args, context, info) => {
    const file = context.nodeModel.getNodeById({ id: image.parent })
    const { width, outputPixelDensities = [1], formats = [] } = args
    const others = formats.filter((format) => format !== 'avif')
    if (!file || width === undefined || others.length === formats.length)
      return info.originalResolver(image, args, context, info)
    const largest = width * Math.max(...outputPixelDensities)
    const otherArgs = { ...args, width: largest, formats: others, outputPixelDensities: [1] }
    const other = await info.originalResolver(image, otherArgs, context, info)
    const avifArgs = { ...args, formats: ['avif'] }
    const avif = await generateImageData({
      file,
      args: avifArgs,
      pathPrefix,
      reporter: quiet,
      cache,
    })
    const { srcSet = '', sizes } = avif?.images.fallback ?? {}
    const sources = [{ type: 'image/avif', srcSet, sizes }, ...(other?.images.sources ?? [])]
    return avif && other && { ...avif, images: { ...other.images, sources } }
  }
  const resolve: Resolve = (image, args, context, info) => {
    const key = [image.id, image.internal.contentDigest, JSON.stringify(args)].join(' ')
    if (!known.has(key)) known.set(key, compute(image, args, context, info))
    return known.get(key)
  }
  const create = rest.createResolvers as (resolvers: object) => void
  create({ ImageSharp: { gatsbyImageData: { resolve } } })
}
