import { graphql } from 'gatsby'
import { useId } from 'react'
import { Badge } from '../../components/Badge'
import { ButtonLink } from '../../components/Button'
import { Chip, ChipList } from '../../components/Chip'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { Icon } from '../../components/icon/Icon'
import { Link } from '../../components/Link'
import { Picture } from '../../components/Picture'
import { useUiText } from '../../hooks/useUiText'
import { imageSizes } from '../../styles/sizes'
import { Body, Card, Cover, Description, Links, Meta, Title, NoLink } from './CaseStudyCard.parts'

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
          {website && (
            <a href={website} rel="noopener">
              {labels.website}
              <VisuallyHidden>: {title}</VisuallyHidden>
              <Icon name="arrow-up-right" size="1.125rem" />
            </a>
          )}
          {source ? (
            <a href={source} rel="noopener">
              {labels.source}
              <VisuallyHidden>: {title}</VisuallyHidden>
              <Icon name="code-xml" size="1.125rem" />
            </a>
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

  # The same widths everywhere, so that each is encoded once.
  fragment Photo on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1280
        outputPixelDensities: [0.25, 0.5, 0.75, 1, 1.25]
        formats: [AVIF, WEBP]
        placeholder: NONE
      )
    }
  }
`
