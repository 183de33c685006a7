import { graphql } from 'gatsby'
import { useId } from 'react'
import { Badge } from '../../components/Badge'
import { ButtonLink } from '../../components/Button'
import { Chip } from '../../components/Chip'
import { Icon } from '../../components/icon/Icon'
import type { InterfaceIcon } from '../../components/icon/interface-icons'
import { Link } from '../../components/link/Link'
import { Picture } from '../../components/Picture'
import { VisuallyHidden } from '../../components/text/VisuallyHidden'
import { useUiText } from '../../hooks/useUiText'
import { HeadlineFigure } from '../page-header/HeadlineFigure'
import { imageSizes } from '../../styles/sizes'
import {
  Body,
  Card,
  Cover,
  Description,
  Links,
  Meta,
  NoLink,
  Technologies,
  Title,
} from './CaseStudyCard.styles'

/** As many as fit in one row; the case study's own page shows all. */
const shownTechnologies = 4

export interface CaseStudyCardProps {
  caseStudy: Queries.CaseStudyCardFragment
  /** Why the page cites this case study; replaces the description. */
  shows?: string
  /** The heading level of the title. */
  heading?: 'h2' | 'h3'
  /** Whether a disabled source link is shown if the source code is not public. */
  showNoSource?: boolean
  /** Whether its picture is loaded eagerly. */
  priority?: boolean
}

/**
 * A card that links to a case study, with separate links to its website and source code. A case
 * study in progress has a badge and no link to its page.
 */
export const CaseStudyCard = ({
  caseStudy,
  shows,
  heading = 'h3',
  showNoSource = false,
  priority = false,
}: CaseStudyCardProps) => {
  const labels = useUiText()
  const reasonId = useId()
  const { path, title, client, duration, headlineFigure, description } = caseStudy
  const { tech, links, inProgress } = caseStudy
  const website = links?.[0]?.webUrl
  const source = links?.[1]?.sourceUrl
  const renderLink = (url: string, label: string, icon: InterfaceIcon) => (
    <a href={url} rel="noopener">
      {label}
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      <Icon name={icon} size="1.125rem" />
    </a>
  )
  return (
    <Card>
      <Cover>
        <Picture
          file={caseStudy.imgUrl}
          alt={caseStudy.imgAlt}
          sizes={imageSizes.half}
          narrow={caseStudy.pictureNarrow}
          priority={priority}
        />
      </Cover>
      <Body>
        <Meta>
          {client && <span>{`${client.name}, ${client.trade}`}</span>}
          {inProgress ? <Badge>{labels.comingSoon}</Badge> : <span>{duration}</span>}
        </Meta>
        {headlineFigure && <HeadlineFigure figure={headlineFigure} />}
        <Title as={heading}>
          {inProgress ? (
            title
          ) : (
            <Link to={path} draggable={false}>
              {title}
            </Link>
          )}
        </Title>
        <Description>{shows ?? description}</Description>
        <Technologies aria-label={labels.technologies}>
          {tech.slice(0, shownTechnologies).map(({ name }) => (
            <Chip as="li" key={name}>
              {name}
            </Chip>
          ))}
          {tech.length > shownTechnologies && (
            <Chip as="li">{`+${tech.length - shownTechnologies}`}</Chip>
          )}
        </Technologies>
        <Links>
          {/* The title is the link of the card for the keyboard and for screen readers. */}
          <ButtonLink
            to={inProgress ? null : path}
            variant="outline"
            size="sm"
            icon="arrow-right"
            aria-hidden="true"
            tabIndex={-1}
          >
            {labels.caseStudy}
            {inProgress && <VisuallyHidden>{`: ${title}`}</VisuallyHidden>}
          </ButtonLink>
          {website && renderLink(website, labels.website, 'arrow-up-right')}
          {source && renderLink(source, labels.source, 'code-xml')}
          {!source && showNoSource && (
            <NoLink>
              <span role="link" aria-disabled="true" aria-describedby={reasonId}>
                {labels.source}
                <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
              </span>{' '}
              <small id={reasonId}>({labels.noSource})</small>
            </NoLink>
          )}
        </Links>
      </Body>
    </Card>
  )
}

export const fragment = graphql`
  fragment CaseStudyCard on CaseStudy {
    path
    order
    title
    client {
      name
      trade
    }
    headlineFigure {
      ...HeadlineFigure
    }
    duration
    description
    inProgress
    imgAlt
    imgUrl {
      ...Photo
    }
    pictureNarrow {
      ...PhotoNarrow
    }
    tech {
      name
    }
    links {
      webUrl
      sourceUrl
    }
  }
`
