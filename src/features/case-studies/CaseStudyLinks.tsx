import styled from 'styled-components'
import { ButtonLink } from '../../components/Button'
import { VisuallyHidden } from '../../components/text/VisuallyHidden'
import { Section, sideContent } from '../../components/grid/Section'
import { TextLink } from '../../components/link/TextLink'
import { useUiText } from '../../hooks/useUiText'
import { space } from '../../styles/sizes'

export interface CaseStudyLinksProps {
  /** The title of the case study, part of the accessible names of the links. */
  title: string
  links: readonly { webUrl: string | null; sourceUrl: string | null }[]
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  ${sideContent(24, 16)}

  @media print {
    display: block;

    > * {
      display: block;
    }
  }
`

/** Links to the website and the source code; renders nothing if there are none. */
export const CaseStudyLinks = ({ title, links }: CaseStudyLinksProps) => {
  const labels = useUiText()
  const website = links[0]?.webUrl
  const source = links[1]?.sourceUrl
  if (!website && !source) return null
  return (
    <Section title={labels.additionalLinks} layout="side">
      <Row>
        {website && (
          <ButtonLink to={website} variant="outline" icon="arrow-up-right">
            {labels.visitWebsite}
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </ButtonLink>
        )}
        {source && (
          <TextLink to={source} icon="code-xml">
            {labels.source}
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </TextLink>
        )}
      </Row>
    </Section>
  )
}
