import styled from 'styled-components'
import { PointTitle, SmallPointText } from '../../components/text/point-text'
import { Typography } from '../../components/text/Typography'
import { color } from '../../styles/colors'
import { hairline, radius, space, up } from '../../styles/sizes'

export interface PaymentStagesProps {
  stages: readonly { share: number; title: string; description: string }[]
}

const Root = styled.div`
  margin-top: ${space[8]};
  break-inside: avoid;
`

const Bar = styled.div`
  display: flex;
  gap: ${space[1]};
`

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

const List = styled.ol`
  display: grid;
  gap: ${space[6]};
  margin-top: ${space[6]};

  ${up.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  }
`

/** The stages in which a price is paid, as a bar of their shares with a text for each. */
export const PaymentStages = ({ stages }: PaymentStagesProps) => (
  <Root>
    <Bar aria-hidden="true">
      {stages.map(({ title, share }) => (
        <Segment key={title} $share={share} />
      ))}
    </Bar>
    <List data-print="columns">
      {stages.map(({ share, title, description }) => (
        <li key={title}>
          <Typography $type="cardTitle" $color="text" $tabular>{`${share}\u00a0%`}</Typography>
          <PointTitle as="p">{title}</PointTitle>
          <SmallPointText>{description}</SmallPointText>
        </li>
      ))}
    </List>
  </Root>
)
