import styled from 'styled-components'
import { Alert } from '../../components/Alert'
import { color } from '../../styles/colors'
import { revealField } from './form-values'
import type { FieldError } from './field-validation'

export interface ErrorSummaryProps {
  title: string
  errors: readonly FieldError[]
}

const List = styled.ul`
  a {
    display: inline-block;
    padding: 0.125rem 0;
    color: ${color.link};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  a:hover {
    color: ${color.text};
  }
`

/** The errors of a form, each with a link to its field. */
export const ErrorSummary = ({ title, errors }: ErrorSummaryProps) => (
  <Alert tone="danger" title={title} focusOnMount>
    <List>
      {errors.map(({ name, id, message }) => (
        <li key={name}>
          <a
            href={`#${id}`}
            onClick={(event) => {
              // Prevents a hash in the URL, which would add a history entry.
              event.preventDefault()
              revealField(id)
              document.getElementById(id)?.focus()
            }}
          >
            {message}
          </a>
        </li>
      ))}
    </List>
  </Alert>
)
