import styled from 'styled-components'
import { color } from '../styles/colors'
import { space } from '../styles/space'
import { mono } from '../styles/type'
import { Link } from './Link'

export interface BreadcrumbsProps {
  /** The landmark's name. */
  label: string
  /** The pages above this one, from the top. */
  trail: readonly { title: string; path: string }[]
  /** This page's own name. */
  current: string
}

const Trail = styled.ol`
  color: ${color.textSoft};
  ${mono}
  line-height: 1.9;

  /* One text that breaks where a line is full. */
  li {
    display: inline;
  }

  li + li::before {
    content: '/' / '';
    margin-inline: ${space[2]};
    color: ${color.textFaint};
  }
`

const Step = styled(Link)`
  display: inline-block;
  padding: ${space[1]} 0;
  text-decoration: underline transparent;
  text-underline-offset: 0.25em;

  &:hover {
    color: ${color.text};
    text-decoration-color: ${color.lit};
  }
`

const Here = styled.span`
  color: ${color.text};
`

/** Where the page stands in the site. */
export const Breadcrumbs = ({ label, trail, current }: BreadcrumbsProps) => (
  <nav aria-label={label}>
    <Trail>
      {trail.map(({ title, path }) => (
        <li key={path}>
          <Step to={path}>{title}</Step>
        </li>
      ))}
      <li>
        <Here aria-current="page">{current}</Here>
      </li>
    </Trail>
  </nav>
)
