import styled from 'styled-components'
import { SelectField, TextArea, TextField } from '../../components/Field'
import { motion } from '../../styles/motion'
import { from, space } from '../../styles/sizes'
import type { SubjectGroup } from './subjects'
import type { ContactLabels } from './useContactContent'
import { limits, patterns, type FieldError } from './field-validation'

export interface ContactFieldsProps {
  labels: ContactLabels
  subjects: readonly SubjectGroup[]
  errors: readonly FieldError[]
  /** True if a message that is too long gets an error; otherwise `maxlength` limits it. */
  checksLength: boolean
  /** True while the message is being sent; the fields are inert then. */
  isLocked: boolean
}

const Grid = styled.div`
  display: grid;
  gap: ${space[5]};
  transition: opacity ${motion.press};

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[6]} ${space[5]};
  }

  &[inert] {
    opacity: 0.55;
  }
`

const Wide = styled.div`
  ${from.tablet} {
    grid-column: 1 / -1;
  }
`

/** The fields of the contact form with their native validation. */
export const ContactFields = ({
  labels,
  subjects,
  errors,
  checksLength,
  isLocked,
}: ContactFieldsProps) => {
  const { fields, optional } = labels
  const errorOf = (name: string) => errors.find((each) => each.name === name)?.message
  const line = { maxLength: limits.line, pattern: patterns.line }
  const choices = (name: 'budget' | 'start', list: readonly string[] | null) =>
    list && (
      <SelectField label={fields[name]} optional={optional} name={name}>
        <option value="">{labels.undecided}</option>
        {list.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </SelectField>
    )
  return (
    <Grid {...(isLocked && { inert: '' })}>
      <TextField
        {...line}
        label={fields.name}
        name="name"
        autoComplete="name"
        error={errorOf('name')}
      />
      <TextField
        label={fields.email}
        name="email"
        // Not type "email": browsers reject non-ASCII addresses in it.
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="email"
        maxLength={limits.email}
        pattern={patterns.email}
        error={errorOf('email')}
      />
      <TextField
        {...line}
        label={fields.company}
        optional={optional}
        name="company"
        autoComplete="organization"
        error={errorOf('company')}
      />
      <TextField
        label={fields.phone}
        optional={optional}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={limits.line}
        pattern={patterns.phone}
        error={errorOf('phone')}
      />
      <Wide>
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
      </Wide>
      {choices('budget', labels.budgets)}
      {choices('start', labels.starts)}
      <Wide>
        <TextArea
          label={fields.message}
          name="message"
          placeholder={labels.messageHint}
          maxLength={checksLength ? undefined : limits.message}
          error={errorOf('message')}
        />
      </Wide>
    </Grid>
  )
}
