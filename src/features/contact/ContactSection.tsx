import styled from 'styled-components'
import { Section, type SectionProps } from '../../components/grid/Section'
import { SideContent } from '../../components/grid/SideContent'
import { plainInPrint } from '../../styles/mixins'
import { space, up } from '../../styles/sizes'
import { ContactForm } from './ContactForm'
import { ContactDetails } from '../../sections/ContactDetails'

export interface ContactSectionProps extends Pick<
  SectionProps,
  'title' | 'comment' | 'introduction' | 'large' | 'id'
> {
  short?: boolean
}

const FormColumn = styled(SideContent)`
  ${up.tablet} {
    padding-bottom: ${space[28]};
  }

  ${up.desktop} {
    padding-top: ${space[28]};
  }

  ${plainInPrint}
`

/* Below the form; from desktops up below the heading, next to the form. */
const Details = styled.div`
  padding: 0 var(--inset) ${space[10]};

  ${up.desktop} {
    padding-bottom: ${space[28]};
  }
`

/** A section with the contact form, phone numbers, email and address. */
export const ContactSection = ({ short, ...section }: ContactSectionProps) => (
  <Section {...section} layout="side">
    <FormColumn>
      <ContactForm short={short} />
    </FormColumn>
    <Details>
      <ContactDetails />
    </Details>
  </Section>
)
