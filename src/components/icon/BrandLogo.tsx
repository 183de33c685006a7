import { withPrefix } from 'gatsby'
import styled from 'styled-components'

export interface BrandLogoProps {
  /** The name of a logo: a slug of Simple Icons, or a file in static/brand/logos/. */
  name: string
  /** Its width and height, a CSS length; 1.5rem by default. */
  size?: string
}

const LogoImage = styled.img<{ $size: string }>`
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};

  /* The file has the light color of text; on a light background it must be dark. */
  @media (forced-colors: active) and (prefers-color-scheme: light) {
    filter: brightness(0);
  }
`

/** The logo of a technology or a social network in one color, loaded lazily. It is decorative: show the name next to it. */
export const BrandLogo = ({ name, size = '1.5rem' }: BrandLogoProps) => (
  <LogoImage
    $size={size}
    src={withPrefix(`/marks/${name}.svg`)}
    alt=""
    width="24"
    height="24"
    loading="lazy"
  />
)
