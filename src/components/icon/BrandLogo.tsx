import { withPrefix } from 'gatsby'
import styled from 'styled-components'

export interface BrandLogoProps {
  /** The name of a logo, in Simple Icons or static/brand/logos/. */
  name: string
  /** Its width and height, a CSS length; 1.5rem unless told. */
  size?: string
}

const Drawing = styled.img<{ $size: string }>`
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};

  /* It is as light as the text; where the ground is light, it is dark. */
  @media (forced-colors: active) and (prefers-color-scheme: light) {
    filter: brightness(0);
  }

  @media print {
    filter: brightness(0);
  }
`

/** A technology's or a network's mark, one-coloured, fetched when it is nearly in view. The name stands beside it. */
export const BrandLogo = ({ name, size = '1.5rem' }: BrandLogoProps) => (
  <Drawing
    $size={size}
    src={withPrefix(`/marks/${name}.svg`)}
    alt=""
    width="24"
    height="24"
    loading="lazy"
    decoding="async"
  />
)
