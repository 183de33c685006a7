import styled from 'styled-components'
import { Alert } from '../../components/Alert'
import { color } from '../../styles/colors'
import type { FieldError } from './validity'

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

/** What keeps a form from being sent, with a way to each field. */
export const ErrorSummary = ({ title, errors }: ErrorSummaryProps) => (
  <Alert tone="danger" title={title} autoFocus>
    <List>
      {errors.map(({ name, id, message }) => (
        <li key={name}>
          <a
            href={`#${id}`}
            onClick={(event) => {
              // The address stays as it is: the router would take a hash for a way to go back.
              event.preventDefault()
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
