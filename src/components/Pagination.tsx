import styled from 'styled-components'
import { Box } from './grid/Box'
import { color } from '../styles/colors'
import { transition } from '../styles/motion'
import { control, hairline, radius, space } from '../styles/sizes'
import { type } from '../styles/type'
import { VisuallyHidden } from './text/VisuallyHidden'
import { Icon } from './icon/Icon'
import { Link } from './link/Link'

export interface PaginationProps {
  /** The accessible name of the landmark. */
  label: string
  /** The accessible names of its links; screen readers read "page" before a page number. */
  labels: Record<'page' | 'previous' | 'next', string>
  /** The current page, from 1. */
  current: number
  /** The number of pages; with 1 nothing is rendered. */
  count: number
  /** Returns the path of a page, from 1. */
  pathOf: (page: number) => string
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  a {
    display: grid;
    place-items: center;
    min-width: ${control.medium};
    height: ${control.medium};
    padding-inline: ${space[2]};
    border: ${hairline} solid ${color.lineStrong};
    border-radius: ${radius.control};
    color: ${color.textSoft};
    ${type.meta}
    ${transition('background-color')}
  }

  a:hover {
    background: ${color.surfaceRaised};
  }

  [aria-current] {
    background: ${color.surfaceHover};
    border-color: ${color.field};
    color: ${color.text};
  }
`

/** Returns the first and last page, the current page and those next to it. */
const shownPages = (current: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 1,
  )

/** Links to the pages of a long list. */
export const Pagination = ({ label, labels, current, count, pathOf }: PaginationProps) => {
  if (count < 2) return null
  return (
    <Box as="nav" $block={8} $sides="inset" $ruled data-print="hide" aria-label={label}>
      <List>
        {current > 1 && (
          <li>
            <Link to={pathOf(current - 1)} rel="prev" aria-label={labels.previous}>
              <Icon name="chevron-left" />
            </Link>
          </li>
        )}
        {shownPages(current, count).map((page) => (
          <li key={page}>
            <Link to={pathOf(page)} aria-current={page === current ? 'page' : undefined}>
              <span>
                <VisuallyHidden>{labels.page} </VisuallyHidden>
                {page}
              </span>
            </Link>
          </li>
        ))}
        {current < count && (
          <li>
            <Link to={pathOf(current + 1)} rel="next" aria-label={labels.next}>
              <Icon name="chevron-right" />
            </Link>
          </li>
        )}
      </List>
    </Box>
  )
}
