import { graphql } from 'gatsby'
import styled from 'styled-components'
import { useFacts } from '../../hooks/useFacts'
import { CellGrid } from '../../components/grid/CellGrid'
import { Section } from '../../components/grid/Section'
import { Column } from '../../components/grid/Stack'
import { Icon } from '../../components/icon/Icon'
import { MeasuredChange } from '../../sections/MeasuredChange'
import { color } from '../../styles/colors'
import { headingWithArrow, movingArrow, stretchedLink } from '../../styles/mixins'
import { space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

const Outcome = styled(Column)`
  ${movingArrow('svg')}

  a {
    ${stretchedLink('3px')}
  }
`

/* At the lower edge of its cell. */
const Client = styled.p`
  ${headingWithArrow}
  margin-top: auto;
  padding-top: ${space[3]};
  color: ${color.text};
  ${type.small}

  ${up.tablet} {
    padding-top: ${space[8]};
  }
`

/** Measured changes, each with a link to its case study; renders nothing if there are none. */
export const HomeOutcomes = ({ outcomes }: { outcomes: Queries.OutcomesFragment }) => {
  const facts = useFacts()
  const shown = outcomes.caseStudies.flatMap(({ headlineFigure, ...rest }) =>
    headlineFigure ? [{ ...rest, headlineFigure }] : [],
  )
  if (shown.length === 0) return null
  return (
    <Section title={outcomes.title} large surface="contrast">
      <CellGrid perRow={4} perTabletRow={3}>
        {shown.map(({ path, client, title, headlineFigure }) => (
          <Outcome key={path}>
            <MeasuredChange change={headlineFigure} layout="stack" path={path} />
            <Client>
              {client ? facts(client.name, client.trade) : title}
              <Icon name="arrow-right" size="1.125rem" highlighted />
            </Client>
          </Outcome>
        ))}
      </CellGrid>
    </Section>
  )
}

export const fragment = graphql`
  fragment Outcomes on HomeOutcomes {
    title
    caseStudies {
      path
      title
      client {
        name
        trade
      }
      headlineFigure {
        ...CaseStudyHeadlineFigure
      }
    }
  }
`
