import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageContainer, lineNumber } from '../components/grid/PageContainer'
import { color } from '../styles/colors'
import { space } from '../styles/sizes'
import { font, mono, type } from '../styles/type'

export interface StatusScreenProps {
  title: string
  text: string
  /** The exact reason, in the style of a code comment. */
  reason?: string
  /** Three characters, shown large. */
  symbol: string
  /** True on a page without the site header. */
  standalone?: boolean
  children: ReactNode
}

const Inner = styled.div<{ $standalone: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-height: max(32rem, 100svh - ${({ $standalone }) => ($standalone ? '0px' : 'var(--header)')});
  padding: ${space[16]} var(--inset);
`

const LargeSymbol = styled.p`
  margin-bottom: ${space[8]};
  color: ${color.field};
  font-family: ${font.code};
  font-size: min(clamp(5rem, 3rem + 8vw, 9rem), 24vw);
  line-height: 1;

  b {
    font-weight: 400;
    color: ${color.highlight};
  }
`

const Reason = styled.p`
  margin-bottom: ${space[4]};
  color: ${color.textSoft};
  ${mono}

  &::before {
    content: '// ' / '';
  }
`

const Title = styled.h1`
  ${type.pageTitle}
  ${lineNumber}
`

const StatusText = styled.p`
  max-width: 34rem;
  margin: ${space[5]} 0 ${space[8]};
  ${type.lead}
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
`

/** A page with one message, such as "page not found". */
export const StatusScreen = ({
  title,
  text,
  reason,
  symbol,
  standalone = false,
  children,
}: StatusScreenProps) => (
  <PageContainer>
    <Inner $standalone={standalone}>
      <LargeSymbol aria-hidden="true">
        {symbol[0]}
        <b>{symbol.slice(1, -1)}</b>
        {symbol.at(-1)}
      </LargeSymbol>
      {reason && <Reason>{reason}</Reason>}
      <Title>{title}</Title>
      <StatusText>{text}</StatusText>
      <Actions>{children}</Actions>
    </Inner>
  </PageContainer>
)
