import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { capitalize, fillText } from '../../../plugins/content'
import { useFacts } from '../../hooks/useFacts'
import { joinFacts } from '../../content/join-facts'
import { useLabels } from '../../hooks/useLabels'
import { Badge } from '../../components/Badge'
import { PageContainer } from '../../components/grid/PageContainer'
import { useEffortText } from '../../hooks/useEffortText'
import { useLocale } from '../../hooks/useLocale'
import { useFormats } from '../../hooks/useFormats'
import { CoverPicture } from '../../sections/CoverPicture'
import { CaseStudyTags } from './CaseStudyTags'
import { color } from '../../styles/colors'
import { plainInPrint, hairlineTop, ruledCell } from '../../styles/mixins'
import { down, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

/* Under each other on phones; from tablets up their number decides their width, with lines between them. */
const Facts = styled.dl`
  display: grid;
  overflow: clip;
  ${hairlineTop}

  ${up.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  }

  @media print {
    gap: ${space[4]};
    padding-top: ${space[3]};
    border: 0;
  }
`

const Fact = styled.div`
  ${ruledCell}
  padding: ${space[3]} 0;

  /* On phones only the lines between the rows, with the label beside the value or above it. */
  ${down.tablet} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    align-items: baseline;
    border-inline-width: 0;
  }

  ${up.tablet} {
    padding-block: ${space[6]} ${space[8]};
    padding-inline: var(--inset) ${space[6]};
  }

  ${plainInPrint}
`

const Tags = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]} var(--inset);
  ${hairlineTop}

  ${up.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }

  @media print {
    padding: ${space[3]} 0 0;
    border: 0;
  }
`

const Label = styled.dt`
  flex: 0 0 5.5rem;
  color: ${color.textFaint};
  ${type.meta}
`

const Value = styled.dd`
  flex: 1 1 8rem;
  max-width: 20rem;
  ${type.meta}
`

const Name = styled.b`
  display: block;
  color: ${color.text};
  ${type.small}
  font-weight: 560;
`

const Detail = styled.span`
  display: block;
`

interface CaseStudyCoverProps {
  caseStudy: Queries.CaseStudyCoverFragment
  /** A sentence about the pictures on the page. */
  note?: string | null
}

/**
 * The cover picture with a note about the pictures of the page, and the client, duration, team,
 * platforms and tags of the project.
 */
export const CaseStudyCover = ({ caseStudy, note }: CaseStudyCoverProps) => {
  const labels = useLabels()
  const { client, duration, team, platforms, releases, inProgress } = caseStudy
  const effort = useEffortText()
  const { number } = useFormats()
  const facts = useFacts()
  const { locale } = useLocale()
  const renderFact = (label: string, name: ReactNode, text?: string) => (
    <Fact>
      <Label>{label}</Label>
      <Value>
        <Name>{name}</Name> {text && <Detail>{capitalize(text, locale)}</Detail>}
      </Value>
    </Fact>
  )
  return (
    <>
      <CoverPicture cover={caseStudy} note={note} />
      <PageContainer>
        <Facts>
          {client &&
            renderFact(labels.client, client.name, facts(client.trade, client.place, client.size))}
          {renderFact(
            labels.duration,
            <>
              {duration} {inProgress && <Badge>{labels.comingSoon}</Badge>}
            </>,
          )}
          {team &&
            renderFact(
              labels.team,
              fillText(labels.people, { count: number(team.people) }),
              joinFacts(labels.pairOfLists, [team.roles, releases && effort(releases)]),
            )}
          {platforms && renderFact(labels.platforms, facts(...platforms))}
        </Facts>
        <Tags>
          <CaseStudyTags label={labels.industries} tags={caseStudy.industries} />
          <CaseStudyTags label={labels.services} tags={caseStudy.services} />
        </Tags>
      </PageContainer>
    </>
  )
}

export const fragment = graphql`
  fragment CaseStudyCover on CaseStudy {
    client {
      ...CaseStudyClient
    }
    duration
    team {
      ...CaseStudyTeam
    }
    platforms
    releases {
      ...CaseStudyRelease
    }
    inProgress
    industries {
      title
      page {
        path
      }
    }
    services {
      title
      page {
        path
      }
    }
    ...CoverPicture
  }
`
