import { graphql } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import styled, { css } from 'styled-components'
import { withoutBreakMarks } from '../../plugins/content'
import { down, mediaQuery } from '../styles/sizes'

/** The fields of the GraphQL fragment Photo. */
export interface ImageFile {
  /** Null if sharp cannot read the file; then nothing is rendered. */
  childImageSharp: {
    /** AVIF in several sizes. */
    gatsbyImageData: IGatsbyImageData
    /** WebP in one size, the largest. */
    webp: IGatsbyImageData
  } | null
}

/** The fields of the GraphQL fragment PhotoForPhones: AVIF in one size. */
export interface NarrowImageFile {
  childImageSharp: { gatsbyImageData: IGatsbyImageData } | null
}

export interface PictureProps {
  /** The image in the sizes that sharp generated. */
  file: ImageFile
  /** The alternative text; "" if the text next to the picture has the same information. */
  alt: string
  /** The HTML attribute `sizes`: "(min-width: 48rem) 50vw, 100vw". */
  sizes: string
  /** Whether it is loaded eagerly, before all others: for the one picture in the first view. */
  priority?: boolean
  /** Another crop for phones; null if there is none. Print shows the wide one. */
  narrow?: { imgUrl: NarrowImageFile } | null
}

const PictureImage = styled.img<{
  /** Of a picture with another crop for phones: its ratio of width to height. */
  $wideRatio?: number
  /** Shown until the picture has arrived. */
  $dominantColor?: string
}>`
  width: 100%;
  background: ${({ $dominantColor }) => $dominantColor};

  /* Printed from a phone, the narrow crop may still be there: the wide one loads late. */
  ${({ $wideRatio }) =>
    $wideRatio &&
    css`
      @media print {
        aspect-ratio: ${$wideRatio};
        object-fit: contain;
      }
    `}
`

const onPhones = `screen and ${mediaQuery(down.tablet)}`

/** The URL of a picture in its largest size, for browsers without AVIF. */
export const largestSource = ({ childImageSharp }: ImageFile): string =>
  childImageSharp?.webp.images.fallback?.src ?? ''

const avif = 'image/avif'

/** In HTML it is a whole number; gatsby-plugin-sharp divides the width by the ratio of the picture. */
const wholeHeight = ({ height }: IGatsbyImageData): number => Math.round(height)

const NarrowSource = ({ childImageSharp }: NarrowImageFile) => {
  const data = childImageSharp?.gatsbyImageData
  return (
    data && (
      <source
        media={onPhones}
        srcSet={data.images.fallback?.src}
        type={avif}
        width={data.width}
        height={wholeHeight(data)}
      />
    )
  )
}

/**
 * A responsive picture that needs no script, unlike GatsbyImage. Browsers without AVIF (Safari
 * before 16.4, Edge before 121) get a single size, without the crop for phones: a list of sizes for
 * them would be a tenth of a case study's page.
 */
export const Picture = ({ file, alt, sizes, priority = false, narrow }: PictureProps) => {
  const data = file.childImageSharp?.gatsbyImageData
  if (!data?.images.fallback) return null
  return (
    <picture>
      {narrow && <NarrowSource {...narrow.imgUrl} />}
      <source srcSet={data.images.fallback.srcSet} type={avif} sizes={sizes} />
      <PictureImage
        $wideRatio={narrow ? data.width / data.height : undefined}
        $dominantColor={priority ? data.backgroundColor : undefined}
        src={largestSource(file)}
        width={data.width}
        height={wholeHeight(data)}
        alt={withoutBreakMarks(alt)}
        loading={priority ? 'eager' : 'lazy'}
        // The page and the picture in its first view are painted at once.
        decoding={priority ? 'sync' : 'async'}
        {...(priority && { fetchpriority: 'high' })}
      />
    </picture>
  )
}

export const fragment = graphql`
  # As wide as the page, or in one of two columns: on screens of density 1 the page is up to 1280 CSS
  # pixels wide and a column up to 640.
  fragment Photo on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1600
        outputPixelDensities: [0.4, 0.8, 1]
        formats: [AVIF]
        placeholder: DOMINANT_COLOR
      )
      webp: gatsbyImageData(
        layout: CONSTRAINED
        width: 1600
        outputPixelDensities: [1]
        formats: [WEBP]
        placeholder: NONE
      )
    }
  }

  # Up to 960 CSS pixels wide.
  fragment PhotoInText on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1600
        outputPixelDensities: [0.6, 1]
        formats: [AVIF]
        placeholder: NONE
      )
      webp: gatsbyImageData(
        layout: CONSTRAINED
        width: 1600
        outputPixelDensities: [1]
        formats: [WEBP]
        placeholder: NONE
      )
    }
  }

  # Composed for phones, 360 CSS pixels wide. Beyond twice the density nobody sees more, and a list of four
  # covers would exceed the 100 KB of a first view (137 KB at three times the density and quality 50).
  fragment PhotoForPhones on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 720
        outputPixelDensities: [1]
        formats: [AVIF]
        avifOptions: { quality: 40 }
        placeholder: NONE
      )
    }
  }

  fragment PhotoNarrow on PictureNarrow {
    imgUrl {
      ...PhotoForPhones
    }
  }
`
