import styled from 'styled-components'
import { Section, type SectionProps } from '../../components/grid/Section'
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
  padding-bottom: ${space[16]};

  ${from.tablet} {
    padding: 0 var(--cell-padding) ${space[28]};
  }

  ${from.desktop} {
    padding-top: ${space[28]};
  }
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
