import styled from 'styled-components'
import { useLabels } from '../../hooks/useLabels'
import { ButtonLink } from '../../components/Button'
import { Section } from '../../components/grid/Section'
import { SideContent } from '../../components/grid/SideContent'
import { PointNote, PointTitle } from '../../components/text/Typography'
import { useSite } from '../../hooks/useSite'
import { useAddresses } from '../../hooks/useAddresses'
import { color } from '../../styles/colors'
import { panel, plainInPrint } from '../../styles/mixins'
import { hairline, space, up } from '../../styles/sizes'
import { counter, mono } from '../../styles/type'

const BookingButton = styled.div`
  ${up.desktop} {
    margin-top: ${space[8]};
  }
`

const Content = styled(SideContent)`
  ${up.tablet} {
    padding-bottom: ${space[24]};
  }

  ${plainInPrint}
`

const Agenda = styled.ol`
  ${panel}
  counter-reset: point;

  ${plainInPrint}
`

/* The number and, next to it, the title and the text. */
const AgendaPoint = styled.li`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  padding-block: ${space[6]};
  padding-inline: ${space[4]} ${space[5]};
  counter-increment: point;

  & + & {
    border-top: ${hairline} solid ${color.lineStrong};
  }

  &::before {
    content: ${counter('point')} / '';
    padding-top: ${space[1]};
    color: ${color.highlight};
    ${mono}
  }

  ${up.tablet} {
    grid-template-columns: 3.5rem minmax(0, 1fr);
    padding-block: ${space[8]};
    padding-inline: ${space[5]} ${space[8]};
  }
`

/** For a page without case studies: the topics of a first call, and a booking link. */
export const CallAgenda = ({ points }: { points: readonly Queries.PointFragment[] }) => {
  const labels = useLabels()
  const addresses = useAddresses()
  const { pages } = useSite()
  return (
    <Section
      title={labels.callAgenda}
      introduction={labels.callAgendaText}
      layout="side"
      action={
        pages.includes(addresses.booking) && (
          <BookingButton>
            <ButtonLink to={addresses.booking} variant="outline" icon="calendar">
              {labels.bookCall}
            </ButtonLink>
          </BookingButton>
        )
      }
    >
      <Content>
        <Agenda>
          {points.map(({ title, description }) => (
            <AgendaPoint key={title}>
              <div>
                <PointTitle>{title}</PointTitle>
                <PointNote>{description}</PointNote>
              </div>
            </AgendaPoint>
          ))}
        </Agenda>
      </Content>
    </Section>
  )
}
