import styled from 'styled-components'
import { useLabels } from '../../hooks/useLabels'
import { Section } from '../../components/grid/Section'
import { TextLink } from '../../components/link/TextLink'
import { useAddresses } from '../../hooks/useAddresses'
import { hiddenInPrint, hairlineTop } from '../../styles/mixins'
import { space, up } from '../../styles/sizes'
import { Carousel } from '../../sections/carousel/Carousel'
import { CaseStudyCard, CaseStudyGrid } from '../../sections/CaseStudyCards'

export interface OtherCaseStudiesProps {
  title: string
  /** The most similar first. */
  caseStudies: readonly Queries.CaseStudyCardFragment[]
}

const More = styled.div`
  padding: ${space[4]} 0 ${space[10]};

  ${up.tablet} {
    padding: ${space[5]} var(--inset);
    ${hairlineTop}
  }

  ${hiddenInPrint}
`

/** Other case studies in a carousel, or one card at full width, and a link to all of them. */
export const OtherCaseStudies = ({ title, caseStudies }: OtherCaseStudiesProps) => {
  const labels = useLabels()
  const addresses = useAddresses()
  if (caseStudies.length === 0) return null
  const more = (
    <More>
      <TextLink to={addresses.caseStudies}>{labels.allCaseStudies}</TextLink>
    </More>
  )
  if (caseStudies.length === 1) {
    return (
      <Section title={title}>
        <CaseStudyGrid entries={caseStudies.map((caseStudy) => ({ caseStudy }))} />
        {more}
      </Section>
    )
  }
  return (
    <Carousel
      title={title}
      layout="cards"
      slides={caseStudies.map((caseStudy) => ({
        name: caseStudy.title,
        content: <CaseStudyCard caseStudy={caseStudy} />,
      }))}
    >
      {more}
    </Carousel>
  )
}
