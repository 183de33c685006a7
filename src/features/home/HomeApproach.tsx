import styled, { css, keyframes } from 'styled-components'
import { Section } from '../../components/grid/Section'
import { SideList } from '../../components/grid/SideContent'
import { PointText, PointTitle, Typography } from '../../components/text/Typography'
import { useFormats } from '../../hooks/useFormats'
import { color } from '../../styles/colors'
import { hiddenInPrint } from '../../styles/mixins'
import { autoplay, motion, motionOk, revealDistance } from '../../styles/motion'
import { down, hairline, space, up } from '../../styles/sizes'
import { hasDecorations, headlineMark, monoText, type } from '../../styles/type'

interface HomeTimelineProps {
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

  ${hiddenInPrint}
`

const Caption = styled.figcaption`
  padding-bottom: ${space[3]};
  border-bottom: ${hairline} solid ${color.lineStrong};
  color: ${color.textFaint};
  ${monoText}
`

interface Span {
  /** The start and the end of the bar, in percent. */
  from: number
  to: number
}

const Chart = styled.ol<{ $spans: readonly Span[] }>`
  display: grid;
  gap: ${space[6]};
  padding-block: ${space[6]} ${space[2]};
  ${({ $spans }) =>
    $spans.map(
      ({ from, to }, index) => css`
        > :nth-child(${index + 1}) {
          --from: ${from}%;
          --to: ${to}%;
        }
      `,
    )}
`

/* The lines of the grid are next to the bars only: they would strike through the names. */
const Phase = styled.li`
  padding-bottom: ${space[1]};
  background: repeating-linear-gradient(
      to right,
      ${color.lineStrong} 0 1px,
      transparent 1px calc(100% / 6)
    )
    bottom / 100% 1.25rem no-repeat;
`

/** From this start on, in percent, the name is at the end of its bar, which has more room before it. */
const lateStart = 60

const Name = styled.span<{ $isLate: boolean }>`
  display: block;
  margin-bottom: ${space[3]};
  ${({ $isLate }) =>
    $isLate
      ? 'margin-inline-end: calc(100% - var(--to)); text-align: end;'
      : 'margin-inline-start: var(--from);'}
  ${type.meta}
  line-height: 1.3;
`

const Bar = styled.span`
  display: block;
  width: calc(var(--to) - var(--from));
  height: 0.75rem;
  margin-inline-start: var(--from);
  background: ${color.primary};
  opacity: 0.62;
  forced-color-adjust: none;

  ${Phase}:last-child > & {
    background: ${color.highlight};
    opacity: 1;
  }
`

/** A Gantt chart of the steps, which screen readers read next to it. */
const HomeTimeline = ({ caption, steps }: HomeTimelineProps) => {
  const spans = steps.flatMap(({ span }) => span ?? [])
  return (
    <Figure>
      <Caption>{caption}</Caption>
      <Chart aria-hidden="true" $spans={spans}>
        {spans.map(({ name, from }) => (
          <Phase key={name}>
            <Name $isLate={from >= lateStart}>{name}</Name>
            <Bar />
          </Phase>
        ))}
      </Chart>
    </Figure>
  )
}

const Steps = styled(SideList)`
  padding-bottom: ${space[6]};

  ${up.tablet} {
    padding-bottom: 0;
  }

  > li {
    padding-block: ${space[3]};

    ${up.tablet} {
      padding-block: ${space[8]};
    }

    ${up.desktop} {
      &:last-child {
        padding-bottom: ${space[13]};
      }
    }
  }
`

/**
 * The number, the text and, below it or from laptops up next to it, the result. It slides in when it
 * enters the window, and out when it leaves (src/browser/reveal.ts).
 */
const Step = styled.div`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);

  ${motionOk} {
    @media screen {
      :root[data-motion='running'] [data-revealed='waiting'] > &,
      :root[data-motion='running'] [data-revealed='left'] > & {
        opacity: 0;
        transform: translateY(${revealDistance}px);
      }

      :root[data-motion='running'] [data-revealed='shown'] > &,
      :root[data-motion='running'] [data-revealed='left'] > & {
        transition:
          opacity ${motion.reveal},
          transform ${motion.reveal};
      }
    }
  }

  ${up.tablet} {
    grid-template-columns: 2.5rem minmax(0, 1fr);
  }

  ${up.laptop} {
    grid-template-columns: 2.5rem minmax(0, 1fr) 9rem;
    column-gap: ${space[2]};
  }
`

const StepNumber = styled.span`
  padding-top: 0.45em;
  color: ${color.textFaint};
  ${monoText}
`

const blink = keyframes`
  from {
    opacity: 1;
  }

  to {
    opacity: 0;
  }
`

const BlinkingBlock = styled.span`
  display: inline-block;
  width: 0.5em;
  height: 1em;
  margin-inline-start: 0.15em;
  vertical-align: -0.15em;
  background: ${color.accent};
  ${autoplay(css`
    ${blink} ${motion.caret}
  `)}
`

const StepResult = styled.p`
  grid-column: 2;
  margin-top: ${space[1]};
  color: ${color.textFaint};
  ${monoText}

  ${up.tablet} {
    margin-top: ${space[3]};
  }

  ${up.laptop} {
    grid-column: auto;
    margin-top: 0.4em;
    text-align: end;
    text-wrap: balance;
  }
`

/** The numbered steps of a project. */
export const HomeApproach = ({
  comment,
  title,
  introduction,
  steps,
  timeline,
}: Queries.HomeApproachFragment) => {
  const { number } = useFormats()
  return (
    <Section
      title={title}
      comment={comment}
      introduction={introduction}
      action={timeline && <HomeTimeline caption={timeline} steps={steps} />}
      layout="side"
      sticky
      surface="contrast"
      large
    >
      <Steps as="ol" data-reveal="">
        {steps.map((step, index) => (
          <li key={step.title}>
            <Step>
              <StepNumber aria-hidden="true">{number(index + 1)}</StepNumber>
              <div>
                <PointTitle>
                  {step.title}
                  {index < steps.length - 1 || !hasDecorations ? (
                    <Typography as="span" $color="highlight" aria-hidden="true">
                      {headlineMark}
                    </Typography>
                  ) : (
                    <BlinkingBlock aria-hidden="true" data-animated="" />
                  )}
                </PointTitle>
                <PointText>{step.description}</PointText>
              </div>
              {step.result && <StepResult>{step.result}</StepResult>}
            </Step>
          </li>
        ))}
      </Steps>
    </Section>
  )
}
