import styled from 'styled-components'
import { Chip, ChipList } from '../../components/Chip'
import { Link } from '../../components/link/Link'
import { color } from '../../styles/colors'
import { space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

export interface CaseStudyTagsProps {
  label: string
  tags: readonly { title: string; page: { path: string } | null }[]
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[2]} ${space[4]};
`

/* In front of the tags; in a wide window above them. */
const Label = styled.span`
  min-width: 5rem;
  color: ${color.textFaint};
  ${type.meta}

  ${up.desktop} {
    flex: 0 1 100%;
  }
`

/** Tags with their label; those that have a page are links. */
export const CaseStudyTags = ({ label, tags }: CaseStudyTagsProps) => (
  <Root>
    <Label aria-hidden="true">{label}</Label>
    <ChipList aria-label={label}>
      {tags.map(({ title, page }) => (
        <li key={title}>
          {page ? (
            <Chip as={Link} to={page.path}>
              {title}
            </Chip>
          ) : (
            <Chip>{title}</Chip>
          )}
        </li>
      ))}
    </ChipList>
  </Root>
)
