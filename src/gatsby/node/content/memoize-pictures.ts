import type { CreateResolversArgs } from 'gatsby'
import sharp, { type AvifOptions, type Sharp } from 'sharp'

/**
 * How much time the AVIF encoder may take, from 0 to 9. gatsby-plugin-sharp leaves sharp's 4, which
 * takes three times as long for files of the same size and half a decibel (docs/benchmarks.md).
 */
const effort = 3

/** What the encoder aims at. sharp's own, "iq", gives larger files here, and screens of text a worse signal. */
const tune = 'ssim'

const isQuick = Symbol('encodes quickly')

/** Makes sharp encode AVIF so wherever nothing else is asked for. */
export function encodeQuickly(): void {
  const prototype = sharp.prototype as {
    [isQuick]?: true
    avif: (this: Sharp, options?: AvifOptions) => Sharp
  }
  if (prototype[isQuick]) return
  prototype[isQuick] = true
  const { avif } = prototype
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort, tune, ...options })
  }
}

interface ImageNode {
  id: string
  internal: { contentDigest: string }
}
type Resolve = (image: ImageNode, args: object, context: unknown, info: Info) => unknown
interface Info {
  originalResolver: Resolve
}

/**
 * A picture that stands on many pages is reckoned once: gatsby-plugin-sharp would read and hash its
 * file anew, twice for each place where it stands.
 */
export function memoizePictures({ createResolvers }: CreateResolversArgs): void {
  const known = new Map<string, unknown>()
  const resolve: Resolve = (image, args, context, info) => {
    const key = [image.id, image.internal.contentDigest, JSON.stringify(args)].join(' ')
    if (!known.has(key)) known.set(key, info.originalResolver(image, args, context, info))
    return known.get(key)
  }
  const create = createResolvers as (resolvers: object) => void
  create({ ImageSharp: { gatsbyImageData: { resolve } } })
}
