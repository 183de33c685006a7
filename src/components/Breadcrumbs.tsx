import styled from 'styled-components'
import { Typography } from './text/Typography'
import { color } from '../styles/colors'
import { space } from '../styles/sizes'
import { mono } from '../styles/type'
import { Link } from './link/Link'

/** A page above the current one. */
export interface BreadcrumbItem {
  title: string
  path: string
}

export interface BreadcrumbsProps {
  /** The accessible name of the landmark. */
  label: string
  /** The pages above this one, from the top. */
  items: readonly BreadcrumbItem[]
  /** The name of this page. */
  current: string
}

const List = styled.ol`
  color: ${color.textSoft};
  ${mono}
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
`

const Crumb = styled(Link)`
  display: inline-block;
  padding: ${space[1]} 0;
  text-decoration: underline transparent;
  text-underline-offset: 0.25em;

  &:hover {
    color: ${color.text};
    text-decoration-color: ${color.highlight};
  }
`

/** Links to the pages above this one. */
export const Breadcrumbs = ({ label, items, current }: BreadcrumbsProps) => (
  <nav aria-label={label}>
    <List>
      {items.map(({ title, path }) => (
        <li key={path}>
          <Crumb to={path}>{title}</Crumb>
        </li>
      ))}
      <li>
        <Typography as="span" $color="text" aria-current="page">
          {current}
        </Typography>
      </li>
    </List>
  </nav>
)
