import styled from 'styled-components'
import { Section } from '../../components/grid/Section'
import { SideContent } from '../../components/grid/SideContent'
import { ContactDetails } from '../../sections/ContactDetails'
import { maxLineLength, space } from '../../styles/sizes'
import { type } from '../../styles/type'
import { StreetPlan } from './StreetPlan'

const Directions = styled.p`
  max-width: ${maxLineLength};
  margin-bottom: ${space[8]};
  ${type.lead}
`

/** Where the office is: a text, a street plan if there is one, and the contact details. */
export const OfficeLocation = ({ title, text, plan }: Queries.CompanyLocationFragment) => (
  <Section title={title} layout="side">
    <SideContent>
      <Directions>{text}</Directions>
      {plan && <StreetPlan {...plan} />}
      <ContactDetails />
    </SideContent>
  </Section>
)
