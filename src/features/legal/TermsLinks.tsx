import styled from 'styled-components'
import { useLabels } from '../../hooks/useLabels'
import { CellGrid } from '../../components/grid/CellGrid'
import { Section } from '../../components/grid/Section'
import { TextLink } from '../../components/link/TextLink'
import { PointTitle } from '../../components/text/Typography'
import { useTermsPages } from '../../hooks/useTermsPages'
import { maxLineLength, space } from '../../styles/sizes'
import { pointNote } from '../../styles/type'

const Description = styled.p`
  max-width: ${maxLineLength};
  margin-block: ${space[3]} ${space[5]};
  ${pointNote}
`

/** Links to the pages of terms; renders nothing if there are none. */
export const TermsLinks = () => {
  const labels = useLabels()
  const pages = useTermsPages()
  if (pages.length === 0) return null
  return (
    <Section title={labels.terms}>
      <CellGrid perRow={2}>
        {pages.map(({ path, title, promise, description }) => (
          <div key={path}>
            <PointTitle>{promise}</PointTitle>
            <Description>{description}</Description>
            <TextLink to={path}>{title}</TextLink>
          </div>
        ))}
      </CellGrid>
    </Section>
  )
}
