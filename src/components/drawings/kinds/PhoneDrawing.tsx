import styled from 'styled-components'
import { useFormats } from '../../../hooks/useFormats'
import { color } from '../../../styles/colors'
import { drawingType, drawnLength, stateTextColor, wideOnly } from '../../../styles/drawings'
import { hairlineTop } from '../../../styles/mixins'
import { hairline, radius, shadow, space } from '../../../styles/sizes'
import { tracking } from '../../../styles/writing'
import {
  Callout,
  DrawnButton,
  endsRow,
  Name,
  StateIcon,
  StatePill,
  StateText,
  Strong,
} from '../parts'

const Phones = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[5]} ${space[8]};
  width: fit-content;
  max-width: 100%;
  margin-inline: auto;
`

/* A narrow drawing has room for only the first one. */
const Phone = styled.div`
  flex: none;
  width: 15.5rem;
  max-width: 100%;
  padding: ${space[2]};
  border: ${hairline} solid ${color.field};
  border-radius: 2rem;
  background: ${color.surfaceRaised};
  box-shadow: var(--window-shadow, ${shadow.frame});

  &:not(:first-child) {
    margin-top: ${space[8]};
    ${wideOnly}
  }
`

const PhoneScreen = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: ${drawnLength(24)};
  padding: ${space[3]} ${drawnLength(1)} ${space[4]};
  border-radius: 1.5rem;
  background: ${color.surface};
  font-size: ${drawnLength(0.8125)};
`

const Status = styled.div`
  display: grid;
  justify-items: center;
  margin-bottom: ${space[3]};
`

const Ring = styled.svg`
  width: ${drawnLength(7.5)};
  margin: ${space[3]} auto;
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
    letter-spacing: ${tracking('-0.02em')};
    text-anchor: middle;
  }

  .unit {
    fill: ${color.textSoft};
    font-size: 11px;
    font-weight: 400;
    letter-spacing: 0;
  }
`

const Rows = styled.div`
  flex: 1;
  margin-top: ${space[2]};
`

const Row = styled.p`
  ${endsRow}
  align-items: center;
  gap: 0 ${space[2]};
  padding: ${space[2]} 0;
  ${hairlineTop}

  > span {
    color: inherit;
  }

  small {
    ${drawingType.tiny}
  }

  b {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    color: ${stateTextColor(color.text)};
    font-weight: 560;
  }
`

const Action = styled(DrawnButton)`
  margin-top: ${space[3]};
  text-align: center;
  padding: ${space[3]};
  border-radius: ${radius.frame};
`

/** One or two screens of a phone. */
export const PhoneDrawing = ({ screens, callout }: Queries.PhoneDrawingFragment) => {
  const { number } = useFormats()
  return (
    <Phones>
      {screens.map(({ status, over, heading, ring, rows, notice, action }) => (
        <Phone key={heading}>
          <PhoneScreen>
            {status && (
              <Status>
                <StatePill {...status} />
              </Status>
            )}
            {over && <p>{over}</p>}
            <Strong as="p">{heading}</Strong>
            {ring && (
              <Ring viewBox="0 0 120 120">
                <circle cx="60" cy="60" r="52" />
                <circle
                  className="done"
                  cx="60"
                  cy="60"
                  r="52"
                  pathLength={ring.total}
                  strokeDasharray={`${ring.done} ${ring.total}`}
                  transform="rotate(-90 60 60)"
                />
                <text x="60" y="65">
                  {number(ring.done)}
                </text>
                <text className="unit" x="60" y="82">
                  {ring.unit}
                </text>
              </Ring>
            )}
            <Rows>
              {rows.map(({ label, detail, value, state }, index) => (
                <Row key={index} data-state={state}>
                  <Name name={label} detail={detail} />
                  <b>
                    <StateIcon state={state} />
                    {value}
                  </b>
                </Row>
              ))}
            </Rows>
            <StateText {...notice} />
            {action && <Action as="p">{action}</Action>}
          </PhoneScreen>
        </Phone>
      ))}
      <Callout callout={callout} />
    </Phones>
  )
}
