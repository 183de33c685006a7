import { graphql } from 'gatsby'
import styled from 'styled-components'
import { fillText } from '../../../plugins/content'
import { CellGrid } from '../../components/grid/CellGrid'
import { Section } from '../../components/grid/Section'
import { Column } from '../../components/grid/Stack'
import { Picture } from '../../components/Picture'
import { TextLink } from '../../components/link/TextLink'
import { Typography } from '../../components/text/Typography'
import { useFormats } from '../../hooks/useFormats'
import { color } from '../../styles/colors'
import { hairlineTop } from '../../styles/mixins'
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
import { type } from '../../styles/type'

export interface PeopleProps extends Queries.CompanyPeopleFragment {
  people: readonly Queries.PersonCardFragment[]
}

const Name = styled.h3`
  margin-top: ${space[6]};
  ${type.title}
`

const Role = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};
  ${type.small}
`

const Built = styled.p`
  grid-column: 1 / -1;
  margin: ${space[4]} 0 ${space[5]};
  ${type.small}
`

/* At the lower edge of the cell. */
const Answers = styled.p`
  grid-column: 1 / -1;
  margin-top: auto;
  padding-top: ${space[4]};
  ${hairlineTop}
  ${type.meta}
`

const AnswersTitle = styled.strong`
  display: block;
  color: ${color.highlight};
  font-weight: 560;
`

const CaseStudyLink = styled.div`
  grid-column: 1 / -1;
  margin-top: ${space[4]};
`

const Card = styled(Column)`
  img {
    border: ${hairline} solid ${color.line};
    border-radius: ${radius.frame};
  }

  /* On phones a small portrait next to the name and the role. */
  @media screen {
    ${down.tablet} {
      display: grid;
      grid-template-columns: min(${portraitWidth}, 25%) minmax(0, 1fr);
      align-content: start;
      column-gap: ${space[4]};

      > picture {
        grid-row: 1 / span 2;
      }

      ${Name} {
        align-self: end;
        margin: 0;
      }

      ${Role} {
        flex-direction: column;
      }
    }
  }

  /* A person alone has the whole width. */
  ${up.tablet} {
    max-width: ${personWidth};
  }

  @media print {
    picture {
      width: 25%;
    }
  }
`

/** People in cells: portrait, role, what they have built and what to ask them. */
export const People = ({ title, introduction, since, answers, people }: PeopleProps) => {
  const { year } = useFormats()
  return (
    <Section title={title} introduction={introduction}>
      <CellGrid perRow={3}>
        {people.map(({ name, role, portrait, caseStudy, ...person }) => (
          <Card as="article" key={name}>
            <Picture file={portrait.imgUrl} alt={portrait.imgAlt} sizes={imageSizes.portrait} />
            <Name>{name}</Name>
            <Role>
              {role}{' '}
              <Typography as="span" $type="mono" $color="textFaint">
                {fillText(since, { year: year(person.since) })}
              </Typography>
            </Role>
            <Built>{person.built}</Built>
            <Answers>
              <AnswersTitle>{answers}</AnswersTitle> {person.answers}
            </Answers>
            {caseStudy && (
              <CaseStudyLink>
                <TextLink to={caseStudy.path}>{caseStudy.client?.name ?? caseStudy.title}</TextLink>
              </CaseStudyLink>
            )}
          </Card>
        ))}
      </CellGrid>
    </Section>
  )
}

export const fragment = graphql`
  # Portraits are small wherever they are shown.
  fragment Portrait on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 400
        outputPixelDensities: [0.25, 0.5, 1, 2]
        formats: [AVIF]
        placeholder: NONE
      )
      webp: gatsbyImageData(
        layout: CONSTRAINED
        width: 800
        outputPixelDensities: [1]
        formats: [WEBP]
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
