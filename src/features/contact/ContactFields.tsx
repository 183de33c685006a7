import styled from 'styled-components'
import { withoutBreakMarks } from '../../../plugins/content'
import { textsAround } from '../../content/texts-around'
import { SelectField, TextArea, TextField } from '../../components/Field'
import { CollapsibleOnMobile } from '../../components/CollapsibleOnMobile'
import { color } from '../../styles/colors'
import { transition } from '../../styles/motion'
import { down, hairline, space, up } from '../../styles/sizes'
import type { SubjectGroup } from './subjects'
import type { ContactLabels } from './useContactContent'
import { limits, patterns, type FieldError } from './field-validation'

export interface ContactFieldsProps {
  /** Whether message and email address come first, and phones have the rest in a disclosure. */
  short?: boolean
  labels: ContactLabels
  subjects: readonly SubjectGroup[]
  errors: readonly FieldError[]
  /** Whether a message that is too long gets an error; otherwise `maxlength` limits it. */
  checksLength: boolean
  /** Whether the message is being sent; the fields are then inert. */
  isLocked: boolean
}

const Grid = styled.div`
  display: grid;
  gap: ${space[5]};
  ${transition('opacity')}

  ${up.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[6]} ${space[5]};
  }

  &[inert] {
    opacity: 0.55;
  }
`

const FullWidth = styled.div`
  ${up.tablet} {
    grid-column: 1 / -1;
  }
`

/* On phones a disclosure with lines around it; from tablets up its fields without its heading. */
const MoreFields = styled(FullWidth)`
  ${down.tablet} {
    border-block: ${hairline} solid ${color.line};

    /* Fields that the browser rejects must be visible without scripts too. */
    > :has(:user-invalid)::details-content {
      content-visibility: visible;
    }
  }

  ${up.tablet} {
    @supports selector(::details-content) {
      summary {
        display: none;
      }
    }
  }
`

const textFields = {
  name: { maxLength: limits.line, autoComplete: 'name' },
  email: {
    // Not type "email": browsers reject non-ASCII addresses in it.
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    autoComplete: 'email',
    maxLength: limits.email,
    pattern: patterns.email,
  },
  company: { maxLength: limits.line, autoComplete: 'organization' },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: limits.line, pattern: patterns.phone },
} as const

/** The fields of the contact form with their native validation. */
export const ContactFields = ({
  short = false,
  labels,
  subjects,
  errors,
  checksLength,
  isLocked,
}: ContactFieldsProps) => {
  const { fields, budgets, starts } = labels
  const [, optional] = textsAround(labels.addition, 'text', { addition: labels.optional })
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message
  const textField = (name: keyof typeof textFields) => (
    <TextField
      label={fields[name]}
      optional={name === 'email' ? undefined : optional}
      name={name}
      {...textFields[name]}
      error={errorOf(name)}
    />
  )
  const selectField = (name: 'budget' | 'start', choices: readonly string[]) => (
    <SelectField label={fields[name]} optional={optional} name={name}>
      <option value="">{labels.undecided}</option>
      {choices.map((choice) => (
        <option key={choice} value={withoutBreakMarks(choice)}>
          {choice}
        </option>
      ))}
    </SelectField>
  )
  const message = (
    <FullWidth>
      <TextArea
        label={fields.message}
        name="message"
        placeholder={labels.messageHint}
        maxLength={checksLength ? undefined : limits.message}
        error={errorOf('message')}
      />
    </FullWidth>
  )
  const about = (
    <SelectField label={fields.about} name="about">
      <option value="">{labels.somethingElse}</option>
      {subjects.map(({ label, subjects: pages }) => (
        <optgroup key={label} label={label}>
          {pages.map(({ path, title }) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
  const plans = (
    <>
      {budgets && selectField('budget', budgets)}
      {starts && selectField('start', starts)}
    </>
  )

  if (short && labels.details)
    return (
      <Grid {...(isLocked && { inert: '' })}>
        {message}
        <FullWidth>{textField('email')}</FullWidth>
        <MoreFields>
          <CollapsibleOnMobile heading={<span>{labels.details}</span>}>
            <Grid>
              {textField('name')}
              {textField('company')}
              {textField('phone')}
              {about}
              {plans}
            </Grid>
          </CollapsibleOnMobile>
        </MoreFields>
      </Grid>
    )
  return (
    <Grid {...(isLocked && { inert: '' })}>
      {textField('name')}
      {textField('email')}
      {textField('company')}
      {textField('phone')}
      <FullWidth>{about}</FullWidth>
      {plans}
      {message}
    </Grid>
  )
}
