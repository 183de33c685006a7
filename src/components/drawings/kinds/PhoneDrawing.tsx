import styled from 'styled-components'
import { color } from '../../../styles/colors'
import { drawingFrom, drawingType, stateTextColor } from '../../../styles/drawings'
import { hairline, radius, shadow, space } from '../../../styles/sizes'
import { Callout, DrawnButton, Name, StateIcon, StatePill, StateText, Strong } from '../parts'

const Phones = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[5]} ${space[8]};
  width: fit-content;
  max-width: 100%;
  margin-inline: auto;

  > div {
    flex: none;
    width: 15.5rem;
    max-width: 100%;
    padding: ${space[2]};
    border: ${hairline} solid ${color.field};
    border-radius: 2rem;
    background: ${color.surfaceRaised};
    box-shadow: var(--window-shadow, ${shadow.frame});
  }

  /* A narrow drawing has room for only the first one. */
  > div:not(:first-child) {
    display: none;

    ${drawingFrom.columns} {
      display: block;
      margin-top: ${space[8]};
    }
  }
`

/** The status, a ring or a list, and a button, which is at the end. */
const PhoneScreen = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 24rem;
  padding: ${space[3]} ${space[4]} ${space[4]};
  border-radius: 1.5rem;
  background: ${color.surface};
  font-size: 0.8125rem;

  > [data-part='status'] {
    margin: 0 auto ${space[3]};
  }

  > svg {
    width: 7.5rem;
    margin: ${space[3]} auto;
    fill: none;
    stroke-width: 9;
    stroke: ${color.surfaceHover};
  }

  circle + circle {
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

  text + text {
    fill: ${color.textSoft};
    font-size: 11px;
    font-weight: 400;
    letter-spacing: 0;
  }

  > div {
    flex: 1;
    margin-top: ${space[2]};
  }

  > div > p {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    padding: ${space[2]} 0;
    border-top: ${hairline} solid ${color.line};
  }

  > div > p > span {
    color: inherit;
  }

  small {
    ${drawingType.tiny}
  }

  > div b {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    color: ${stateTextColor(color.text)};
    font-weight: 560;
    white-space: nowrap;
  }

  > [data-part='action'] {
    margin-top: ${space[3]};
    padding: ${space[3]};
    border-radius: ${radius.frame};
    text-align: center;
  }
`

/** One or two screens of a phone. */
export const PhoneDrawing = ({ screens, callout }: Queries.PhoneDrawingFragment) => (
  <Phones>
    {screens.map(({ status, over, heading, ring, rows, notice, action }) => (
      <div key={heading}>
        <PhoneScreen>
          {status && (
            <p data-part="status">
              <StatePill state={status.state}>{status.text}</StatePill>
            </p>
          )}
          {over && <p>{over}</p>}
          <Strong as="p">{heading}</Strong>
          {ring && (
            <svg viewBox="0 0 120 120">
              <circle cx="60" cy="60" r="52" />
              <circle
                cx="60"
                cy="60"
                r="52"
                pathLength={ring.total}
                strokeDasharray={`${ring.done} ${ring.total}`}
                transform="rotate(-90 60 60)"
              />
              <text x="60" y="65">
                {ring.done}
              </text>
              <text x="60" y="82">
                {ring.unit}
              </text>
            </svg>
          )}
          <div>
            {rows.map(({ label, detail, value, state }, index) => (
              <p key={index} data-state={state}>
                <Name name={label} detail={detail} />
                <b>
                  <StateIcon state={state} />
                  {value}
                </b>
              </p>
            ))}
          </div>
          {notice && <StateText state={notice.state}>{notice.text}</StateText>}
          {action && (
            <DrawnButton as="p" data-part="action">
              {action}
            </DrawnButton>
          )}
        </PhoneScreen>
      </div>
    ))}
    <Callout callout={callout} />
  </Phones>
)
