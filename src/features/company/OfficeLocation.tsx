import styled from 'styled-components'
import { Section } from '../../components/grid/Section'
import { from, measure, space } from '../../styles/sizes'
import { type } from '../../styles/type'
import { ContactDetails } from '../../sections/ContactDetails'

const Body = styled.div`
  padding-bottom: ${space[16]};

  ${from.tablet} {
    padding: 0 var(--cell-padding) ${space[19]};
  }

  ${from.desktop} {
    padding-top: ${space[24]};
  }
`

const Description = styled.p`
  max-width: ${measure};
  margin-bottom: ${space[8]};
  ${type.lead}
`

/** The location and contact details of the agency. */
export const OfficeLocation = ({ title, text }: { title: string; text: string }) => (
  <Section title={title} layout="side">
    <Body>
      <Description>{text}</Description>
      <ContactDetails />
    </Body>
  </Section>
)
