import styled from 'styled-components'
import { TextLink } from '../components/TextLink'
import { useInterface } from '../layout/useInterface'
import { caseStudiesPath } from '../routes/paths'
import { from } from '../styles/breakpoints'
import { color } from '../styles/colors'
import { hairline } from '../styles/shape'
import { space } from '../styles/space'
import { Carousel } from './Carousel'
import { CaseStudyCard } from './CaseStudyCard'

export interface OtherCasesProps {
  title: string
  /** The ones to show, the closest first. */
  caseStudies: readonly Queries.CaseStudyCardFragment[]
}

const More = styled.div`
  padding: ${space[4]} 0 ${space[10]};

  ${from.tablet} {
    padding: ${space[5]} var(--inset);
    border-top: ${hairline} solid ${color.line};
  }

  @media print {
    display: none;
  }
`

/** Other case studies in a carousel, and the way to all of them. */
export const OtherCases = ({ title, caseStudies }: OtherCasesProps) => {
  const words = useInterface()
  if (caseStudies.length === 0) return null
  return (
    <Carousel
      title={title}
      layout="cards"
      slides={caseStudies.map((caseStudy) => ({
        key: caseStudy.path,
        name: caseStudy.title,
        content: <CaseStudyCard caseStudy={caseStudy} />,
      }))}
    >
      <More>
        <TextLink to={caseStudiesPath}>{words.allCaseStudies}</TextLink>
      </More>
    </Carousel>
  )
}
