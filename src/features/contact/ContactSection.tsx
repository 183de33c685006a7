import styled from 'styled-components'
import { Section, SideContent, type SectionProps } from '../../components/grid/Section'
import { space, up } from '../../styles/sizes'
import { ContactForm } from './ContactForm'
import { ContactDetails } from '../../sections/contact-details/ContactDetails'

export interface ContactSectionProps extends Pick<
  SectionProps,
  'title' | 'comment' | 'introduction' | 'large' | 'id'
> {
  /** Whether the message and the email address come first; see ContactFields. */
  short?: boolean
}

const Details = styled.div`
  padding: 0 var(--inset) ${space[10]};

  ${up.desktop} {
    padding-block: 0 ${space[28]};
    padding-inline: var(--inset) ${space[10]};
  }
`

/** A section with the contact form, phone numbers, email and address. */
export const ContactSection = ({ short, ...section }: ContactSectionProps) => (
  <Section {...section} layout="side">
    <SideContent $top={[null, null, 28]} $bottom={[6, 28]}>
      <ContactForm short={short} />
    </SideContent>
    <Details>
      <ContactDetails />
    </Details>
  </Section>
)
