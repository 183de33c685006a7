import styled from 'styled-components'
import { Section, sideContent, type SectionProps } from '../../components/grid/Section'
import { from, space } from '../../styles/sizes'
import { ContactForm } from './ContactForm'
import { ContactDetails } from '../../sections/ContactDetails'

export type ContactSectionProps = Pick<
  SectionProps,
  'title' | 'comment' | 'introduction' | 'large' | 'id'
>

const Details = styled.div`
  width: 100%;

  ${from.desktop} {
    margin-top: ${space[10]};
  }
`

const Body = styled.div`
  ${sideContent(28, 28)}
`

/** A section with the contact form, phone numbers, email and address. */
export const ContactSection = (section: ContactSectionProps) => (
  <Section
    {...section}
    layout="side"
    action={
      <Details>
        <ContactDetails />
      </Details>
    }
  >
    <Body>
      <ContactForm />
    </Body>
  </Section>
)
