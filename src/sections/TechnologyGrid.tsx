import styled from 'styled-components'
import { Mark } from '../components/Mark'
import { Section } from '../components/Section'
import { from } from '../styles/breakpoints'
import { color } from '../styles/colors'
import { hairline } from '../styles/shape'
import { space } from '../styles/space'
import { type } from '../styles/type'

export interface TechnologyGridProps {
  title: string
  technologies: readonly { name: string; icon: string | null }[]
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  overflow: clip;

  > li {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: ${space[6]};
    min-height: 7.5rem;
    margin: -1px 0 0 -1px;
    padding: ${space[5]} ${space[4]};
    border: solid ${color.line};
    border-width: ${hairline} 0 0 ${hairline};
    color: ${color.textSoft};
    ${type.meta}

    ${from.tablet} {
      padding: ${space[6]} var(--cell-padding);
    }

    svg {
      color: ${color.text};
    }
  }

  ${from.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  }
`

const NoMark = styled.span`
  color: ${color.lineStrong};
  font-size: 1.5rem;
  line-height: 1;
`

/** Technologies with their marks; one without a mark shows its name alone. */
export const TechnologyGrid = ({ title, technologies }: TechnologyGridProps) => (
  <Section title={title}>
    <Grid>
      {technologies.map(({ name, icon }) => (
        <li key={name}>
          {icon ? <Mark name={icon} /> : <NoMark aria-hidden="true">;</NoMark>}
          {name}
        </li>
      ))}
    </Grid>
  </Section>
)
