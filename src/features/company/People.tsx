import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Column, Row, Typography } from '../../components/grid/Box'
import { CellGrid } from '../../components/grid/CellGrid'
import { Section } from '../../components/grid/Section'
import { Picture } from '../../components/Picture'
import { TextLink } from '../../components/link/TextLink'
import { color } from '../../styles/colors'
import {
  down,
  hairline,
  imageSizes,
  personWidth,
  portraitWidth,
  radius,
  space,
  up,
} from '../../styles/sizes'

export interface PeopleProps extends Queries.CompanyPeopleFragment {
  people: readonly Queries.PersonCardFragment[]
}

const Card = styled(Column)`
  /* A small portrait next to the name. */
  @media screen {
    ${down.tablet} {
      display: grid;
      grid-template-columns: min(${portraitWidth}, 25%) minmax(0, 1fr);
      align-content: start;
      column-gap: ${space[4]};

      > picture {
        grid-row: 1 / span 2;
      }

      > h3 {
        align-self: end;
        margin: 0;
      }

      > h3 + p {
        flex-direction: column;
      }

      > :nth-child(n + 4) {
        grid-column: 1 / -1;
      }
    }
  }

  /* A person alone has the whole width. */
  ${up.tablet} {
    max-width: ${personWidth};
  }

  img {
    border: ${hairline} solid ${color.line};
    border-radius: ${radius.frame};
  }

  strong {
    display: block;
    color: ${color.highlight};
    font-weight: 560;
  }
`

/** People in cells: portrait, role, what they have built and what to ask them. */
export const People = ({ title, introduction, since, answers, people }: PeopleProps) => (
  <Section title={title} introduction={introduction}>
    <CellGrid perRow={3}>
      {people.map(({ name, role, portrait, caseStudy, ...person }) => (
        <Card as="article" data-print="small-pictures" key={name}>
          <Picture file={portrait.imgUrl} alt={portrait.imgAlt} sizes={imageSizes.portrait} />
          <Typography as="h3" $type="title" $above={6}>
            {name}
          </Typography>
          <Row as="p" $gap={4} $rowGap={0} $justify="space-between" $align="baseline" $type="small">
            {role}{' '}
            <Typography as="span" $type="mono" $color="textFaint">
              {since} {person.since}
            </Typography>
          </Row>
          <Typography $type="small" $above={4} $below={5}>
            {person.built}
          </Typography>
          <Typography $above="auto" $top={4} $type="meta" $ruled>
            <strong>{answers}</strong> {person.answers}
          </Typography>
          {caseStudy && (
            <Typography as="div" $above={4}>
              <TextLink to={caseStudy.path}>{caseStudy.client?.name ?? caseStudy.title}</TextLink>
            </Typography>
          )}
        </Card>
      ))}
    </CellGrid>
  </Section>
)

export const fragment = graphql`
  # Portraits are small wherever they are shown.
  fragment Portrait on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 400
        outputPixelDensities: [0.25, 0.5, 1, 2]
        formats: [AVIF, WEBP]
        placeholder: NONE
      )
    }
  }

  fragment PersonCard on Person {
    sample
    name
    role
    since
    built
    answers
    portrait {
      imgUrl {
        ...Portrait
      }
      imgAlt
    }
    caseStudy {
      path
      title
      client {
        name
      }
    }
  }
`
