import styled from 'styled-components'
import { ChipLink, ChipList, Chip } from '../../components/Chip'
import { color } from '../../styles/colors'
import { space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

export interface TagListProps {
  /** The label in front of the tags. */
  label: string
  tags: readonly { title: string; page: { path: string } | null }[]
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[2]} ${space[4]};
`

const Label = styled.span`
  min-width: 5rem;

  ${up.desktop} {
    flex-basis: 100%;
  }

  color: ${color.textFaint};
  ${type.meta}
`

/** Tags with their label; those that have a page are links. */
export const TagList = ({ label, tags }: TagListProps) => (
  <Root>
    <Label aria-hidden="true">{label}</Label>
    <ChipList aria-label={label}>
      {tags.map(({ title, page }) => (
        <li key={title}>
          {page ? <ChipLink to={page.path}>{title}</ChipLink> : <Chip>{title}</Chip>}
        </li>
      ))}
    </ChipList>
  </Root>
)
