import type { ReactNode } from 'react'
import styled from 'styled-components'
import { lineNumber, PageContainer } from '../components/grid/PageContainer'
import { Row } from '../components/grid/Stack'
import { BrandSymbol } from '../components/text/BrandSymbol'
import { color } from '../styles/colors'
import { space } from '../styles/sizes'
import { type } from '../styles/type'

export interface StatusScreenProps {
  title: string
  text: string
  /** Why the page is shown, or what it is about; above the title. */
  reason?: string
  /** Three characters, shown large on a site with decorations; by default its mark. */
  symbol?: string
  /** Whether the page has no header. */
  standalone?: boolean
  /** Whether other sections follow, so that it is only as high as its content. */
  compact?: boolean
  children: ReactNode
}

const heights = {
  window: 'max(32rem, 100svh)',
  windowBelowHeader: 'max(32rem, 100svh - var(--header))',
  content: 'auto',
} as const

const Root = styled.div<{ $height: keyof typeof heights }>`
  display: flex;
  align-items: center;
  min-height: ${({ $height }) => heights[$height]};
  padding: ${space[16]} var(--inset);
`

const LargeSymbol = styled(BrandSymbol)`
  height: min(clamp(7rem, 4rem + 8vw, 11rem), 40vw);
  margin-block: 0 ${space[8]};
  margin-inline: -${space[2]} 0;
`

const Reason = styled.p`
  margin-bottom: ${space[3]};
  color: ${color.highlight};
  ${type.lead}
  font-weight: 560;
`

const Title = styled.h1`
  ${type.pageTitle}
  ${lineNumber}
`

const StatusText = styled.p`
  max-width: 34rem;
  margin-block: ${space[5]} ${space[8]};
  ${type.lead}
`

/** A page with a single message, such as "page not found". */
export const StatusScreen = ({
  title,
  text,
  reason,
  symbol,
  standalone = false,
  compact = false,
  children,
}: StatusScreenProps) => (
  <PageContainer>
    <Root $height={compact ? 'content' : standalone ? 'window' : 'windowBelowHeader'}>
      <div>
        <LargeSymbol symbol={symbol} />
        {reason && <Reason>{reason}</Reason>}
        <Title>{title}</Title>
        <StatusText>{text}</StatusText>
        <Row $gap={4}>{children}</Row>
      </div>
    </Root>
  </PageContainer>
)
