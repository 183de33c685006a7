import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { useUiText } from '../../hooks/useUiText'
import { color } from '../../styles/colors'
import { from, space } from '../../styles/sizes'
import { type } from '../../styles/type'

export interface HeadlineFigureProps {
  figure: Queries.HeadlineFigureFragment
  /**
   * card: the later figure is large. stack: it is larger, and under the earlier one. sentence: all
   * text has one size.
   */
  layout?: 'card' | 'stack' | 'sentence'
}

const noBreak = '\u00a0'

const After = styled.span`
  color: ${color.text};
`

const Unit = styled.span`
  color: ${color.highlight};
  font-size: 0.5em;
  letter-spacing: -0.01em;
`

const What = styled.span`
  flex-basis: 100%;
  color: ${color.textSoft};
`

const layouts = {
  card: css`
    ${type.small}

    > :nth-child(2) {
      ${type.banner}
    }
  `,
  stack: css`
    ${type.small}

    > :nth-child(2) {
      ${type.banner}
    }

    ${from.tablet} {
      ${type.lead}

      > :nth-child(2) {
        flex-basis: 100%;
        margin-bottom: ${space[3]};
        ${type.figure}
      }
    }
  `,
  sentence: css`
    display: block;
    ${type.quote}

    > :nth-child(2) {
      font-weight: 560;
    }

    > * > * {
      color: inherit;
      font-size: 1em;
    }
  `,
}

/* Inline elements, so that it can be used in a link or a heading. */
const Root = styled.span<{ $layout: keyof typeof layouts }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[2]};
  color: ${color.textSoft};
  ${({ $layout }) => layouts[$layout]}
`

/** A measured change that reads as a sentence: "9 working days to 38 minutes for a month's commission run". */
export const HeadlineFigure = ({ figure, layout = 'card' }: HeadlineFigureProps) => {
  const { to } = useUiText()
  const { before, after, what } = figure
  return (
    <Root $layout={layout}>
      <span>{`${[before.value, before.unit].filter(Boolean).join(noBreak)} ${to} `}</span>
      <After>
        {after.value}
        {after.unit && noBreak}
        {after.unit && <Unit>{after.unit}</Unit>}{' '}
      </After>
      <What>{what}</What>
    </Root>
  )
}

export const fragment = graphql`
  fragment HeadlineFigure on CaseStudyHeadlineFigure {
    before {
      value
      unit
    }
    after {
      value
      unit
    }
    what
    since
  }
`
