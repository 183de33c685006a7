import { Box, SideContent } from '../../components/grid/Box'
import { Section, type SectionProps } from '../../components/grid/Section'
import { ContactForm } from './ContactForm'
import { ContactDetails } from '../../sections/ContactDetails'

export interface ContactSectionProps extends Pick<
  SectionProps,
  'title' | 'comment' | 'introduction' | 'large' | 'id'
> {
  short?: boolean
}

/** A section with the contact form, phone numbers, email and address. */
export const ContactSection = ({ short, ...section }: ContactSectionProps) => (
  <Section {...section} layout="side">
    <SideContent $top={[null, null, 28]} $bottom={[6, 28]}>
      <ContactForm short={short} />
    </SideContent>
    <Box $sides="inset" $bottom={[10, null, 28]}>
      <ContactDetails />
    </Box>
  </Section>
)
