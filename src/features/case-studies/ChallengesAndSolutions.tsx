import styled from 'styled-components'
import { CollapsibleOnMobile } from '../../components/CollapsibleOnMobile'
import { NumberedText, PageContainer } from '../../components/grid/PageContainer'
import { PointNote, PointTitle } from '../../components/text/Typography'
import { useFormats } from '../../hooks/useFormats'
import { color } from '../../styles/colors'
import { hairlineTop } from '../../styles/mixins'
import { hairline, space, up } from '../../styles/sizes'
import { mono, type } from '../../styles/type'

type Points = readonly Queries.PointFragment[]

export interface ChallengesAndSolutionsProps {
  challengesTitle: string
  challenges: Points
  solutionsTitle: string
  solutions: Points
}

/** Where challenges and solutions are next to each other; in other windows one follows the other. */
const wideOrPrint = `${up.desktop}, print`

const Root = styled.div`
  ${hairlineTop}

  @media print {
    border: 0;
  }
`

/* Next to each other, the titles share the first row, and each challenge shares a row with its
   solution. */
const Sides = styled.div<{ $rows: number }>`
  --rows: ${({ $rows }) => $rows};

  ${wideOrPrint} {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }

  @media print {
    column-gap: ${space[8]};
  }
`

const Side = styled.section`
  padding-top: ${space[6]};

  ${up.tablet} {
    padding-top: ${space[24]};
  }

  ${up.desktop} {
    & + & {
      border-inline-start: ${hairline} solid ${color.line};
    }
  }

  ${wideOrPrint} {
    display: grid;
    grid-row: span calc(var(--rows) + 1);
    grid-template-rows: subgrid;
  }

  @media print {
    padding-top: ${space[6]};

    & + & {
      border: 0;
    }
  }
`

const Title = styled.h2`
  padding: 0 var(--inset) ${space[3]};
  ${type.sectionTitleSmall}

  ${up.tablet} {
    padding-bottom: ${space[10]};
  }

  @media print {
    padding-bottom: ${space[3]};
  }
`

const Steps = styled.ol`
  ${wideOrPrint} {
    display: grid;
    grid-row: span var(--rows);
    grid-template-rows: subgrid;
  }
`

/* The sign and the number, then the text. */
const Step = styled.li`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  ${hairlineTop}

  ${up.tablet} {
    padding: ${space[6]} var(--inset) ${space[8]};
  }

  @media print {
    grid-template-columns: 2rem minmax(0, 1fr);
    padding-block: ${space[2]} ${space[3]};
    break-inside: avoid;
  }
`

const LineNumber = styled.span<{ $kind: 'minus' | 'plus' }>`
  /* On phones, the title beside it is a summary with space above it. */
  padding-top: 1.1em;
  color: ${({ $kind }) => ($kind === 'minus' ? color.danger : color.success)};
  ${mono}

  ${up.tablet} {
    padding-top: 0.35em;
  }

  @media print {
    padding-top: 0.35em;
  }
`

interface StepListProps {
  title: string
  steps: Points
  /** The sign of a line in a diff: minus for challenges, plus for solutions. */
  kind: 'minus' | 'plus'
}

const StepList = ({ title, steps, kind }: StepListProps) => {
  const { number } = useFormats()
  return (
    <Side aria-label={title}>
      <Title>{kind === 'minus' ? <NumberedText>{title}</NumberedText> : title}</Title>
      <Steps>
        {steps.map((step, index) => (
          <Step key={step.title}>
            <LineNumber $kind={kind} aria-hidden="true">
              {kind === 'minus' ? '−' : '+'} {number(index + 1)}
            </LineNumber>
            <CollapsibleOnMobile heading={<PointTitle>{step.title}</PointTitle>} open={index === 0}>
              <PointNote>{step.description}</PointNote>
            </CollapsibleOnMobile>
          </Step>
        ))}
      </Steps>
    </Side>
  )
}

/** Challenges and solutions, side by side like a diff. */
export const ChallengesAndSolutions = ({
  challengesTitle,
  challenges,
  solutionsTitle,
  solutions,
}: ChallengesAndSolutionsProps) => {
  if (challenges.length + solutions.length === 0) return null
  return (
    <Root>
      <PageContainer>
        <Sides $rows={Math.max(challenges.length, solutions.length)}>
          {challenges.length > 0 && (
            <StepList title={challengesTitle} steps={challenges} kind="minus" />
          )}
          {solutions.length > 0 && (
            <StepList title={solutionsTitle} steps={solutions} kind="plus" />
          )}
        </Sides>
      </PageContainer>
    </Root>
  )
}
