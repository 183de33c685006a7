import styled from 'styled-components'
import { color } from '../../styles/colors'
import { logoSize } from '../../styles/sizes'
import { hasDecorations, headlineMark } from '../../styles/type'
import { iconUrl } from '../icon/Icon'
import { CodeSymbol } from './CodeSymbol'

export interface BrandSymbolProps {
  /** As for CodeSymbol; by default the theme's mark in braces. */
  symbol?: string
  className?: string
}

const LogoSymbol = styled.svg`
  max-width: 100%;
  aspect-ratio: ${logoSize.width} / ${logoSize.height};
  fill: ${color.highlight};
`

/** A large code symbol or, if the theme has no decorations or no mark to show, the logo. */
export const BrandSymbol = ({
  symbol = headlineMark && `{${headlineMark}}`,
  className,
}: BrandSymbolProps) =>
  hasDecorations && symbol ? (
    <CodeSymbol symbol={symbol} className={className} />
  ) : (
    <LogoSymbol className={className} aria-hidden="true">
      <use href={iconUrl('brand')} />
    </LogoSymbol>
  )
