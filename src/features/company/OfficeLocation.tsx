import styled from 'styled-components'
import { Section, sideContent } from '../../components/grid/Section'
import { measure, space } from '../../styles/sizes'
import { type } from '../../styles/type'
import { ContactDetails } from '../../sections/ContactDetails'

const Body = styled.div`
  ${sideContent(24, 19)}
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
