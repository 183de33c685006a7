import styled from 'styled-components'
import { BrandLogo } from '../components/icon/BrandLogo'
import { Icon } from '../components/icon/Icon'
import { Section } from '../components/grid/Section'
import { SideContent } from '../components/grid/SideContent'
import { color } from '../styles/colors'
import { plainInPrint } from '../styles/mixins'
import { transition } from '../styles/motion'
import { hairline, space, up } from '../styles/sizes'
import { type } from '../styles/type'
import { MarqueeSection } from './MarqueeSection'

export interface TechnologyGridProps {
  title: string
  technologies: readonly Queries.TechnologyFragment[]
}

const Content = styled(SideContent)`
  ${up.tablet} {
    padding-bottom: ${space[16]};
  }

  ${up.desktop} {
    padding-top: ${space[19]};
  }

  ${plainInPrint}
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: 0 ${space[5]};
  /* Few technologies take the height of the heading. */
  height: 100%;

  ${up.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  }

  > li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 2.25rem;
    padding: ${space[1]} 0;
    border-bottom: ${hairline} solid ${color.line};
    ${type.small}
    line-height: 1.25;

    ${up.tablet} {
      gap: ${space[4]};
      min-height: 4rem;
      padding-block: ${space[3]};
    }
  }

  @media print {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
`

/** Technologies with their logos; one without a logo has the sign for code. */
export const TechnologyGrid = ({ title, technologies }: TechnologyGridProps) => (
  <Section title={title} layout="side">
    <Content>
      <Grid>
        {technologies.map(({ name, icon }) => (
          <li key={name}>
            {icon ? <BrandLogo name={icon} /> : <Icon name="code-xml" size="1.5rem" />}
            {name}
          </li>
        ))}
      </Grid>
    </Content>
  </Section>
)

export interface TechnologyRowProps {
  title: string
  /** All technologies; only featured ones are shown. */
  technologies: readonly Queries.TechnologiesTechnologiesFragment[]
}

const Technology = styled.li`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[3]};
  /* That of the moving row. */
  max-width: 100cqi;
  ${type.small}

  img {
    opacity: 0.6;
    ${transition('opacity')}
  }

  &:hover img {
    opacity: 1;
  }
`

/** The logos of the featured technologies in a moving row; renders nothing if there are none. */
export const TechnologyRow = ({ title, technologies }: TechnologyRowProps) => {
  const shown = technologies.filter(({ featured }) => featured)
  if (shown.length === 0) return null
  return (
    <MarqueeSection title={title}>
      {shown.map(({ name, icon }) => (
        <Technology key={name}>
          <BrandLogo name={icon} size="1.75rem" />
          {name}
        </Technology>
      ))}
    </MarqueeSection>
  )
}
