import styled from 'styled-components'
import { useFormats } from '../../hooks/useFormats'
import { PointNote, PointTitle } from '../../components/text/Typography'
import { color } from '../../styles/colors'
import { hairline, radius, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

export interface PaymentStagesProps {
  stages: readonly Queries.PaymentStageFragment[]
}

const Stages = styled.div`
  margin-top: ${space[8]};

  @media print {
    break-inside: avoid;
  }
`

const Segments = styled.div`
  display: flex;
  gap: ${space[1]};
`

const Segment = styled.span<{ $share: number }>`
  flex: ${({ $share }) => $share} 0 0;
  height: ${space[3]};
  border: ${hairline} solid ${color.highlight};
  border-radius: ${radius.chip};
  background: ${color.primary};
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;

  &:nth-child(even) {
    background: ${color.highlight};
  }
`

const StageList = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  margin-top: ${space[6]};

  ${up.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  }

  @media print {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
`

const Share = styled.p`
  color: ${color.text};
  ${type.cardTitle}
  font-variant-numeric: tabular-nums;
`

/** The stages in which a price is paid, as a bar of their shares with a text for each. */
export const PaymentStages = ({ stages }: PaymentStagesProps) => {
  const formats = useFormats()
  return (
    <Stages>
      <Segments aria-hidden="true">
        {stages.map(({ title, share }) => (
          <Segment key={title} $share={share} />
        ))}
      </Segments>
      <StageList>
        {stages.map(({ share, title, description }) => (
          <li key={title}>
            <Share>{formats.share(share)}</Share>
            <PointTitle as="p">{title}</PointTitle>
            <PointNote>{description}</PointNote>
          </li>
        ))}
      </StageList>
    </Stages>
  )
}
