import type { IGatsbyImageData } from 'gatsby-plugin-image'
import styled from 'styled-components'

/** What a query selects of a picture: the fragment Photo. */
export interface ImageFile {
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
  className?: string
}

const Image = styled.img`
  width: 100%;
  height: auto;
`

/** A picture in the width the layout needs, without any script. */
export const Picture = ({ file, alt, sizes, first = false, className }: PictureProps) => {
  const data = file.childImageSharp?.gatsbyImageData
  if (!data?.images.fallback) return null
  const { sources = [], fallback } = data.images
  return (
    <picture className={className}>
      {sources.map(({ srcSet, type }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={sizes} />
      ))}
      <Image
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
