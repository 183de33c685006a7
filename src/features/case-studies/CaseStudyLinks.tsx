import styled from 'styled-components'
import { useLabels } from '../../hooks/useLabels'
import { ButtonLink } from '../../components/Button'
import { Section } from '../../components/grid/Section'
import { TextLink } from '../../components/link/TextLink'
import { TitledLabel } from '../../components/text/TitledLabel'
import { readCaseStudyLinks } from '../../sections/case-study-links'
import { space } from '../../styles/sizes'

export interface CaseStudyLinksProps {
  /** The title of the case study, part of the accessible names of the links. */
  title: string
  /** The client, whose website it is; the title is in its place if there is none. */
  client?: string | null
  links: readonly Queries.CaseStudyLinkFragment[] | null
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};

  /* Each link with its URL on a line of its own. */
  @media print {
    display: block;

    > a {
      display: block;
    }
  }
`

/** Links to the website, the source code and everything else; renders nothing if there are none. */
export const CaseStudyLinks = ({ title, client, links }: CaseStudyLinksProps) => {
  const labels = useLabels()
  const { website, source, otherLinks } = readCaseStudyLinks(links)
  if (!website && !source) return null
  return (
    <Section
      title={labels.additionalLinks}
      compact
      action={
        <Links>
          {website && (
            <ButtonLink to={website} variant="outline" icon="arrow-up-right">
              <TitledLabel label={labels.visitWebsite} title={client ?? title} />
            </ButtonLink>
          )}
          {source && (
            <TextLink to={source} icon="code-xml">
              <TitledLabel label={labels.source} title={title} />
            </TextLink>
          )}
          {otherLinks.map((url) => (
            <TextLink key={url} to={url} icon="arrow-up-right">
              {url.replace(/^https:\/\/|\/$/g, '')}
            </TextLink>
          ))}
        </Links>
      }
    />
  )
}
