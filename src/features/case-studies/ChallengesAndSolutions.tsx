import styled, { css } from 'styled-components'
import { PageContainer, lineNumber } from '../../components/grid/PageContainer'
import { CollapsibleOnMobile } from '../../components/CollapsibleOnMobile'
import { PointTitle, SmallPointText } from '../../components/text/point-text'
import { color } from '../../styles/colors'
import { hairline, space, up } from '../../styles/sizes'
import { mono, type } from '../../styles/type'

type Points = readonly { title: string; description: string }[]

export interface ChallengesAndSolutionsProps {
  challengesTitle: string
  challenges: Points
  solutionsTitle: string
  solutions: Points
}

const Root = styled.div`
  border-top: ${hairline} solid ${color.line};

  @media print {
    border: 0;
  }
`

/* The titles are in the first row; each challenge shares a row with its solution. */
const Columns = styled.div<{ $both: boolean; $rows: number }>`
  --rows: ${({ $rows }) => $rows};

  ${up.desktop} {
    display: grid;
    grid-template-columns: repeat(${({ $both }) => ($both ? 2 : 1)}, minmax(0, 1fr));

    > * + * {
      border-inline-start: ${hairline} solid ${color.line};
    }
  }

  @media print {
    display: grid;
    grid-template-columns: repeat(${({ $both }) => ($both ? 2 : 1)}, minmax(0, 1fr));
    column-gap: ${space[8]};

    > * + * {
      border: 0;
    }
  }
`

/** Uses the rows of the parent grid if the two sides are next to each other. */
const subgrid = (rows: string) => {
  const style = css`
    display: grid;
    grid-row: span ${rows};
    grid-template-rows: subgrid;
  `
  return css`
    ${up.desktop} {
      ${style}
    }

    @media print {
      ${style}
    }
  `
}

const Side = styled.section`
  padding: ${space[6]} 0 0;

  ${up.tablet} {
    padding: ${space[24]} 0 0;
  }

  ${subgrid('calc(var(--rows) + 1)')}

  @media print {
    padding-top: ${space[6]};
  }

  &:not(:first-child) {
    ${up.desktop} {
      --gutter: 0px;
    }
  }
`

const Title = styled.h2`
  ${type.sectionTitleSmall}
  padding-inline: var(--inset);
  margin-bottom: ${space[3]};

  ${up.tablet} {
    margin-bottom: ${space[10]};
  }

  @media print {
    margin-bottom: ${space[3]};
  }
`

const Numbered = styled.span`
  ${lineNumber}
`

const Steps = styled.ol`
  ${subgrid('var(--rows)')}

  > li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    padding: 0;

    ${up.tablet} {
      padding: ${space[6]} var(--inset) ${space[8]};
    }

    border-top: ${hairline} solid ${color.line};
    break-inside: avoid;

    @media print {
      grid-template-columns: 2rem minmax(0, 1fr);
      padding-block: ${space[2]} ${space[3]};
    }
  }
`

const LineNumber = styled.span<{ $kind: 'minus' | 'plus' }>`
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

const StepList = ({ title, steps, kind }: StepListProps) => (
  <Side aria-label={title}>
    <Title>{kind === 'minus' ? <Numbered>{title}</Numbered> : title}</Title>
    <Steps>
      {steps.map((step, index) => (
        <li key={step.title}>
          <LineNumber $kind={kind} aria-hidden="true">
            {kind === 'minus' ? '−' : '+'} {index + 1}
          </LineNumber>
          <CollapsibleOnMobile heading={<PointTitle>{step.title}</PointTitle>} open={index === 0}>
            <SmallPointText>{step.description}</SmallPointText>
          </CollapsibleOnMobile>
        </li>
      ))}
    </Steps>
  </Side>
)

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
        <Columns
          $both={challenges.length > 0 && solutions.length > 0}
          $rows={Math.max(challenges.length, solutions.length)}
        >
          {challenges.length > 0 && (
            <StepList title={challengesTitle} steps={challenges} kind="minus" />
          )}
          {solutions.length > 0 && (
            <StepList title={solutionsTitle} steps={solutions} kind="plus" />
          )}
        </Columns>
      </PageContainer>
    </Root>
  )
}
