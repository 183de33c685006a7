import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import labels from '../../../data/ui-text.json'
import { Badge } from '../../components/Badge'
import { PageContainer } from '../../components/grid/Box'
import { useEffortText } from '../../hooks/useEffortText'
import { useNumber } from '../../hooks/useNumber'
import { CoverPicture } from '../../sections/CoverPicture'
import { color } from '../../styles/colors'
import { rule, ruledCell } from '../../styles/mixins'
import { down, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

/* Their number decides their width; each has a border at the left and at the top. */
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  column-gap: ${space[4]};
  overflow: clip;
  ${rule}

  ${up.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
    column-gap: 0;
  }

  > div {
    ${ruledCell}
    padding: ${space[4]} 0;

    ${down.tablet} {
      border-inline-width: 0;
    }

    ${up.tablet} {
      padding-block: ${space[6]} ${space[8]};
      padding-inline: var(--inset) ${space[6]};
    }
  }

  dt {
    color: ${color.textFaint};
    ${type.meta}
  }

  dd {
    max-width: 20rem;
    ${type.meta}
  }

  b,
  span:not(b span) {
    display: block;
  }

  span::first-letter {
    text-transform: uppercase;
  }

  b {
    color: ${color.text};
    ${type.small}
    font-weight: 560;
  }
`

/** The cover picture, and the client, duration, team and platforms of the project. */
export const CaseStudyCover = ({ caseStudy }: { caseStudy: Queries.CaseStudyCoverFragment }) => {
  const { client, duration, team, platforms, releases, inProgress } = caseStudy
  const effort = useEffortText()
  const number = useNumber()
  const renderFact = (label: string, name: ReactNode, text?: string) => (
    <div data-print="plain">
      <dt>{label}</dt>
      <dd>
        <b>{name}</b> {text && <span>{text}</span>}
      </dd>
    </div>
  )
  return (
    <>
      <CoverPicture cover={caseStudy} />
      <PageContainer>
        <Facts data-print="plain above-3 gap-4">
          {client &&
            renderFact(
              labels.client,
              client.name,
              [client.trade, client.place, client.size].filter(Boolean).join(', '),
            )}
          {renderFact(
            labels.duration,
            <>
              {duration} {inProgress && <Badge>{labels.comingSoon}</Badge>}
            </>,
          )}
          {team &&
            renderFact(
              labels.team,
              `${number(team.people)} ${labels.people}`,
              [team.roles, releases && effort(releases)].filter(Boolean).join('; '),
            )}
          {platforms && renderFact(labels.platforms, platforms.join(', '))}
        </Facts>
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
    ...CoverPicture
  }
`
