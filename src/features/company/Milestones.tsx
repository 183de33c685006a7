import styled from 'styled-components'
import { Section } from '../../components/grid/Section'
import { Link } from '../../components/link/Link'
import { SideContent } from '../../components/grid/SideContent'
import { Typography } from '../../components/text/Typography'
import { color } from '../../styles/colors'
import { hairline, maxLineLength, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

const List = styled.ol`
  max-width: ${maxLineLength};

  /* The dots are not cut off at the edge of the page. */
  @media print {
    margin-inline-start: ${space[2]};
  }
`

/* A dot on the line that leads to the next release; the last one has a filled dot and no line. */
const Release = styled.li`
  position: relative;
  padding-block: 0 ${space[10]};
  padding-inline: ${space[8]} 0;
  border-inline-start: ${hairline} solid ${color.lineStrong};

  &::before {
    content: '';
    position: absolute;
    top: ${space[1]};
    inset-inline-start: calc(-1 * ${space[2]} + ${hairline});
    width: ${space[3]};
    height: ${space[3]};
    border: ${hairline} solid ${color.highlight};
    border-radius: 50%;
    background: ${color.background};
  }

  &:last-child {
    padding-bottom: 0;
    border-color: transparent;
  }

  &:last-child::before {
    background: ${color.highlight};
  }

  @media print {
    break-inside: avoid;

    &,
    &:last-child {
      padding-bottom: ${space[4]};
    }
  }
`

const ReleaseTitle = styled.h3`
  margin-top: ${space[1]};
  ${type.title}

  a {
    text-decoration: underline;
    text-decoration-color: ${color.field};
    text-decoration-thickness: ${hairline};
    text-underline-offset: 0.2em;
  }

  a:hover {
    color: ${color.link};
  }
`

const Description = styled.p`
  margin-top: ${space[2]};
  ${type.small}

  ${up.tablet} {
    max-width: 34rem;
  }
`

/** A timeline of releases. */
export const Milestones = ({ title: heading, items }: Queries.CompanyReleasesFragment) => (
  <Section title={heading} layout="side" surface="contrast">
    <SideContent>
      <List>
        {items.map(({ date, title, description, link }) => (
          <Release key={title}>
            <Typography $type="mono" $color="textFaint">
              {date}
            </Typography>
            <ReleaseTitle>{link ? <Link to={link}>{title}</Link> : title}</ReleaseTitle>
            <Description>{description}</Description>
          </Release>
        ))}
      </List>
    </SideContent>
  </Section>
)
