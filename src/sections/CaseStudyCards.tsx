import { graphql } from 'gatsby'
import { useId } from 'react'
import styled, { css } from 'styled-components'
import { fillText } from '../../plugins/content'
import { useLabels } from '../hooks/useLabels'
import { Badge } from '../components/Badge'
import { ButtonLink } from '../components/Button'
import { Chip, ChipList } from '../components/Chip'
import { Icon } from '../components/icon/Icon'
import type { InterfaceIcon } from '../components/icon/interface-icons'
import { Link } from '../components/link/Link'
import { keepHyphenatedWords } from '../components/text/keep-hyphenated-words'
import { Typography } from '../components/text/Typography'
import { TitledLabel } from '../components/text/TitledLabel'
import { textsAround } from '../content/texts-around'
import { useEffortText } from '../hooks/useEffortText'
import { useFacts } from '../hooks/useFacts'
import { useFormats } from '../hooks/useFormats'
import { color } from '../styles/colors'
import { deadLink, hiddenInPrint } from '../styles/mixins'
import { control, down, space, up } from '../styles/sizes'
import { type } from '../styles/type'
import { CardGrid } from './CardGrid'
import { readCaseStudyLinks } from './case-study-links'
import { CardPicture } from './CoverPicture'
import { MeasuredChange } from './MeasuredChange'
import { Card, CardDescription, CardFacts, CardTitle } from './PictureCard'

/** As many as fit in one row; the case study's own page shows all. */
const shownTechnologies = 4

export interface CaseStudyCardProps {
  caseStudy: Queries.CaseStudyCardFragment
  /** Why the page cites this case study; replaces the description. */
  shows?: string
  /** Whether it says what the project cost. */
  withEffort?: boolean
  heading?: 'h2' | 'h3'
  /** Whether its picture is loaded eagerly. */
  priority?: boolean
}

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[4]} var(--inset) ${space[6]};

  ${up.tablet} {
    gap: ${space[4]};
    padding-block: ${space[6]} ${space[10]};
  }

  @media print {
    gap: ${space[1]};
    padding-block: ${space[3]};
    padding-inline: 0 ${space[4]};
  }
`

/** Chips at the bottom of the card; on phones, a line of text. */
const Technologies = styled(ChipList)<{ $hasSpaces: boolean }>`
  margin-top: auto;

  ${down.tablet} {
    gap: 0 ${({ $hasSpaces }) => ($hasSpaces ? space[1] : 0)};
    padding-top: ${space[1]};
  }

  ${hiddenInPrint}
`

const Technology = styled(Chip)`
  ${down.tablet} {
    min-height: 0;
    padding: 0;
    border: 0;
    color: ${color.textFaint};

    &:not(:last-child)::after {
      content: attr(data-separator) / '';
    }
  }
`

/** On paper the title with its URL is enough. */
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  padding-top: ${space[1]};
  ${type.small}

  ${up.tablet} {
    column-gap: ${space[3]};
  }

  ${hiddenInPrint}
`

/* Above the link that covers the card. */
const separateLink = css`
  position: relative;
  z-index: 1;
  min-height: ${control.medium};
`

const PageLink = styled(ButtonLink)`
  ${separateLink}

  /* So narrow that all three links fit in one row of a phone. */
  ${down.tablet} {
    padding-inline: ${space[2]};
  }
`

const ExternalLink = styled.a`
  ${separateLink}
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.link};
  font-weight: 560;

  &:hover {
    color: ${color.text};
  }
`

/** A crossed out label with the reason in parentheses; on phones the reason is under the label. */
const NoSource = styled.span`
  ${separateLink}
  display: inline-flex;
  flex-direction: column;
  justify-content: center;
  color: ${color.textFaint};
  font-weight: 560;
  line-height: 1.25;

  ${up.tablet} {
    flex-direction: row;
    align-items: center;
    justify-content: start;
    gap: ${space[2]};
    line-height: inherit;
  }

  [aria-disabled] {
    ${deadLink}
  }

  small {
    font-size: 0.8125rem;
    font-weight: 400;
  }
`

/**
 * A card that links to a case study, with separate links to its website and source code, which is
 * disabled if the source is not public. A case study in progress has a badge and no link to its
 * page. On paper it is only text: the picture, the technologies and the links are left out.
 */
export const CaseStudyCard = ({
  caseStudy,
  shows,
  withEffort = false,
  heading = 'h3',
  priority = false,
}: CaseStudyCardProps) => {
  const labels = useLabels()
  const effortText = useEffortText()
  const reasonId = useId()
  const { added } = useFormats()
  const facts = useFacts()
  const separator = fillText(labels.pair, { first: '', second: '' })
  const { path, title, client, duration, headlineFigure, description } = caseStudy
  const { tech, links, releases, inProgress } = caseStudy
  const effort = withEffort && releases && effortText(releases)
  const { website, source } = readCaseStudyLinks(links)
  const [, reason] = textsAround(labels.addition, 'text', { addition: labels.noSource })
  const renderLink = (url: string, label: string, icon: InterfaceIcon) => (
    <ExternalLink href={url} rel="noopener">
      <TitledLabel label={label} title={title} />
      <Icon name={icon} size="1.125rem" />
    </ExternalLink>
  )
  return (
    <Card>
      <CardPicture cover={caseStudy} priority={priority} />
      <Body>
        <CardFacts>
          {client && <span>{facts(client.name, client.trade)}</span>}
          {inProgress ? <Badge>{labels.comingSoon}</Badge> : <span>{duration}</span>}
        </CardFacts>
        {headlineFigure && <MeasuredChange change={headlineFigure} layout="card" />}
        <CardTitle as={heading}>
          {inProgress ? (
            keepHyphenatedWords(title)
          ) : (
            <Link to={path} draggable={false}>
              {keepHyphenatedWords(title)}
            </Link>
          )}
        </CardTitle>
        <CardDescription>{shows ?? description}</CardDescription>
        {effort && (
          <Typography $type="meta" $color="textFaint">
            {effort}
          </Typography>
        )}
        <Technologies aria-label={labels.technologies} $hasSpaces={separator.endsWith(' ')}>
          {tech.slice(0, shownTechnologies).map(({ name }) => (
            <Technology as="li" key={name} data-separator={separator.trim()}>
              {name}
            </Technology>
          ))}
          {tech.length > shownTechnologies && (
            <Technology as="li">{added(tech.length - shownTechnologies)}</Technology>
          )}
        </Technologies>
        <Links>
          {/* The title is the link of the card for the keyboard and for screen readers. */}
          <PageLink
            to={inProgress ? null : path}
            variant="outline"
            size="sm"
            icon="arrow-right"
            aria-hidden="true"
            tabIndex={-1}
          >
            {inProgress ? <TitledLabel label={labels.caseStudy} title={title} /> : labels.caseStudy}
          </PageLink>
          {website && renderLink(website, labels.website, 'arrow-up-right')}
          {source && renderLink(source, labels.source, 'code-xml')}
          {!source && labels.noSource && (
            <NoSource>
              <span role="link" aria-disabled="true" aria-describedby={reasonId}>
                <TitledLabel label={labels.source} title={title} />
              </span>{' '}
              <small id={reasonId}>{reason.trim()}</small>
            </NoSource>
          )}
        </Links>
      </Body>
    </Card>
  )
}

export interface CaseStudyGridProps {
  /** The case studies; `shows` replaces the description on a card. */
  entries: readonly { caseStudy: Queries.CaseStudyCardFragment; shows?: string }[]
  heading?: 'h2' | 'h3'
  /** Whether phones show only the first card. */
  oneOnPhones?: boolean
  withEffort?: boolean
  priority?: boolean
}

/** Cards of case studies, two in a row; if their number is odd, the last one has the full width. */
export const CaseStudyGrid = ({
  entries,
  heading,
  oneOnPhones = false,
  withEffort = false,
  priority = false,
}: CaseStudyGridProps) => (
  <CardGrid $one={oneOnPhones}>
    {entries.map(({ caseStudy, shows }, index) => (
      <li key={caseStudy.path}>
        <CaseStudyCard
          caseStudy={caseStudy}
          shows={shows}
          withEffort={withEffort}
          heading={heading}
          priority={priority && index === 0}
        />
      </li>
    ))}
  </CardGrid>
)

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
      ...CaseStudyHeadlineFigure
    }
    duration
    releases {
      personDays
    }
    description
    inProgress
    ...CoverPicture
    tech {
      name
    }
    links {
      ...CaseStudyLink
    }
  }
`
