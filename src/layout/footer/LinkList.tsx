import { useId } from 'react'
import styled from 'styled-components'
import { Link } from '../../components/link/Link'
import { CollapsibleOnMobile } from '../../components/CollapsibleOnMobile'
import type { MenuGroup } from '../../hooks/useNavigation'
import { color } from '../../styles/colors'
import { space } from '../../styles/sizes'
import { type } from '../../styles/type'

/** The heading of a list in the footer. */
export const Title = styled.h2`
  margin-bottom: ${space[3]};
  color: ${color.textFaint};
  ${type.meta}
`

/** A list in the footer. */
export const List = styled.ul`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  overflow-wrap: anywhere;

  a,
  address {
    display: inline-block;
    padding: 0.125rem 0;
    font-style: normal;
  }
`

export interface LinkListProps {
  title: string
  links: readonly MenuGroup[]
}

/** Links under a heading, in a disclosure on phones; renders nothing without links. */
export const LinkList = ({ title, links }: LinkListProps) => {
  const titleId = useId()
  if (links.length === 0) return null
  return (
    <nav aria-labelledby={titleId}>
      <CollapsibleOnMobile heading={<Title id={titleId}>{title}</Title>}>
        <List>
          {links.map(({ title, link }) => (
            <li key={link}>
              <Link to={link}>{title}</Link>
            </li>
          ))}
        </List>
      </CollapsibleOnMobile>
    </nav>
  )
}
