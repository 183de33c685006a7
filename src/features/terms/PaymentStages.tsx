import styled from 'styled-components'
import { Box, Row, Stack } from '../../components/grid/Box'
import { PointTitle, SmallPointText } from '../../components/text/point-text'
import { Typography } from '../../components/text/Typography'
import { color } from '../../styles/colors'
import { hairline, radius, space } from '../../styles/sizes'

export interface PaymentStagesProps {
  stages: readonly Queries.PaymentStageFragment[]
}

const Segment = styled.span<{ $share: number }>`
  flex: ${({ $share }) => $share} 0 0;
  height: ${space[3]};
  border: ${hairline} solid ${color.highlight};
  border-radius: ${radius.chip};
  background: ${color.primary};
  print-color-adjust: exact;

  &:nth-child(even) {
    background: ${color.highlight};
  }
`

/** The stages in which a price is paid, as a bar of their shares with a text for each. */
export const PaymentStages = ({ stages }: PaymentStagesProps) => (
  <Box $above={8} data-print="keep-together">
    <Row $gap={1} aria-hidden="true">
      {stages.map(({ title, share }) => (
        <Segment key={title} $share={share} />
      ))}
    </Row>
    <Stack
      as="ol"
      $columns={[null, 'repeat(auto-fit, minmax(9rem, 1fr))']}
      $gap={6}
      $above={6}
      data-print="columns"
    >
      {stages.map(({ share, title, description }) => (
        <li key={title}>
          <Typography $type="cardTitle" $color="text" $tabular>{`${share}\u00a0%`}</Typography>
          <PointTitle as="p">{title}</PointTitle>
          <SmallPointText>{description}</SmallPointText>
        </li>
      ))}
    </Stack>
  </Box>
)
