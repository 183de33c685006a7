import { graphql } from 'gatsby'
import { useId } from 'react'
import styled, { css } from 'styled-components'
import labels from '../../data/ui-text.json'
import { Badge } from '../components/Badge'
import { ButtonLink } from '../components/Button'
import { Chip, ChipList } from '../components/Chip'
import { Column, Row, Typography } from '../components/grid/Box'
import { Icon } from '../components/icon/Icon'
import type { InterfaceIcon } from '../components/icon/interface-icons'
import { Link } from '../components/link/Link'
import { keepHyphenatedWords } from '../components/text/keep-hyphenated-words'
import { VisuallyHidden } from '../components/text/VisuallyHidden'
import { useEffortText } from '../hooks/useEffortText'
import { useNumber } from '../hooks/useNumber'
import { color } from '../styles/colors'
import { deadLink, ruledCell, stretchedLink } from '../styles/mixins'
import { transition } from '../styles/motion'
import type { PrintAttribute } from '../styles/print'
import { control, down, space, up } from '../styles/sizes'
import { type } from '../styles/type'
import { readCaseStudyLinks } from './case-study-links'
import { CardPicture } from './CoverPicture'
import { MeasuredChange } from './MeasuredChange'

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
`

const Title = styled.h3`
  ${type.cardTitle}

  ${transition('color')}

  article:hover > * > &:has(a) {
    color: ${color.link};
  }

  a {
    ${stretchedLink('-4px')}
  }
`

const Technologies = styled(ChipList).attrs<PrintAttribute>({ 'data-print': 'hide' })`
  margin-top: auto;

  /* On phones they are a line of text. */
  ${down.tablet} {
    gap: 0 ${space[1]};
    padding-top: ${space[1]};

    > li {
      min-height: 0;
      padding: 0;
      border: 0;
      color: ${color.textFaint};

      &:not(:last-child)::after {
        content: ',' / '';
      }
    }
  }
`

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

  /* All three fit in one row of a phone. */
  ${down.tablet} {
    > :first-child {
      padding-inline: ${space[2]};
    }
  }

  > * {
    position: relative;
    /* Above the link of the card. */
    z-index: 1;
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${control.medium};
    font-weight: 560;
  }

  > a[rel] {
    color: ${color.link};
  }

  > a[rel]:hover {
    color: ${color.text};
  }
`

const NoLink = styled.span`
  color: ${color.textFaint};

  [aria-disabled] {
    ${deadLink}
  }

  small {
    font-size: 0.8125rem;
    font-weight: 400;
  }

  /* The reason is under the label, so that all links are in one row. */
  ${down.tablet} {
    && {
      flex-direction: column;
      align-items: flex-start;
      justify-content: center;
      gap: 0;
      line-height: 1.25;
    }
  }
`

/**
 * A card that links to a case study, with separate links to its website and source code, which is
 * disabled if the source is not public. A case study in progress has a badge and no link to its
 * page.
 */
export const CaseStudyCard = ({
  caseStudy,
  shows,
  withEffort = false,
  heading = 'h3',
  priority = false,
}: CaseStudyCardProps) => {
  const effortText = useEffortText()
  const reasonId = useId()
  const number = useNumber()
  const { path, title, client, duration, headlineFigure, description } = caseStudy
  const { tech, links, releases, inProgress } = caseStudy
  const effort = withEffort && releases && effortText(releases)
  const { website, source } = readCaseStudyLinks(links)
  const renderLink = (url: string, label: string, icon: InterfaceIcon) => (
    <a href={url} rel="noopener">
      {label}
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      <Icon name={icon} size="1.125rem" />
    </a>
  )
  return (
    <Column as="article" data-print="keep-together">
      <CardPicture cover={caseStudy} priority={priority} />
      <Body data-print="above-3 below-3 end-4 gap-1">
        <Row
          as="p"
          $justify="space-between"
          $align="normal"
          $gap={4}
          $rowGap={1}
          $type="meta"
          $color="textFaint"
        >
          {client && <span>{`${client.name}, ${client.trade}`}</span>}
          {inProgress ? <Badge>{labels.comingSoon}</Badge> : <span>{duration}</span>}
        </Row>
        {headlineFigure && <MeasuredChange change={headlineFigure} layout="card" />}
        <Title as={heading}>
          {inProgress ? (
            keepHyphenatedWords(title)
          ) : (
            <Link to={path} draggable={false}>
              {keepHyphenatedWords(title)}
            </Link>
          )}
        </Title>
        <Typography $type={['small', 'body']} $max="38rem">
          {shows ?? description}
        </Typography>
        {effort && (
          <Typography $type="meta" $color="textFaint">
            {effort}
          </Typography>
        )}
        <Technologies aria-label={labels.technologies}>
          {tech.slice(0, shownTechnologies).map(({ name }) => (
            <Chip as="li" key={name}>
              {name}
            </Chip>
          ))}
          {tech.length > shownTechnologies && (
            <Chip as="li">{`+${number(tech.length - shownTechnologies)}`}</Chip>
          )}
        </Technologies>
        {/* In print the title with its URL is enough. */}
        <Links data-print="hide">
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
          {source ? (
            renderLink(source, labels.source, 'code-xml')
          ) : (
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
    </Column>
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

const Grid = styled.ul<{ $one: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} 0;
  overflow: clip;

  ${({ $one }) =>
    $one &&
    css`
      @media screen {
        ${down.tablet} {
          > li + li {
            display: none;
          }
        }
      }
    `}

  ${up.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0;

    > li {
      ${ruledCell}
    }

    /* A card alone in its row has its picture and its text side by side. */
    > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;

      article {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
  }
`

/** Cards of case studies, two in a row; if their number is odd, the last one has the full width. */
export const CaseStudyGrid = ({
  entries,
  heading,
  oneOnPhones = false,
  withEffort = false,
  priority = false,
}: CaseStudyGridProps) => (
  <Grid $one={oneOnPhones}>
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
  </Grid>
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
