import styled from 'styled-components'
import { from } from '../../styles/breakpoints'
import { color } from '../../styles/colors'
import { hairline } from '../../styles/shape'
import { space } from '../../styles/space'
import { CaseStudyCard } from './CaseStudyCard'

export interface CaseStudyGridProps {
  /** Case studies, each with the sentence on what it proves here, if any. */
  entries: readonly { caseStudy: Queries.CaseStudyCardFragment; shows?: string }[]
  /** The level of the titles, one below the heading above. */
  heading?: 'h2' | 'h3'
  /** True where the page begins with it. */
  first?: boolean
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} 0;
  overflow: clip;

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0;

    > li {
      margin: -1px 0 0 -1px;
      border: solid ${color.line};
      border-width: ${hairline} 0 0 ${hairline};
    }

    /* A card alone in its row lies on its side, picture and words in two columns. */
    > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;

      article {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
  }
`

/** Case studies two in a row; one that is left over takes the whole width. */
export const CaseStudyGrid = ({ entries, heading, first = false }: CaseStudyGridProps) => (
  <Grid>
    {entries.map(({ caseStudy, shows }, index) => (
      <li key={caseStudy.path}>
        <CaseStudyCard
          caseStudy={caseStudy}
          shows={shows}
          heading={heading}
          first={first && index === 0}
        />
      </li>
    ))}
  </Grid>
)
