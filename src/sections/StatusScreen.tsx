import type { ReactNode } from 'react'
import styled from 'styled-components'
import { CodeSymbol } from '../components/text/CodeSymbol'
import { PageContainer, Row, Typography } from '../components/grid/Box'
import { space } from '../styles/sizes'

export interface StatusScreenProps {
  title: string
  text: string
  /** Why the page is shown, or what it is about; above the title. */
  reason?: string
  /** Three characters, shown large. */
  symbol: string
  standalone?: boolean
  /** Whether other sections follow, so that it is only as high as its content. */
  compact?: boolean
  children: ReactNode
}

const LargeSymbol = styled(CodeSymbol)`
  height: min(clamp(7rem, 4rem + 8vw, 11rem), 40vw);
  margin-block: 0 ${space[8]};
  margin-inline: -${space[2]} 0;
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
    <Row
      $minHeight={
        compact ? undefined : `max(32rem, 100svh - ${standalone ? '0px' : 'var(--header)'})`
      }
      $block={16}
      $sides="inset"
    >
      <div>
        <LargeSymbol symbol={symbol} />
        {reason && (
          <Typography $type="lead" $color="highlight" $below={3} $strong>
            {reason}
          </Typography>
        )}
        <Typography as="h1" $type="pageTitle" $numbered>
          {title}
        </Typography>
        <Typography $type="lead" $above={5} $below={8} $max="34rem">
          {text}
        </Typography>
        <Row $gap={4}>{children}</Row>
      </div>
    </Row>
  </PageContainer>
)
