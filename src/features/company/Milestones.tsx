import styled from 'styled-components'
import { Section } from '../../components/grid/Section'
import { Link } from '../../components/link/Link'
import { Typography, SideContent } from '../../components/grid/Box'
import { color } from '../../styles/colors'
import { hairline, maxLineLength, space } from '../../styles/sizes'
import { type } from '../../styles/type'

/* A line with a dot for each release; the last one is highlighted. */
const List = styled.ol`
  max-width: ${maxLineLength};

  > li {
    position: relative;
    padding-block: 0 ${space[10]};
    padding-inline: ${space[8]} 0;
    border-inline-start: ${hairline} solid ${color.lineStrong};
  }

  > li:last-child {
    padding-bottom: 0;
    border-color: transparent;
  }

  > li::before {
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

  > li:last-child::before {
    background: ${color.highlight};
  }

  h3 {
    margin-top: ${space[1]};
    ${type.title}
  }

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

/** A timeline of releases. */
export const Milestones = ({ title: heading, items }: Queries.CompanyReleasesFragment) => (
  <Section title={heading} layout="side" surface="contrast">
    <SideContent $top={[null, null, 24]} $bottom={[6, 19]}>
      <List data-print="timeline">
        {items.map(({ date, title, description, link }) => (
          <li key={title} data-print="below-4 keep-together">
            <Typography $type="mono" $color="textFaint">
              {date}
            </Typography>
            <h3>{link ? <Link to={link}>{title}</Link> : title}</h3>
            <Typography $type="small" $above={2} $max={[null, '34rem']}>
              {description}
            </Typography>
          </li>
        ))}
      </List>
    </SideContent>
  </Section>
)
