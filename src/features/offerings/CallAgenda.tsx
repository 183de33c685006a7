import styled from 'styled-components'
import labels from '../../../data/ui-text.json'
import { ButtonLink } from '../../components/Button'
import { Box, PointText, PointTitle, SideContent } from '../../components/grid/Box'
import { Section } from '../../components/grid/Section'
import { useSite } from '../../hooks/useSite'
import { bookingPath } from '../../content/addresses'
import { color } from '../../styles/colors'
import { panel } from '../../styles/mixins'
import { hairline, space, up } from '../../styles/sizes'
import { counter, mono } from '../../styles/type'

const Agenda = styled.ol`
  ${panel}
  counter-reset: point;

  > li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    padding-block: ${space[6]};
    padding-inline: ${space[4]} ${space[5]};
    counter-increment: point;

    ${up.tablet} {
      grid-template-columns: 3.5rem minmax(0, 1fr);
      padding-block: ${space[8]};
      padding-inline: ${space[5]} ${space[8]};
    }
  }

  > li + li {
    border-top: ${hairline} solid ${color.lineStrong};
  }

  > li::before {
    content: ${counter('point')} / '';
    padding-top: ${space[1]};
    color: ${color.highlight};
    ${mono}
  }
`

/** For a page without case studies: the topics of a first call, and a booking link. */
export const CallAgenda = ({ points }: { points: readonly Queries.PointFragment[] }) => {
  const { pages } = useSite()
  return (
    <Section
      title={labels.callAgenda}
      introduction={labels.callAgendaText}
      layout="side"
      action={
        pages.includes(bookingPath) && (
          <Box $above={[null, null, 8]}>
            <ButtonLink to={bookingPath} variant="outline" icon="calendar">
              {labels.bookCall}
            </ButtonLink>
          </Box>
        )
      }
    >
      <SideContent $top={[null, null, 24]} $bottom={[6, 24]}>
        <Agenda data-print="plain">
          {points.map(({ title, description }) => (
            <li key={title}>
              <div>
                <PointTitle>{title}</PointTitle>
                <PointText $type={['meta', 'small']}>{description}</PointText>
              </div>
            </li>
          ))}
        </Agenda>
      </SideContent>
    </Section>
  )
}
