import styled, { css } from 'styled-components'
import { Box, PageContainer, PointText, PointTitle, Typography } from '../../components/grid/Box'
import { CollapsibleOnMobile } from '../../components/CollapsibleOnMobile'
import { useNumber } from '../../hooks/useNumber'
import { color } from '../../styles/colors'
import { rule } from '../../styles/mixins'
import { hairline, space, up } from '../../styles/sizes'
import { mono } from '../../styles/type'

type Points = readonly Queries.PointFragment[]

export interface ChallengesAndSolutionsProps {
  challengesTitle: string
  challenges: Points
  solutionsTitle: string
  solutions: Points
}

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
`

/** Uses the rows of the parent grid if the two sides are next to each other. */
const subgrid = (rows: string) => css`
  ${up.desktop} {
    display: grid;
    grid-row: span ${rows};
    grid-template-rows: subgrid;
  }
`

const Side = styled.section`
  padding: ${space[6]} 0 0;

  ${up.tablet} {
    padding: ${space[24]} 0 0;
  }

  ${subgrid('calc(var(--rows) + 1)')}

  &:not(:first-child) {
    ${up.desktop} {
      --gutter: 0px;
    }
  }
`

const Steps = styled.ol`
  ${subgrid('var(--rows)')}

  > li {
    display: grid;
    grid-template-columns: var(--sign, 3rem) minmax(0, 1fr);

    ${up.tablet} {
      padding: ${space[6]} var(--inset) ${space[8]};
    }

    ${rule}
    break-inside: avoid;
  }
`

const LineNumber = styled.span<{ $kind: 'minus' | 'plus' }>`
  padding-top: 1.1em;
  color: ${({ $kind }) => ($kind === 'minus' ? color.danger : color.success)};
  ${mono}

  ${up.tablet} {
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
  const number = useNumber()
  return (
    <Side data-print="plain above-6" aria-label={title}>
      <Typography
        as="h2"
        $type="sectionTitleSmall"
        $bottom={[3, 10]}
        $sides="inset"
        data-print="below-3"
      >
        {kind === 'minus' ? (
          <Typography as="span" $numbered>
            {title}
          </Typography>
        ) : (
          title
        )}
      </Typography>
      <Steps>
        {steps.map((step, index) => (
          <li key={step.title} data-print="above-2 below-3">
            <LineNumber data-print="sign" $kind={kind} aria-hidden="true">
              {kind === 'minus' ? '−' : '+'} {number(index + 1)}
            </LineNumber>
            <CollapsibleOnMobile heading={<PointTitle>{step.title}</PointTitle>} open={index === 0}>
              <PointText $type={['meta', 'small']}>{step.description}</PointText>
            </CollapsibleOnMobile>
          </li>
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
  const hasBoth = challenges.length > 0 && solutions.length > 0
  return (
    <Box $ruled data-print="plain">
      <PageContainer>
        <Columns
          data-print={hasBoth ? 'side-by-side' : undefined}
          $both={hasBoth}
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
    </Box>
  )
}
