import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react'
import { useId } from 'react'
import styled from 'styled-components'
import { Stack } from './grid/Stack'
import { color } from '../styles/colors'
import { transition } from '../styles/motion'
import { control, hairline, radius, space, up } from '../styles/sizes'
import { type } from '../styles/type'
import { Icon } from './icon/Icon'

interface FieldBase {
  label: string
  /** What follows the label of a field that is not required: " (optional)". */
  optional?: string
  /** What is wrong with the value, and how to fix it. */
  error?: string
}

/** An input, a text area or a select. */
const Control = styled.input`
  width: 100%;
  min-height: ${control.field};
  padding: ${space[3]} ${space[4]};
  border: ${hairline} solid ${color.field};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  ${type.small}
  /* Of the choice in a closed select, and of a placeholder. */
  text-overflow: ellipsis;
  /* Keeps the label visible under the sticky header when the field receives the focus. */
  scroll-margin-top: ${space[16]};
  ${transition('border-color')}

  &::placeholder {
    color: ${color.textFaint};
    opacity: 1;
  }

  &:hover {
    border-color: ${color.textFaint};
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }

  &:focus-visible {
    border-color: ${color.highlight};
    border-radius: ${radius.control};
    outline-offset: 0;
  }

  &:is(textarea) {
    min-height: 6rem;
    resize: vertical;

    ${up.tablet} {
      min-height: 9rem;
    }
  }

  &:is(select) {
    appearance: none;
    padding-inline-end: ${space[10]};
  }

  option,
  optgroup {
    background: ${color.surface};
    color: ${color.text};
  }
`

const SelectWrapper = styled.div`
  position: relative;

  > svg {
    position: absolute;
    inset-inline-end: ${space[4]};
    top: calc(50% - 0.625rem);
    pointer-events: none;
  }
`

const ErrorMessage = styled.p`
  display: flex;
  gap: ${space[2]};
  color: ${color.danger};
  ${type.meta}

  svg {
    margin-top: 0.1875rem;
  }
`

const Label = styled.label`
  color: ${color.text};
  ${type.meta}
  font-weight: 560;
`

/** What follows the label of a field that is not required. */
const OptionalWord = styled.span`
  color: ${color.textFaint};
  font-weight: 400;
`

interface LabeledFieldProps extends FieldBase {
  /** Renders the control with the attributes that connect it with its label and its error. */
  children: (control: { id: string; required: boolean; 'aria-describedby'?: string }) => ReactNode
}

const LabeledField = ({ label, optional, error, children }: LabeledFieldProps) => {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <Stack $gap={2}>
      <Label htmlFor={id}>
        {label}
        {optional && <OptionalWord>{optional}</OptionalWord>}
      </Label>
      {children({
        id,
        required: !optional,
        // Firefox calls a required field invalid before it is filled in.
        ...(!optional && { 'aria-invalid': false }),
        ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }),
      })}
      {error && (
        <ErrorMessage id={errorId}>
          <Icon name="circle-alert" size="1.0625rem" />
          <span>{error}</span>
        </ErrorMessage>
      )}
    </Stack>
  )
}

type TextFieldProps = FieldBase & InputHTMLAttributes<HTMLInputElement>

/** Text has its own direction; an empty field has that of the page (RightToLeftStyle). */
const automaticDirection = { dir: 'auto', placeholder: ' ' } as const

/** A text input of one line with its label. */
export const TextField = ({ label, optional, error, ...input }: TextFieldProps) => (
  <LabeledField label={label} optional={optional} error={error}>
    {({ id, ...control }) => (
      <Control id={id} type="text" {...automaticDirection} {...control} {...input} />
    )}
  </LabeledField>
)

type TextAreaProps = FieldBase & TextareaHTMLAttributes<HTMLTextAreaElement>

/** A text input of several lines with its label. */
export const TextArea = ({ label, optional, error, ...textarea }: TextAreaProps) => (
  <LabeledField label={label} optional={optional} error={error}>
    {(control) => <Control as="textarea" {...automaticDirection} {...control} {...textarea} />}
  </LabeledField>
)

type SelectFieldProps = FieldBase & SelectHTMLAttributes<HTMLSelectElement>

/** A native select with its label. */
export const SelectField = ({ label, optional, children, ...select }: SelectFieldProps) => (
  <LabeledField label={label} optional={optional}>
    {({ id }) => (
      <SelectWrapper>
        <Control as="select" id={id} {...select}>
          {children}
        </Control>
        <Icon name="chevron-down" />
      </SelectWrapper>
    )}
  </LabeledField>
)
