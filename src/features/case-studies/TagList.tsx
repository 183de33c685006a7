import { ChipLink, ChipList, Chip } from '../../components/Chip'

export interface TagListProps {
  /** What the tags are, for those who hear them. */
  label: string
  tags: readonly { title: string; page: { path: string } | null }[]
}

/** Tags; those that name a page lead there. */
export const TagList = ({ label, tags }: TagListProps) => (
  <ChipList aria-label={label}>
    {tags.map(({ title, page }) => (
      <li key={title}>
        {page ? <ChipLink to={page.path}>{title}</ChipLink> : <Chip>{title}</Chip>}
      </li>
    ))}
  </ChipList>
)
