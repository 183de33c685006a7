import { ChipLink, ChipList, Chip } from '../../components/Chip'

export interface TagListProps {
  /** The accessible name. */
  label: string
  tags: readonly { title: string; page: { path: string } | null }[]
}

/** Tags; those with a page are links. */
export const TagList = ({ label, tags }: TagListProps) => (
  <ChipList aria-label={label}>
    {tags.map(({ title, page }) => (
      <li key={title}>
        {page ? <ChipLink to={page.path}>{title}</ChipLink> : <Chip>{title}</Chip>}
      </li>
    ))}
  </ChipList>
)
