import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageContainer, lineNumber } from '../components/grid/PageContainer'
import { from } from '../styles/breakpoints'
import { color } from '../styles/colors'
import { space } from '../styles/space'
import { font, mono, type } from '../styles/type'

export interface StatusScreenProps {
  title: string
  text: string
  /** What exactly happened, set as a comment in code. */
  reason?: string
  /** Three characters of code, drawn large. */
  mark: string
  /** True where no header stands above it. */
  alone?: boolean
  children: ReactNode
}

const Inner = styled.div<{ $alone: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-height: max(32rem, 100svh - ${({ $alone }) => ($alone ? '0px' : 'var(--header)')});
  padding: ${space[16]} 0;

  ${from.tablet} {
    padding-inline: var(--inset);
  }
`

const Drawing = styled.p`
  margin-bottom: ${space[8]};
  color: ${color.field};
  font-family: ${font.code};
  font-size: min(clamp(5rem, 3rem + 8vw, 9rem), 24vw);
  line-height: 1;

  b {
    font-weight: 400;
    color: ${color.lit};
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

/** A page that has one thing to say: lost, unfinished, done. */
export const StatusScreen = ({
  title,
  text,
  reason,
  mark,
  alone = false,
  children,
}: StatusScreenProps) => (
  <PageContainer>
    <Inner $alone={alone}>
      <Drawing aria-hidden="true">
        {mark[0]}
        <b>{mark.slice(1, -1)}</b>
        {mark.at(-1)}
      </Drawing>
      {reason && <Reason>{reason}</Reason>}
      <Title>{title}</Title>
      <StatusText>{text}</StatusText>
      <Actions>{children}</Actions>
    </Inner>
  </PageContainer>
)
