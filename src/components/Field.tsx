import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react'
import { useId } from 'react'
import styled, { css } from 'styled-components'
import { color, light } from '../styles/colors'
import { motion } from '../styles/motion'
import { control, hairline, radius } from '../styles/shape'
import { space } from '../styles/space'
import { type } from '../styles/type'
import { Icon } from './icon/Icon'

interface FieldBase {
  label: string
  /** Said after the label of a field that may stay empty. */
  optional?: string
  /** What is not right yet, and what to do about it. */
  problem?: string
}

const fieldLook = css`
  width: 100%;
  min-height: ${control.field};
  padding: ${space[3]} ${space[4]};
  border: ${hairline} solid ${color.field};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  ${type.small}
  /* Whoever comes to the field by keyboard or by a link sees its label too, below the header. */
  scroll-margin-top: ${space[16]};
  transition:
    border-color ${motion.press},
    box-shadow ${motion.press};

  &::placeholder {
    color: ${color.textFaint};
    opacity: 1;
  }

  &:hover {
    border-color: ${color.textFaint};
  }

  &[aria-invalid] {
    border-color: ${color.danger};
  }

  &:focus-visible {
    outline: 2px solid transparent;
    border-color: ${color.lit};
    border-radius: ${radius.control};
    box-shadow: 0 0 0 3px ${light.ring};
  }
`

const Wrapper = styled.div`
  display: grid;
  gap: ${space[2]};
  align-content: start;
`

const Label = styled.label`
  color: ${color.text};
  ${type.meta}
  font-weight: 560;

  span {
    color: ${color.textFaint};
    font-weight: 400;
  }
`

const Input = styled.input`
  ${fieldLook}
`

const Area = styled.textarea`
  ${fieldLook}
  min-height: 9rem;
  resize: vertical;
`

const Choice = styled.select`
  ${fieldLook}
  appearance: none;
  padding-right: ${space[13]};

  option,
  optgroup {
    background: ${color.surface};
    color: ${color.text};
  }
`

const ChoiceBox = styled.div`
  position: relative;

  > svg {
    position: absolute;
    right: ${space[4]};
    top: calc(50% - 0.625rem);
    pointer-events: none;
  }
`

const Problem = styled.p`
  display: flex;
  gap: ${space[2]};
  color: ${color.danger};
  ${type.meta}

  svg {
    margin-top: 0.1875rem;
  }
`

const Labelled = ({
  id,
  label,
  optional,
  problem,
  children,
}: FieldBase & { id: string; children: ReactNode }) => (
  <Wrapper>
    <Label htmlFor={id}>
      {label} {optional && <span>({optional})</span>}
    </Label>
    {children}
    {problem && (
      <Problem id={`${id}-problem`}>
        <Icon name="circle-alert" size="1.0625rem" />
        {problem}
      </Problem>
    )}
  </Wrapper>
)

/** Ties a field to what is said about it. */
const described = (id: string, problem: string | undefined) =>
  problem ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem` } : {}

/** One line of text with its label above. */
export const TextField = ({
  label,
  optional,
  problem,
  ...input
}: FieldBase & InputHTMLAttributes<HTMLInputElement>) => {
  const id = useId()
  return (
    <Labelled id={id} label={label} optional={optional} problem={problem}>
      <Input id={id} type="text" required={!optional} {...described(id, problem)} {...input} />
    </Labelled>
  )
}

/** Several lines of text with their label above. */
export const TextArea = ({
  label,
  optional,
  problem,
  ...area
}: FieldBase & TextareaHTMLAttributes<HTMLTextAreaElement>) => {
  const id = useId()
  return (
    <Labelled id={id} label={label} optional={optional} problem={problem}>
      <Area id={id} required={!optional} {...described(id, problem)} {...area} />
    </Labelled>
  )
}

/** A choice among options, the browser's own. */
export const SelectField = ({
  label,
  optional,
  children,
  ...choice
}: FieldBase & SelectHTMLAttributes<HTMLSelectElement>) => {
  const id = useId()
  return (
    <Labelled id={id} label={label} optional={optional}>
      <ChoiceBox>
        <Choice id={id} {...choice}>
          {children}
        </Choice>
        <Icon name="chevron-down" />
      </ChoiceBox>
    </Labelled>
  )
}
