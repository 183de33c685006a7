import styled from 'styled-components'
import { Section, sideContent } from '../../components/grid/Section'
import { maxLineLength, space } from '../../styles/sizes'
import { type } from '../../styles/type'
import { ContactDetails } from '../../sections/contact-details/ContactDetails'
import { StreetPlan, type StreetPlanProps } from './StreetPlan'

const Body = styled.div`
  ${sideContent(24, 19)}
`

const Description = styled.p`
  max-width: ${maxLineLength};
  margin-bottom: ${space[8]};
  ${type.lead}
`

export interface OfficeLocationProps {
  title: string
  /** How to get there. */
  text: string
  plan: StreetPlanProps['plan'] | null
}

/** The location and contact details of the agency. */
export const OfficeLocation = ({ title, text, plan }: OfficeLocationProps) => (
  <Section title={title} layout="side">
    <Body>
      <Description>{text}</Description>
      {plan && <StreetPlan plan={plan} />}
      <ContactDetails />
    </Body>
  </Section>
)
