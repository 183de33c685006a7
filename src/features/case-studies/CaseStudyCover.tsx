import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Badge } from '../../components/Badge'
import { PageContainer } from '../../components/grid/PageContainer'
import { Picture } from '../../components/Picture'
import { useUiText } from '../../hooks/useUiText'
import { color, gradient } from '../../styles/colors'
import { hairline, imageSizes, space } from '../../styles/sizes'
import { type } from '../../styles/type'

const Background = styled.div`
  border-top: ${hairline} solid ${color.line};
  background: ${gradient.panel};
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  padding: ${space[6]} var(--inset);
  border-top: ${hairline} solid ${color.line};

  @media print {
    padding: ${space[3]} 0 0;
    border: 0;
  }

  dt {
    color: ${color.textFaint};
    ${type.meta}
  }

  dd {
    color: ${color.text};
    font-weight: 560;
  }
`

/** The cover picture and the duration of the project. */
export const CaseStudyCover = ({ caseStudy }: { caseStudy: Queries.CaseStudyCoverFragment }) => {
  const labels = useUiText()
  return (
    <PageContainer>
      <Background>
        <Picture file={caseStudy.imgUrl} alt={caseStudy.imgAlt} sizes={imageSizes.full} priority />
      </Background>
      <Facts>
        <div>
          <dt>{labels.duration}</dt>
          <dd>
            {caseStudy.duration} {caseStudy.inProgress && <Badge>{labels.comingSoon}</Badge>}
          </dd>
        </div>
      </Facts>
    </PageContainer>
  )
}

export const fragment = graphql`
  fragment CaseStudyCover on CaseStudy {
    duration
    inProgress
    imgAlt
    imgUrl {
      ...Photo
    }
  }
`
