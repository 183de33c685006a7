import styled, { css } from 'styled-components'
import labels from '../../data/ui-text.json'
import { Link } from '../components/link/Link'
import { Typography } from '../components/grid/Box'
import { unitSpace } from '../components/text/unit-space'
import { color } from '../styles/colors'
import { space, up } from '../styles/sizes'
import { type } from '../styles/type'

export interface MeasuredChangeProps {
  change: Queries.CaseStudyHeadlineFigureFragment
  /** card: the later figure is large. stack: and under the earlier one. sentence: one size. */
  layout: 'card' | 'stack' | 'sentence'
  /** The path of its case study: makes it a heading with a link. */
  path?: string
}

const Unit = styled.span`
  color: ${color.highlight};
  font-size: 0.5em;
  letter-spacing: -0.01em;
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

    ${up.tablet} {
      > :nth-child(2) {
        flex-basis: 100%;
        margin-bottom: ${space[3]};
      }
    }

    ${up.desktop} {
      ${type.lead}

      > :nth-child(2) {
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

/* Inline elements, because they can be in a link. */
const Sentence = styled.span<{ $layout: keyof typeof layouts }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[2]};
  color: ${color.textSoft};

  > :last-child {
    flex-basis: 100%;
  }

  ${({ $layout }) => layouts[$layout]}
`

/**
 * A measured change that reads as a sentence: "9 working days to 38 minutes for a month's commission
 * run". All layouts but that of cards say when it was measured.
 */
export const MeasuredChange = ({ change, layout, path }: MeasuredChangeProps) => {
  const { before, after, what, since } = change
  const sentence = (
    <Sentence $layout={layout}>
      <span>{`${before.value}${before.unit ? unitSpace(before.unit) + before.unit : ''} ${labels.to} `}</span>
      <Typography as="span" $color="text">
        {after.value}
        {after.unit && unitSpace(after.unit)}
        {after.unit && <Unit>{after.unit}</Unit>}{' '}
      </Typography>
      <span>{what}</span>
    </Sentence>
  )
  return (
    <div>
      {path ? (
        <h3>
          <Link to={path}>{sentence}</Link>
        </h3>
      ) : (
        sentence
      )}
      {layout !== 'card' && (
        <Typography $type="meta" $color="textFaint" $above={1}>
          {since}
        </Typography>
      )}
    </div>
  )
}
