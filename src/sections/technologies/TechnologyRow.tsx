import styled from 'styled-components'
import { BrandLogo } from '../../components/icon/BrandLogo'
import { color } from '../../styles/colors'
import { transition } from '../../styles/motion'
import { space } from '../../styles/sizes'
import { type } from '../../styles/type'
import { MarqueeSection } from '../MarqueeSection'

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
  color: ${color.textSoft};
  ${type.small}
  white-space: nowrap;

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
