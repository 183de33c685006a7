import styled from 'styled-components'
import { color } from '../../styles/colors'
import { down, hairline, space } from '../../styles/sizes'
import { mono, type } from '../../styles/type'

export interface HomeTimelineProps {
  caption: string
  steps: Queries.HomeApproachFragment['steps']
}

const Figure = styled.figure`
  width: 100%;
  max-width: 30rem;
  margin-top: ${space[10]};

  /* On phones each step says its weeks itself. */
  ${down.tablet} {
    display: none;
  }

  figcaption {
    padding-bottom: ${space[3]};
    border-bottom: ${hairline} solid ${color.lineStrong};
    color: ${color.textFaint};
    ${mono}
  }
`

const Chart = styled.ol`
  display: grid;
  gap: ${space[6]};
  padding-block: ${space[6]} ${space[2]};

  /* The lines of the grid are next to the bars only: they would strike through the names. */
  > li {
    padding-bottom: ${space[1]};
    background: repeating-linear-gradient(
        to right,
        ${color.lineStrong} 0 1px,
        transparent 1px calc(100% / 6)
      )
      bottom / 100% 1.25rem no-repeat;
  }

  span {
    display: block;
  }

  span:first-child {
    margin-bottom: ${space[3]};
    ${type.meta}
    line-height: 1.3;
  }

  span + span {
    height: 0.75rem;
    background: ${color.primary};
    opacity: 0.62;
    forced-color-adjust: none;
  }

  > :last-child > span + span {
    background: ${color.highlight};
    opacity: 1;
  }
`

interface SpanProps {
  /** The start and the end of the bar, in percent. */
  $from: number
  $to: number
}

/** The name, aligned to the side of its bar that has room for it. */
const Name = styled.span<SpanProps>`
  ${({ $from, $to }) =>
    $from < 60
      ? `margin-inline-start: ${$from}%;`
      : `margin-inline-end: ${100 - $to}%; text-align: end;`}
`

const Bar = styled.span<SpanProps>`
  width: ${({ $from, $to }) => $to - $from}%;
  margin-inline-start: ${({ $from }) => $from}%;
`

/** A Gantt chart of the steps, which screen readers read next to it. */
export const HomeTimeline = ({ caption, steps }: HomeTimelineProps) => (
  <Figure data-print="hide">
    <figcaption>{caption}</figcaption>
    <Chart aria-hidden="true">
      {steps.map(
        ({ span }) =>
          span && (
            <li key={span.name}>
              <Name $from={span.from} $to={span.to}>
                {span.name}
              </Name>
              <Bar $from={span.from} $to={span.to} />
            </li>
          ),
      )}
    </Chart>
  </Figure>
)
