import { graphql, useStaticQuery } from 'gatsby'
import styled from 'styled-components'
import { Button } from '../components/Button'
import { SelectField, TextArea, TextField } from '../components/Field'
import { byOrder } from '../content/by-order'
import { useInterface } from '../layout/useInterface'
import { from } from '../styles/breakpoints'
import { color } from '../styles/colors'
import { space } from '../styles/space'
import { type } from '../styles/type'

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
  width: 100%;

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[6]} ${space[5]};
  }
`

const Wide = styled.div`
  ${from.tablet} {
    grid-column: 1 / -1;
  }
`

const Send = styled(Wide)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[6]};
`

const Privacy = styled.p`
  flex: 1 1 16rem;
  color: ${color.textFaint};
  ${type.meta}
`

/** The longest values that are taken, in characters. */
const limits = { line: 120, email: 254, message: 5000 } as const

/** Asks what a visitor wants built. Sent by the browser itself, collected by Netlify Forms. */
export const ContactForm = () => {
  const words = useInterface()
  const { contact, industries, services } = useStaticQuery<Queries.ContactFormQuery>(graphql`
    query ContactForm {
      contact {
        form {
          name
          fields {
            name
            email
            company
            phone
            about
            message
          }
          optional
          messageHint
          somethingElse
          submit
          privacy
        }
      }
      services: allService(filter: { group: { id: { eq: null } } }) {
        nodes {
          path
          title
          order
        }
      }
      industries: allIndustry(filter: { group: { id: { eq: null } } }) {
        nodes {
          path
          title
          order
        }
      }
    }
  `)
  if (!contact) throw new Error('data/contact.json is missing')
  const { form } = contact
  const subjects = [
    { label: words.services, offers: byOrder(services.nodes) },
    { label: words.industries, offers: byOrder(industries.nodes) },
  ]
  return (
    <Form
      name={form.name}
      method="post"
      data-netlify="true"
      data-netlify-honeypot="website"
      acceptCharset="utf-8"
    >
      <input type="hidden" name="form-name" value={form.name} />
      {/* Only programs fill this in; Netlify drops what they send. */}
      <input name="website" hidden tabIndex={-1} autoComplete="off" aria-label="Website" />
      <TextField label={form.fields.name} name="name" autoComplete="name" maxLength={limits.line} />
      <TextField
        label={form.fields.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={limits.email}
      />
      <TextField
        label={form.fields.company}
        optional={form.optional}
        name="company"
        autoComplete="organization"
        maxLength={limits.line}
      />
      <TextField
        label={form.fields.phone}
        optional={form.optional}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={limits.line}
      />
      <Wide>
        <SelectField label={form.fields.about} name="about">
          <option value="">{form.somethingElse}</option>
          {subjects.map(({ label, offers }) => (
            <optgroup key={label} label={label}>
              {offers.map(({ path, title }) => (
                <option key={path} value={path}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      </Wide>
      <Wide>
        <TextArea
          label={form.fields.message}
          name="message"
          placeholder={form.messageHint}
          maxLength={limits.message}
        />
      </Wide>
      <Send>
        <Button type="submit" icon="arrow-right">
          {form.submit}
        </Button>
        <Privacy>{form.privacy}</Privacy>
      </Send>
    </Form>
  )
}
