import styled from 'styled-components'
import { Chip, ChipList } from '../../components/Chip'
import { Link } from '../../components/link/Link'
import { color } from '../../styles/colors'
import { space } from '../../styles/sizes'
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

/* Above the tags. */
const Label = styled.span`
  flex: 0 1 100%;
  color: ${color.textFaint};
  ${type.meta}
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
