import { graphql } from 'gatsby'
import styled from 'styled-components'
import { color, translucent } from '../../../styles/colors'
import { hairline, radius, shadow, space } from '../../../styles/sizes'

const Body = styled.div`
  width: 100%;
  max-width: 15.5rem;
  height: 27rem;
  margin-inline: auto;
  padding: ${space[2]} ${space[2]} 0;
  border: ${hairline} solid ${color.field};
  border-bottom: 0;
  border-radius: 2rem 2rem 0 0;
  background: ${color.background};
  box-shadow: ${shadow.frame};
  color: ${color.textSoft};
  forced-color-adjust: none;
`

const PhoneScreen = styled.div`
  height: 100%;
  padding: ${space[3]} ${space[4]};
  border-radius: 1.5rem 1.5rem 0 0;
  background: ${color.surface};
  overflow: clip;
  font-size: 0.8125rem;
  line-height: 1.4;
`

const Status = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: fit-content;
  margin: 0 auto ${space[4]};
  padding: 0.125rem ${space[3]};
  border-radius: ${radius.round};
  background: ${color.surfaceHover};
  color: ${color.warning};
  white-space: nowrap;

  &::before {
    content: '';
    width: 0.375rem;
    height: 0.375rem;
    border-radius: 50%;
    background: currentColor;
  }
`

const Title = styled.p`
  color: ${color.text};
  font-size: 1.1875rem;
  font-weight: 560;
  letter-spacing: -0.02em;
`

const Ring = styled.svg`
  width: 7.5rem;
  margin: ${space[4]} auto;
  fill: none;
  stroke-width: 9;
  stroke: ${color.surfaceHover};

  .done {
    stroke: ${color.primary};
    stroke-linecap: round;
  }

  text {
    fill: ${color.text};
    stroke: none;
    font-size: 26px;
    font-weight: 560;
    letter-spacing: -0.02em;
    text-anchor: middle;
  }

  .unit {
    fill: ${color.textSoft};
    font-size: 11px;
    font-weight: 400;
    letter-spacing: 0;
  }
`

const Row = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[2]} 0;
  border-top: ${hairline} solid ${color.line};

  b {
    color: ${color.text};
    font-weight: 560;
    white-space: nowrap;
  }
`

const Action = styled.p`
  margin-top: ${space[2]};
  padding: ${space[3]};
  border-radius: ${radius.control};
  background: ${color.primary};
  box-shadow: inset 1px 1px 0 ${translucent.highlight};
  color: ${color.onPrimary};
  font-weight: 560;
  text-align: center;
`

/** A phone with a progress ring, cropped at the lower edge of the cell. */
export const PhoneIllustration = ({ phone }: { phone: Queries.PhoneIllustrationFragment }) => (
  <Body>
    <PhoneScreen>
      <Status>{phone.status}</Status>
      <p>{phone.label}</p>
      <Title>{phone.title}</Title>
      <Ring viewBox="0 0 120 120">
        <circle cx="60" cy="60" r="52" />
        <circle
          className="done"
          cx="60"
          cy="60"
          r="52"
          pathLength={phone.total}
          strokeDasharray={`${phone.done} ${phone.total}`}
          transform="rotate(-90 60 60)"
        />
        <text x="60" y="65">
          {phone.done}
        </text>
        <text className="unit" x="60" y="82">
          {phone.unit}
        </text>
      </Ring>
      {phone.rows.map(({ label, value }) => (
        <Row key={label}>
          {label} <b>{value}</b>
        </Row>
      ))}
      <Action>{phone.action}</Action>
    </PhoneScreen>
  </Body>
)

export const fragment = graphql`
  fragment PhoneIllustration on ServiceIllustrationPhone {
    status
    label
    title
    done
    total
    unit
    rows {
      label
      value
    }
    action
  }
`
