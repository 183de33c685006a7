import styled from 'styled-components'
import { color } from '../styles/colors'
import { space } from '../styles/sizes'
import { monoText } from '../styles/type'
import { Link } from './link/Link'

export interface BreadcrumbItem {
  title: string
  path: string
}

export interface BreadcrumbsProps {
  label: string
  /** The pages above this one, from the top. */
  items: readonly BreadcrumbItem[]
  current: string
}

const List = styled.ol`
  ${monoText}
  line-height: 1.9;

  /* Inline, so that a line breaks only when it is full. */
  li {
    display: inline;
  }

  li + li::before {
    content: '/' / '';
    margin-inline: ${space[2]};
    color: ${color.textFaint};
  }

  a {
    display: inline-block;
    padding: ${space[1]} 0;
    -webkit-text-decoration: underline transparent;
    text-decoration: underline transparent;
    text-underline-offset: 0.25em;
  }

  a:hover {
    color: ${color.text};
    text-decoration-color: ${color.highlight};
  }

  [aria-current] {
    color: ${color.text};
  }
`

/** Links to the pages above this one. */
export const Breadcrumbs = ({ label, items, current }: BreadcrumbsProps) => (
  <nav aria-label={label}>
    <List>
      {items.map(({ title, path }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
      <li>
        <span aria-current="page">{current}</span>
      </li>
    </List>
  </nav>
)
