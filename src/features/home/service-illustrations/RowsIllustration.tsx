import { graphql } from 'gatsby'
import styled from 'styled-components'
import { color } from '../../../styles/colors'
import { hairline, space } from '../../../styles/sizes'
import { font, type } from '../../../styles/type'

export interface RowsIllustrationProps {
  rows: readonly Queries.IllustrationRowFragment[]
}

/** The color of a row's value. */
const toneColor = (tone: string | null): string =>
  ({ good: color.success, risk: color.danger, quiet: color.textFaint })[tone ?? ''] ?? color.text

const Row = styled.p<{ $tone: string }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[3]};
  padding: ${space[2]} 0;
  border-top: ${hairline} solid ${color.line};
  ${type.meta}

  span {
    color: ${({ $tone }) => $tone};
    font-family: ${font.code};
    font-size: 0.875rem;
    line-height: 1.7;
  }
`

/** Rows of labels and values. */
export const RowsIllustration = ({ rows }: RowsIllustrationProps) => (
  <>
    {rows.map(({ label, value, tone }) => (
      <Row key={label} $tone={toneColor(tone)}>
        {label} <span>{value}</span>
      </Row>
    ))}
  </>
)

export const fragment = graphql`
  fragment IllustrationRow on IllustrationRow {
    label
    value
    tone
  }
`
