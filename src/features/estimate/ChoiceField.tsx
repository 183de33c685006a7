import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Typography } from '../../components/text/Typography'
import { color } from '../../styles/colors'
import { transition } from '../../styles/motion'
import { hairline, maxLineLength, radius, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

export interface Choice {
  value: string
  title: string
  description?: string
  icon?: ReactNode
}

export interface ChoiceFieldProps {
  name: string
  legend: string
  hint: string
  choices: readonly Choice[]
  className?: string
}

/* Titles without explanations need less width. */
const Choices = styled.div<{ $narrow: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    ${({ $narrow }) => ($narrow ? 'auto-fill, minmax(min(9.25rem, 100%), 1fr)' : '1, 1fr')}
  );
  gap: ${space[3]};

  ${up.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  }
`

const Field = styled.fieldset`
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: ${space[1]} ${space[2]};
    padding: ${space[3]};
    border: ${hairline} solid ${color.lineStrong};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.text};
    ${type.meta}
    cursor: pointer;
    ${transition('border-color', 'background-color')}

    ${up.tablet} {
      grid-template-columns: auto minmax(0, 1fr) auto;
      padding: ${space[3]} ${space[4]};
      ${type.small}
    }

    &:hover {
      border-color: ${color.field};
    }

    &:has(:checked) {
      border-color: ${color.highlight};
      background: ${color.surfaceHover};
    }

    &:has(:focus-visible) {
      outline: 2px solid ${color.highlight};
      outline-offset: 2px;
    }

    > input {
      width: 1.125rem;
      height: 1.125rem;
      margin: 0.1875rem 0 0;
      accent-color: ${color.primary};
    }

    > input:focus-visible {
      outline: none;
    }

    > svg {
      display: none;
      color: ${color.highlight};

      ${up.tablet} {
        display: block;
      }
    }
  }
`

/** A question with radio buttons, each with an explanation. */
export const ChoiceField = ({ name, legend, hint, choices, className }: ChoiceFieldProps) => (
  <Field className={className}>
    <Typography as="legend" $type="title" $color="text">
      {legend}
    </Typography>
    <Typography $type="meta" $above={1} $below={4} $max={maxLineLength}>
      {hint}
    </Typography>
    <Choices $narrow={choices.every(({ description }) => !description)}>
      {choices.map(({ value, title, description, icon }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} />
          <span>{title}</span>
          {icon}
          {description && (
            <Typography as="span" $column="2 / -1" $type="meta" $color="textSoft">
              {description}
            </Typography>
          )}
        </label>
      ))}
    </Choices>
  </Field>
)
