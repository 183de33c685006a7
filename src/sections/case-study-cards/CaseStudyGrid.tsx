import styled, { css } from 'styled-components'
import { ruledCell } from '../../styles/mixins'
import { down, space, up } from '../../styles/sizes'
import { CaseStudyCard } from './CaseStudyCard'

export interface CaseStudyGridProps {
  /** The case studies; `shows` replaces the description on a card. */
  entries: readonly { caseStudy: Queries.CaseStudyCardFragment; shows?: string }[]
  heading?: 'h2' | 'h3'
  /** Whether phones show only the first card. */
  oneOnPhones?: boolean
  priority?: boolean
}

const Grid = styled.ul<{ $one: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} 0;
  overflow: clip;

  ${({ $one }) =>
    $one &&
    css`
      @media screen {
        ${down.tablet} {
          > li + li {
            display: none;
          }
        }
      }
    `}

  ${up.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0;

    > li {
      ${ruledCell}
    }

    /* A card alone in its row has its picture and its text side by side. */
    > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;

      article {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
  }
`

/** Cards of case studies, two in a row; if their number is odd, the last one has the full width. */
export const CaseStudyGrid = ({
  entries,
  heading,
  oneOnPhones = false,
  priority = false,
}: CaseStudyGridProps) => (
  <Grid $one={oneOnPhones}>
    {entries.map(({ caseStudy, shows }, index) => (
      <li key={caseStudy.path}>
        <CaseStudyCard
          caseStudy={caseStudy}
          shows={shows}
          heading={heading}
          priority={priority && index === 0}
        />
      </li>
    ))}
  </Grid>
)
