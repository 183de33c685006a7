import type { IGatsbyImageData } from 'gatsby-plugin-image'
import styled from 'styled-components'

/** What a query selects of a picture: the fragment Photo. */
export interface ImageFile {
  /** Null where sharp cannot read the file: nothing is shown then. */
  childImageSharp: { gatsbyImageData: IGatsbyImageData } | null
}

export interface PictureProps {
  /** The file, with the sizes that sharp made of it. */
  file: ImageFile
  /** The picture in words; "" where the words beside it already say it. */
  alt: string
  /** How wide it is shown, as in the HTML attribute: "(min-width: 48rem) 50vw, 100vw". */
  sizes: string
  /** True for the one picture above the fold: it is fetched at once, before all others. */
  first?: boolean
  /** The same picture composed for narrow windows. */
  narrow?: {
    file: ImageFile
    /** Where it takes the other's place: "(width < 48rem)". */
    media: string
    sizes: string
  }
  /** For styled(Picture), which sets the height or the way it fills its frame. */
  className?: string
}

const PictureImage = styled.img`
  width: 100%;
  height: auto;
`

const narrowSources = ({ file, media, sizes }: NonNullable<PictureProps['narrow']>) => {
  const data = file.childImageSharp?.gatsbyImageData
  const { sources = [], fallback } = data?.images ?? {}
  const size = { width: data?.width, height: data?.height }
  return [...sources, { srcSet: fallback?.srcSet, type: undefined }].map(({ srcSet, type }) => (
    <source key={type ?? ''} media={media} srcSet={srcSet} type={type} sizes={sizes} {...size} />
  ))
}

/** The address of a picture in its largest size, to be opened by itself. */
export const largestOf = ({ childImageSharp }: ImageFile): string =>
  childImageSharp?.gatsbyImageData.images.fallback?.srcSet?.split(/,\s*/).at(-1)?.split(' ')[0] ??
  ''

/** A picture in the width the layout needs, without any script. */
export const Picture = ({ file, alt, sizes, first = false, narrow, className }: PictureProps) => {
  const data = file.childImageSharp?.gatsbyImageData
  if (!data?.images.fallback) return null
  const { sources = [], fallback } = data.images
  return (
    <picture className={className}>
      {narrow && narrowSources(narrow)}
      {sources.map(({ srcSet, type }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={sizes} />
      ))}
      <PictureImage
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={sizes}
        width={data.width}
        height={data.height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        {...(first && { fetchpriority: 'high' })}
      />
    </picture>
  )
}
