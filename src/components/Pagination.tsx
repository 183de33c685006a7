import styled from 'styled-components'
import { color } from '../styles/colors'
import { hiddenInPrint, hairlineTop } from '../styles/mixins'
import { transition } from '../styles/motion'
import { control, hairline, radius, space } from '../styles/sizes'
import { type } from '../styles/type'
import { LabelPart } from './text/LabelPart'
import { Icon } from './icon/Icon'
import { Link } from './link/Link'

export interface PaginationProps {
  label: string
  /** The accessible names of its links; screen readers read "page" before a page number. */
  labels: Record<'page' | 'previous' | 'next', string>
  /** The current page, from 1. */
  current: number
  /** The number of pages; with 1 nothing is rendered. */
  count: number
  pathOf: (page: number) => string
  /** Writes a number in the digits of the site. */
  formatNumber: (page: number) => string
}

const Root = styled.nav`
  padding: ${space[8]} var(--inset);
  ${hairlineTop}
  ${hiddenInPrint}
`

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

const shownPages = (current: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 1,
  )

/** Links to the pages of a long list. */
export const Pagination = ({
  label,
  labels,
  current,
  count,
  pathOf,
  formatNumber,
}: PaginationProps) => {
  if (count < 2) return null
  const renderTurn = (name: 'previous' | 'next', page: number) => (
    <li>
      <Link to={pathOf(page)} rel={name === 'next' ? 'next' : 'prev'} aria-label={labels[name]}>
        <Icon name={name === 'next' ? 'chevron-right' : 'chevron-left'} />
      </Link>
    </li>
  )
  return (
    <Root aria-label={label}>
      <List>
        {current > 1 && renderTurn('previous', current - 1)}
        {shownPages(current, count).map((page) => (
          <li key={page}>
            <Link to={pathOf(page)} aria-current={page === current ? 'page' : undefined}>
              <span>
                <LabelPart label={labels.page} name="number">
                  {formatNumber(page)}
                </LabelPart>
              </span>
            </Link>
          </li>
        ))}
        {current < count && renderTurn('next', current + 1)}
      </List>
    </Root>
  )
}
