import styled from 'styled-components'
import { useFacts } from '../../hooks/useFacts'
import { fillText } from '../../../plugins/content'
import { useLabels } from '../../hooks/useLabels'
import { CollapsibleOnMobile } from '../../components/CollapsibleOnMobile'
import { Section } from '../../components/grid/Section'
import { SideContent } from '../../components/grid/SideContent'
import { PointText, PointTitle, Typography } from '../../components/text/Typography'
import { useEffortText } from '../../hooks/useEffortText'
import { plainInPrint } from '../../styles/mixins'
import { space, up } from '../../styles/sizes'

export interface CaseStudyReleasesProps {
  releases: readonly Queries.CaseStudyReleaseFragment[]
}

const Content = styled(SideContent)`
  ${up.tablet} {
    padding-bottom: ${space[16]};
  }

  ${plainInPrint}
`

const Release = styled.li`
  padding-top: ${space[4]};

  @media print {
    break-inside: avoid;
  }
`

/** The effort of a project, and the releases that it consists of; phones show them on request. */
export const CaseStudyReleases = ({ releases }: CaseStudyReleasesProps) => {
  const labels = useLabels()
  const effortOf = useEffortText()
  const facts = useFacts()
  return (
    <Section title={labels.releases} layout="side">
      <Content>
        <CollapsibleOnMobile heading={<PointTitle>{effortOf(releases)}</PointTitle>}>
          <ol>
            {releases.map(({ title, date, description, ...release }) => (
              <Release key={title}>
                <Typography $type="small" $color="text">
                  {fillText(labels.labelled, {
                    label: facts(title, date),
                    text: effortOf([release], { brief: true }),
                  })}
                </Typography>
                <PointText>{description}</PointText>
              </Release>
            ))}
          </ol>
        </CollapsibleOnMobile>
      </Content>
    </Section>
  )
}
