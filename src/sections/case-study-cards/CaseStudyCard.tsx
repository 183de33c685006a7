import { graphql } from 'gatsby'
import { useId } from 'react'
import { Badge } from '../../components/Badge'
import { ButtonLink } from '../../components/Button'
import { Chip, ChipList } from '../../components/Chip'
import { Icon } from '../../components/icon/Icon'
import type { InterfaceIcon } from '../../components/icon/interface-icons'
import { Link } from '../../components/Link'
import { Picture } from '../../components/Picture'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { useUiText } from '../../hooks/useUiText'
import { imageSizes } from '../../styles/sizes'
import { Body, Card, Cover, Description, Links, Meta, NoLink, Title } from './CaseStudyCard.styles'

export interface CaseStudyCardProps {
  caseStudy: Queries.CaseStudyCardFragment
  /** Why the page cites this case study; replaces the description. */
  shows?: string
  /** The heading level of the title. */
  heading?: 'h2' | 'h3'
  /** True loads its picture eagerly. */
  priority?: boolean
}

/** A card that links to a case study; one in progress has a badge and no link. */
export const CaseStudyCard = ({
  caseStudy,
  shows,
  heading = 'h3',
  priority = false,
}: CaseStudyCardProps) => {
  const labels = useUiText()
  const reasonId = useId()
  const { path, title, duration, description, tech, links, inProgress } = caseStudy
  const website = links?.[0]?.webUrl
  const source = links?.[1]?.sourceUrl
  const renderLink = (url: string, label: string, icon: InterfaceIcon) => (
    <a href={url} rel="noopener">
      {label}
      <VisuallyHidden>: {title}</VisuallyHidden>
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
          priority={priority}
        />
      </Cover>
      <Body>
        {inProgress ? <Badge>{labels.comingSoon}</Badge> : <Meta>{duration}</Meta>}
        <Title as={heading}>{inProgress ? title : <Link to={path}>{title}</Link>}</Title>
        <Description>{shows ?? description}</Description>
        <ChipList aria-label={labels.technologies}>
          {tech.map(({ name }) => (
            <Chip as="li" key={name}>
              {name}
            </Chip>
          ))}
        </ChipList>
        <Links>
          <ButtonLink to={inProgress ? null : path} variant="outline" size="sm" icon="arrow-right">
            {labels.caseStudy}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </ButtonLink>
          {website && renderLink(website, labels.website, 'arrow-up-right')}
          {source ? (
            renderLink(source, labels.source, 'code-xml')
          ) : (
            <NoLink>
              <span role="link" aria-disabled="true" aria-describedby={reasonId}>
                {labels.source}
                <VisuallyHidden>: {title}</VisuallyHidden>
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
    duration
    description
    inProgress
    imgAlt
    imgUrl {
      ...Photo
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
